import { fillVariables } from './fillVariables.ts';
import type { GraphNode } from './flow.ts';
import type { FlowMessage } from './interpreter.ts';

/** What may be pressed beneath the words of a step. */
export type ShownChoice = {
  nodeId: string;
  kind: 'Button' | 'Link' | 'Handoff' | 'Team' | 'Article' | 'Leave';
  label: string;
  /** Of a Link. */
  url?: string | undefined;
  opensNewTab: boolean;
};

/** What the visitor gets to see of a step, before it is a message. */
export type Shown<Form, EventType> = {
  kind: 'Text' | 'Choices' | 'Team' | 'Article' | 'Question' | 'Form' | 'Booking';
  body: string;
  choices: ShownChoice[];
  memberIds: string[];
  articleId: string | null;
  /** A form that is asked. */
  form?: { nodeId: string; form: Form };
  /** What can be booked. */
  booking?: { nodeId: string; eventType: EventType };
};

type NamedForm = { content: { name: string } };
type NamedEventType = { name: string };

export type Surroundings<Form, EventType> = {
  values: ReadonlyMap<string, string>;
  articleTitles: ReadonlyMap<string, string>;
  /** What can be booked now, by its address. */
  bookable: ReadonlyMap<string, EventType>;
  /** What can be asked now, by its id. */
  askable: ReadonlyMap<string, Form>;
};

const NO_BOOKING =
  'Appointments cannot be booked in this chat right now. Write when it would suit you, and we will find one.';
const NO_FORM = 'The form cannot be filled in right now. Write to us here, and we will come back to you.';

/** What steps say to a visitor. Choices stand beneath the words before them. */
export function shownSteps<Form extends NamedForm, EventType extends NamedEventType>(
  messages: readonly FlowMessage[],
  around: Surroundings<Form, EventType>,
): Shown<Form, EventType>[] {
  const shown: Shown<Form, EventType>[] = [];
  for (const message of messages) {
    if (message.kind === 'Step') {
      shown.push(...shownStep(message.node, around));
      continue;
    }
    const choices = message.nodes.flatMap((node) => choiceOf(node, around) ?? []);
    const before = shown.at(-1);
    if (before?.kind === 'Text') shown.splice(-1, 1, { ...before, kind: 'Choices', choices });
    else shown.push({ ...EMPTY, kind: 'Choices', choices });
  }
  return shown;
}

const EMPTY: Shown<never, never> = { kind: 'Text', body: '', choices: [], memberIds: [], articleId: null };

function shownStep<Form extends NamedForm, EventType extends NamedEventType>(
  node: GraphNode,
  { values, articleTitles, bookable, askable }: Surroundings<Form, EventType>,
): Shown<Form, EventType>[] {
  const said = (text: string) => saidStep(text, values);
  switch (node.type) {
    case 'Text':
      return said(node.data.body);
    case 'Handoff':
      return said(node.data.message);
    case 'Team':
      return [{ ...EMPTY, kind: 'Team', body: node.data.label, memberIds: [...node.data.memberIds] }];
    case 'Form': {
      const { formTemplateId, intro } = node.data;
      const form = askable.get(formTemplateId ?? '');
      if (!form) return said([intro, NO_FORM].filter(Boolean).join('\n\n'));
      return [...said(intro), { ...EMPTY, kind: 'Form', body: form.content.name, form: { nodeId: node.id, form } }];
    }
    case 'Calendly': {
      const { eventTypeUri, title } = node.data;
      const eventType = bookable.get(eventTypeUri ?? '');
      if (!eventType) return said([title && `**${title}**`, NO_BOOKING].filter(Boolean).join('\n\n'));
      const booking = { nodeId: node.id, eventType };
      const body = fillVariables(title, values).trim() || eventType.name;
      return [{ ...EMPTY, kind: 'Booking', body, choices: [leaving(node, 'Not now')], booking }];
    }
    case 'QuestioningArticles': {
      const leave = leaving(node, node.data.exitLabel.trim() || 'Go on');
      return [{ ...EMPTY, kind: 'Question', body: fillVariables(node.data.prompt, values), choices: [leave] }];
    }
    case 'TextArticle': {
      const { articleId, label } = node.data;
      const title = (articleId && articleTitles.get(articleId)) || label;
      return [{ ...EMPTY, kind: 'Article', body: title, articleId }];
    }
    default:
      return [];
  }
}

const leaving = ({ id: nodeId }: GraphNode, label: string): ShownChoice => ({
  nodeId,
  kind: 'Leave',
  label,
  opensNewTab: false,
});

/** What a text says that is shown as a step's. */
export const saidStep = (text: string, values: ReadonlyMap<string, string>): Shown<never, never>[] =>
  text.trim() ? [{ ...EMPTY, body: fillVariables(text, values) }] : [];

function choiceOf(
  node: GraphNode,
  { values, articleTitles }: Pick<Surroundings<never, never>, 'values' | 'articleTitles'>,
): ShownChoice | null {
  const choice = (kind: ShownChoice['kind'], label: string): ShownChoice => ({
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
