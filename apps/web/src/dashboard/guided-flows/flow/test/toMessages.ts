import type { FormContent } from '@parley/form/form';
import { publicForm } from '@parley/form/publicForm';
import type { FlowMessage } from '@parley/guided-flow/interpreter';
import { saidStep, shownSteps, type Shown, type Surroundings } from '@parley/guided-flow/shownSteps';
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
    articles: ReadonlyMap<string, NonNullable<NonNullable<PreviewedMessage['flowStep']>['article']>>;
  };

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
          choice.kind === 'Leave'
            ? !position.waitingFor.includes(choice.nodeId)
            : position.path.includes(choice.nodeId),
      }));
      return {
        ...plain(key, { author: 'Flow', authorName: assistant, body: shown.body }),
        kind: shown.kind,
        nodeId: shown.form?.nodeId ?? shown.booking?.nodeId ?? null,
        flowStep: { runId: key, choices, people: peopleOf(shown, around.people), article: articleOf(shown, around) },
        form: shown.form ? publicForm(shown.form.form.content) : null,
        answers: done?.answers ?? null,
        isLeft: done?.isLeft ?? false,
        booking: shown.booking ? bookingOf(shown.booking.eventType, done?.startAt) : null,
      };
    });
  });
}

/** A form or a booking that cannot be had in the chat is passed without the visitor; in a test one sees that, and goes on oneself. */
function passedBy(messages: readonly FlowMessage[], { askable, bookable }: Around): Shown<Form, EventType>[] {
  const tasks = messages.flatMap((message) => (message.kind === 'Step' ? message.node : []));
  const passed = tasks.filter(
    ({ type, data }) =>
      (type === 'Form' && !askable.has(data.formTemplateId ?? '')) ||
      (type === 'Calendly' && !bookable.has(data.eventTypeUri ?? '')),
  );
  if (passed.length === 0) return [];
  const choices = passed.map(({ id: nodeId }) => ({
    nodeId,
    kind: 'Leave' as const,
    label: 'Go on',
    opensNewTab: false,
  }));
  return [
    { kind: 'Choices', body: 'Visitors go on from here by themselves.', choices, memberIds: [], articleId: null },
  ];
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

const peopleOf = ({ memberIds }: Shown<Form, EventType>, people: FlowReferences['people']) =>
  memberIds.flatMap((memberId) => people.find(({ id, isActive }) => id === memberId && isActive) ?? []);

const articleOf = ({ articleId }: Shown<Form, EventType>, { articles }: Around) =>
  articleId === null ? null : (articles.get(articleId) ?? null);

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
