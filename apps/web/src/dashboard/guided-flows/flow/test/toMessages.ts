import type { FormContent } from '@parley/form/form';
import { publicForm } from '@parley/form/publicForm';
import { askOf } from '@parley/guided-flow/handoff';
import type { FlowMessage } from '@parley/guided-flow/interpreter';
import { saidStep, shownSteps, shownText, type Shown, type Surroundings } from '@parley/guided-flow/shownSteps';
import type { PreviewedChoice, PreviewedMessage } from '#chat-preview/ChatPreview.tsx';
import type { FlowReferences } from '../references.ts';
import type { TestRun } from './testRun.ts';

type Form = { content: FormContent };
type EventType = { name: string; durationMinutes: number };
type Around = Surroundings<Form, EventType> &
  Pick<FlowReferences, 'people'> & {
    /** What it is called. */
    assistant: string;
    /** What visitors may read, by id. */
    articles: ReadonlyMap<string, Omit<PreviewedArticle, 'display'>>;
    /** Where images are found, by their paths; those that are on their way are not shown yet. */
    images: ReadonlyMap<string, string>;
  };
type PreviewedArticle = NonNullable<NonNullable<PreviewedMessage['flowStep']>['article']>;

/** A line of the flow's, with the step that each of its messages shows. */
export type TestMessage = PreviewedMessage & { nodeId: string | null };

/** The conversation of a test as the chat shows it: by the rule that the API goes by. */
export function toMessages({ lines, position }: TestRun, around: Around): TestMessage[] {
  const { assistant } = around;
  return lines.flatMap((line, index): TestMessage[] => {
    const id = (at: number) => `test-${index}-${at}`;
    if (line.by === 'Visitor') return [plain(id(0), { author: 'Visitor', authorName: 'You', body: line.text })];
    if (line.by === 'Test') return [plain(id(0), { author: 'AI', authorName: assistant, body: line.text })];
    const told = [
      ...saidStep(line.first, around.values),
      ...shownSteps(line.messages, around),
      ...passedBy(line.messages, around),
    ];
    return told.map((shown: Shown<Form, EventType>, at) => {
      const key = id(at);
      const done = line.done[key];
      const choices = shown.choices.map(({ url = null, ...choice }): PreviewedChoice => ({
        ...choice,
        url,
        isPressed:
          choice.kind === 'Leave' || choice.kind === 'Email'
            ? !position.waitingFor.includes(choice.nodeId)
            : position.path.includes(choice.nodeId),
      }));
      return {
        ...plain(key, { author: 'Flow', authorName: assistant, body: shown.body }),
        kind: shown.kind,
        nodeId: shown.form?.nodeId ?? shown.booking?.nodeId ?? null,
        flowStep: {
          runId: key,
          choices,
          people: peopleOf(shown, around.people),
          show: shown.show,
          article: articleOf(shown, around),
          images: shown.images.flatMap(({ path, ...image }) => {
            const url = around.images.get(path);
            return url === undefined ? [] : [{ ...image, url }];
          }),
          delayMs: shown.delayMs,
        },
        form: shown.form ? publicForm(shown.form.form.content) : null,
        answers: done?.answers ?? null,
        isLeft: done?.isLeft ?? false,
        booking: shown.booking ? bookingOf(shown.booking.eventType, done?.startAt) : null,
      };
    });
  });
}

/** What cannot be had in the chat, or need not be asked, is passed without the visitor; in a test one sees that, and goes on oneself. */
function passedBy(messages: readonly FlowMessage[], around: Around): Shown<Form, EventType>[] {
  const passed = messages.flatMap((message) => (isPassed(message, around) ? message.node.id : []));
  if (passed.length === 0) return [];
  const choices = passed.map((nodeId) => ({
    nodeId,
    kind: 'Leave' as const,
    label: 'Go on',
    opens: 'SameTab' as const,
  }));
  return [{ ...shownText('Visitors go on from here by themselves.'), kind: 'Choices', choices }];
}

function isPassed(message: FlowMessage, around: Around): message is Exclude<FlowMessage, { kind: 'Choices' }> {
  if (message.kind === 'Choices') return false;
  if (message.kind === 'Ask') return askOf(message.node, around) === null;
  const { type, data } = message.node;
  return (
    (type === 'Form' && !around.askable.has(data.formTemplateId ?? '')) ||
    (type === 'Calendly' && !around.bookable.has(data.eventTypeUri ?? ''))
  );
}

const plain = (
  id: string,
  said: Pick<PreviewedMessage, 'author' | 'authorName' | 'body'>,
): TestMessage & { kind: PreviewedMessage['kind'] } => ({
  id,
  ...said,
  kind: 'Text',
  nodeId: null,
  flowStep: null,
  form: null,
  answers: null,
  isLeft: false,
  booking: null,
});

/** Addresses of colleagues are not everybody's to see in the dashboard: a test shows one in their place. */
const SAMPLE_ADDRESS = 'name@example.com';

const peopleOf = ({ memberIds, show }: Shown<Form, EventType>, people: FlowReferences['people']) =>
  memberIds.flatMap((memberId) => {
    const person = people.find(({ id, isActive }) => id === memberId && isActive);
    if (!person) return [];
    const { id, name, avatar, title, bio } = person;
    return {
      id,
      name,
      avatar: show.includes('Avatar') ? avatar : null,
      title: show.includes('Title') ? title : null,
      bio: show.includes('Bio') ? bio : null,
      email: show.includes('Contact') ? SAMPLE_ADDRESS : null,
      phone: null,
    };
  });

function articleOf({ articleId, display }: Shown<Form, EventType>, { articles }: Around): PreviewedArticle | null {
  const article = articles.get(articleId ?? '');
  return article ? { ...article, display } : null;
}

const bookingOf = (
  { name: eventTypeName, durationMinutes }: EventType,
  startAt: string | undefined,
): PreviewedMessage['booking'] => ({
  status: startAt ? 'Scheduled' : 'Offered',
  eventTypeName,
  durationMinutes,
  startAt: startAt ?? null,
  name: null,
  email: null,
  cancelUrl: null,
  rescheduleUrl: null,
  canceledByName: null,
  cancelReason: null,
});
