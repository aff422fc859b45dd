import type { ConversationStatus } from '#__generated__/resolvers.ts';

/** What `is:` may say beside a status. */
export const STATES = ['unread', 'unassigned', 'handoff', 'note'] as const;
export type State = (typeof STATES)[number];

/** What operators say of a conversation. Of one given several times any will do, but `is:` and `has:` add up. */
export type Traits = {
  from: string[];
  labels: string[];
  assignees: string[];
  statuses: ConversationStatus[];
  states: State[];
  hasFile: boolean;
};

/** A search as a person has typed it, taken apart. */
export type ParsedSearch = Traits & {
  /** In lower case, without the marks that belong to no word. */
  words: readonly string[];
  /** What a conversation must have none of: `-label:Repairs`. */
  not: Traits;
  /** Days such as «2026-11-19». */
  before: string | null;
  after: string | null;
};

const STATUSES: readonly ConversationStatus[] = ['Open', 'Pending', 'Snoozed', 'Resolved'];
/** `from:maya`, `-label:"Shop floor"`, a word, or words in quotes. */
const PART = /(?:(-?\w+):)?(?:"([^"]*)"|(\S+))/gu;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** More would only make the search slow. */
const MOST_WORDS = 12;

/** What `typed` asks for. What looks like an operator and is none is searched for as it stands. */
export function parseSearch(typed: string): ParsedSearch {
  const found = {
    ...noTraits(),
    words: [] as string[],
    not: noTraits(),
    before: null as string | null,
    after: null as string | null,
  };
  for (const [whole, operator = '', quoted, plain = ''] of typed.matchAll(PART)) {
    const value = (quoted ?? plain).trim();
    if (!value || !take(operator.toLowerCase(), value)) found.words.push(...wordsOf(whole));
  }
  return { ...found, words: [...new Set(found.words)].slice(0, MOST_WORDS) };

  function take(operator: string, value: string): boolean {
    if (operator.startsWith('-')) return takeTrait(found.not, operator.slice(1), value);
    if (operator === 'before' && isDay(value)) found.before = value;
    else if (operator === 'after' && isDay(value)) found.after = value;
    else return takeTrait(found, operator, value);
    return true;
  }
}

const noTraits = (): Traits => ({ from: [], labels: [], assignees: [], statuses: [], states: [], hasFile: false });

function takeTrait(traits: Traits, operator: string, value: string): boolean {
  const status = STATUSES.find((one) => one.toLowerCase() === value.toLowerCase());
  const state = STATES.find((one) => one === value.toLowerCase());
  if (operator === 'from') traits.from.push(value);
  else if (operator === 'label') traits.labels.push(value);
  else if (operator === 'assignee') traits.assignees.push(value);
  else if (operator === 'is' && status) traits.statuses.push(status);
  else if (operator === 'is' && state) traits.states.push(state);
  else if (operator === 'has' && value.toLowerCase() === 'file') traits.hasFile = true;
  else return false;
  return true;
}

/** As the index takes words apart. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? [];
}

function isDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  // A day that its month does not have is taken for one of the next.
  const start = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(value);
}
