import { fillVariables } from './fillVariables.ts';
import type { ArticleDisplay, GraphNode, LinkTarget, StepImage, TeamDetail } from './flow.ts';
import { askOf, handoffWords, type HandoffNow } from './handoff.ts';
import type { FlowMessage } from './interpreter.ts';
import { isBlank } from './isBlank.ts';
import { OPTION_DEFAULTS } from './stepOptions.ts';
import { withUtm } from './utm.ts';

/** What may be pressed beneath the words of a step. */
export type ShownChoice = {
  nodeId: string;
  /** `Email`: an address is asked for; its label is of the button that gives none. */
  kind: 'Button' | 'Link' | 'Handoff' | 'Team' | 'Article' | 'Leave' | 'Email';
  label: string;
  /** Of a Link. */
  url?: string | undefined;
  opens: LinkTarget;
};

/** What the visitor gets to see of a step, before it is a message. */
export type Shown<Form, EventType> = {
  kind: 'Text' | 'Choices' | 'Team' | 'Article' | 'Question' | 'Form' | 'Booking';
  body: string;
  choices: ShownChoice[];
  memberIds: string[];
  /** What is seen of them beside the names. */
  show: readonly TeamDetail[];
  articleId: string | null;
  display: ArticleDisplay;
  images: readonly StepImage[];
  /** How long the chat seems to write it. */
  delayMs: number;
  /** A form that is asked. */
  form?: { nodeId: string; form: Form };
  /** What can be booked. */
  booking?: { nodeId: string; eventType: EventType };
};

type NamedForm = { content: { name: string } };
type NamedEventType = { name: string };

export type Surroundings<Form, EventType> = HandoffNow<Form> & {
  values: ReadonlyMap<string, string>;
  articleTitles: ReadonlyMap<string, string>;
  /** What can be booked now, by its address. */
  bookable: ReadonlyMap<string, EventType>;
  /** Who is in a team now, by its id. */
  teamMembers: ReadonlyMap<string, readonly string[]>;
};

const ASKS_EMAIL = 'At which email address can we reach you, in case you are not here when we answer?';
const GO_ON = 'Go on';
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
    if (message.kind !== 'Choices') {
      shown.push(...(message.kind === 'Ask' ? asked(message.node, around) : shownStep(message.node, around)));
      continue;
    }
    const choices = message.nodes.flatMap((node) => choiceOf(node, around) ?? []);
    const before = shown.at(-1);
    if (before?.kind === 'Text') shown.splice(-1, 1, { ...before, kind: 'Choices', choices });
    else shown.push({ ...EMPTY, kind: 'Choices', choices });
  }
  return shown;
}

/** A message that says this and shows nothing else. */
export const shownText = (body: string): Shown<never, never> => ({ ...EMPTY, body });

const EMPTY: Shown<never, never> = {
  kind: 'Text',
  body: '',
  choices: [],
  memberIds: [],
  show: OPTION_DEFAULTS.show,
  articleId: null,
  display: OPTION_DEFAULTS.display,
  images: [],
  delayMs: OPTION_DEFAULTS.delayMs,
};

function asked<Form extends NamedForm>(node: GraphNode<'Handoff'>, around: HandoffNow<Form>): Shown<Form, never>[] {
  const ask = askOf(node, around);
  if (ask?.kind === 'Form') {
    return [{ ...EMPTY, kind: 'Form', body: ask.form.content.name, form: { nodeId: node.id, form: ask.form } }];
  }
  if (ask?.kind !== 'Email') return [];
  return [{ ...EMPTY, kind: 'Choices', body: ASKS_EMAIL, choices: [{ ...leaving(node, 'Not now'), kind: 'Email' }] }];
}

function shownStep<Form extends NamedForm, EventType extends NamedEventType>(
  node: GraphNode,
  around: Surroundings<Form, EventType>,
): Shown<Form, EventType>[] {
  const { values, articleTitles, bookable, askable, teamMembers } = around;
  const said = (text: string) => saidStep(text, values);
  switch (node.type) {
    case 'Text': {
      const { body, images = [], delayMs = OPTION_DEFAULTS.delayMs } = node.data;
      if (images.length === 0) return said(body).map((shown) => ({ ...shown, delayMs }));
      return [{ ...EMPTY, body: fillVariables(body, values), images, delayMs }];
    }
    case 'Handoff':
      return said(handoffWords(node, around));
    case 'Team': {
      const { label, teamId, memberIds, show = OPTION_DEFAULTS.show } = node.data;
      const members = teamId === null ? memberIds : (teamMembers.get(teamId) ?? []);
      return [{ ...EMPTY, kind: 'Team', body: label, memberIds: [...members], show }];
    }
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
      const leave = leaving(node, node.data.exitLabel.trim() || GO_ON);
      return [{ ...EMPTY, kind: 'Question', body: fillVariables(node.data.prompt, values), choices: [leave] }];
    }
    case 'TextArticle': {
      const { articleId, label, display = OPTION_DEFAULTS.display } = node.data;
      const title = (articleId && articleTitles.get(articleId)) || label;
      return [{ ...EMPTY, kind: 'Article', body: title, articleId, display }];
    }
    default:
      return [];
  }
}

const leaving = ({ id: nodeId }: GraphNode, label: string): ShownChoice => ({
  nodeId,
  kind: 'Leave',
  label,
  opens: 'SameTab',
});

/** What a text says that is shown as a step's; nothing where it says only what is not known of the visitor. */
export function saidStep(text: string, values: ReadonlyMap<string, string>): Shown<never, never>[] {
  const body = fillVariables(text, values);
  return isBlank(body) ? [] : [{ ...EMPTY, body }];
}

function choiceOf(
  node: GraphNode,
  { values, articleTitles }: Pick<Surroundings<never, never>, 'values' | 'articleTitles'>,
): ShownChoice | null {
  const choice = (kind: ShownChoice['kind'], label: string): ShownChoice => ({
    nodeId: node.id,
    kind,
    // What is not known of the visitor leaves nothing to press.
    label: fillVariables(label, values).trim() || GO_ON,
    opens: 'SameTab',
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
      const url = withUtm(fillVariables(node.data.url, encoded), node.data.utm);
      return { ...choice('Link', node.data.label), url, opens: node.data.opens };
    }
    default:
      return null;
  }
}
