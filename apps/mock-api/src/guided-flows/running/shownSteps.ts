import type { MessageKind } from '@parley/db';
import { fillVariables } from '@parley/guided-flow/fillVariables';
import type { GraphNode } from '@parley/guided-flow/flow';
import type { FlowMessage } from '@parley/guided-flow/interpreter';
import type { BookingStep } from '#integrations/calendly/bookings/offerBooking.ts';
import type { EventTypeRow } from '#integrations/calendly/eventTypes.ts';
import type { FlowPayload } from './flowPayload.ts';

/** What the visitor gets to see of a step, before it is a message. */
export type Shown = { kind: MessageKind; body: string; booking?: BookingStep } & Omit<FlowPayload, 'runId'>;

type Surroundings = {
  values: ReadonlyMap<string, string>;
  articleTitles: ReadonlyMap<string, string>;
  /** What can be booked now, by its address. */
  bookable: ReadonlyMap<string, EventTypeRow>;
};
type Choice = FlowPayload['choices'][number];

const NO_BOOKING =
  'Appointments cannot be booked in this chat right now. Write when it would suit you, and we will find one.';

/** What steps say to a visitor. Choices stand beneath the words before them. */
export function shownSteps(messages: readonly FlowMessage[], around: Surroundings): Shown[] {
  const shown: Shown[] = [];
  for (const message of messages) {
    if (message.kind === 'Step') {
      const step = shownStep(message.node, around);
      if (step) shown.push(step);
      continue;
    }
    const choices = message.nodes.flatMap((node) => choiceOf(node, around) ?? []);
    const before = shown.at(-1);
    if (before?.kind === 'Text') shown.splice(-1, 1, { ...before, kind: 'Choices', choices });
    else shown.push({ ...EMPTY, kind: 'Choices', choices });
  }
  return shown;
}

const EMPTY: Shown = { kind: 'Text', body: '', choices: [], memberIds: [], articleId: null };

function shownStep(node: GraphNode, { values, articleTitles, bookable }: Surroundings): Shown | null {
  const said = (text: string): Shown | null => (text.trim() ? { ...EMPTY, body: fillVariables(text, values) } : null);
  switch (node.type) {
    case 'Text':
      return said(node.data.body);
    case 'Handoff':
      return said(node.data.message);
    case 'Team':
      return { ...EMPTY, kind: 'Team', body: node.data.label, memberIds: [...node.data.memberIds] };
    case 'Form':
      return said([node.data.intro, node.data.afterwards].filter((text) => text.trim()).join('\n\n'));
    case 'Calendly': {
      const { eventTypeUri, title } = node.data;
      const eventType = bookable.get(eventTypeUri ?? '');
      if (!eventType) return said([title && `**${title}**`, NO_BOOKING].filter(Boolean).join('\n\n'));
      const booking = { nodeId: node.id, eventType };
      const body = fillVariables(title, values).trim() || eventType.name;
      return { ...EMPTY, kind: 'Booking', body, choices: [leaving(node, 'Not now')], booking };
    }
    case 'QuestioningArticles': {
      const leave = leaving(node, node.data.exitLabel.trim() || 'Go on');
      return { ...EMPTY, kind: 'Question', body: fillVariables(node.data.prompt, values), choices: [leave] };
    }
    case 'TextArticle': {
      const { articleId, label } = node.data;
      const title = (articleId && articleTitles.get(articleId)) || label;
      return { ...EMPTY, kind: 'Article', body: title, articleId };
    }
    default:
      return null;
  }
}

const leaving = ({ id: nodeId }: GraphNode, label: string): Choice => ({
  nodeId,
  kind: 'Leave',
  label,
  opensNewTab: false,
});

/** What a text says that is shown as a step's. */
export const saidStep = (text: string, values: ReadonlyMap<string, string>): Shown[] =>
  text.trim() ? [{ ...EMPTY, body: fillVariables(text, values) }] : [];

function choiceOf(node: GraphNode, { values, articleTitles }: Surroundings): Choice | null {
  const choice = (kind: Choice['kind'], label: string): Choice => ({
    nodeId: node.id,
    kind,
    label: fillVariables(label, values).trim(),
    opensNewTab: false,
  });
  switch (node.type) {
    case 'Button':
      return choice('Button', node.data.label);
    case 'Handoff':
      return choice('Handoff', node.data.label || 'Talk to a person');
    case 'Team':
      return choice('Team', node.data.label);
    case 'TextArticle':
      return choice('Article', node.data.label || articleTitles.get(node.data.articleId ?? '') || 'Read the article');
    case 'Link': {
      const encoded = new Map([...values].map(([name, value]) => [name, encodeURIComponent(value)]));
      const url = fillVariables(node.data.url, encoded);
      return { ...choice('Link', node.data.label), url, opensNewTab: node.data.opens === 'NewTab' };
    }
    default:
      return null;
  }
}
