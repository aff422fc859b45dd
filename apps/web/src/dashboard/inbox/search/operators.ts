import { isDay } from '#ui/date-range/days.ts';

/** What each operator of the search takes, in words for people; the API has the same (`searchConversations`). */
const OPERATORS = {
  from: { takes: 'a name, or me', fits: () => true },
  label: { takes: 'the name of a label', fits: () => true },
  assignee: { takes: 'a name, me or none', fits: () => true },
  is: {
    takes: 'open, pending, snoozed, resolved, unread, unassigned, handoff or note',
    fits: (value: string) => /^(open|pending|snoozed|resolved|unread|unassigned|handoff|note)$/i.test(value),
  },
  has: { takes: 'file', fits: (value: string) => /^file$/i.test(value) },
  before: { takes: 'a day such as 2026-11-19', fits: isDay },
  after: { takes: 'a day such as 2026-11-19', fits: isDay },
} as const;

/** As they stand beside the field. */
export const OPERATOR_HINTS = ['from:', 'label:', 'assignee:', 'is:', 'has:file', 'before:', 'after:', '-label:'];

/** A word and a colon, perhaps after a minus, with what follows it; neither an address of the web nor a time of day. */
const PART = /(?<=^|\s)(-?)([a-z]+):(?!\/\/)(?:"([^"]*)"?|(\S*))/giu;

/** Why the first operator in a search that does nothing does nothing; null when each does what it says. */
export function operatorProblem(typed: string): string | null {
  for (const [, minus = '', name = '', quoted, plain = ''] of typed.matchAll(PART)) {
    const operator = operatorOf(name.toLowerCase());
    const value = (quoted ?? plain).trim();
    const isKnown = operator !== undefined && !(minus && operator.fits === isDay);
    if (!isKnown) return `There is no “${minus}${name}:”: the words are searched as written.`;
    if (!value || !operator.fits(value)) return `“${minus}${name}:” takes ${operator.takes}.`;
  }
  return null;
}

function operatorOf(name: string) {
  return Object.entries(OPERATORS).find(([known]) => known === name)?.[1];
}
