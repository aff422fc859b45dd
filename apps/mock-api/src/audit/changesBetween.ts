import type { AuditChange } from '#__generated__/resolvers.ts';

type Value = string | number | boolean | Date | null | undefined | readonly string[];

/** The longest text that the log keeps of one value. */
const MOST_CHARACTERS = 300;

/** What is different between two states of a thing, for the fields that `words` names as people would. */
export function changesBetween<Field extends string>(
  before: Readonly<Record<NoInfer<Field>, Value>>,
  after: Readonly<Record<NoInfer<Field>, Value>>,
  words: Readonly<Record<Field, string>>,
): AuditChange[] {
  const fields = Object.keys(words).filter((field): field is Field => field in words);
  return fields.flatMap((field) => {
    const [was, is] = [inWords(before[field]), inWords(after[field])];
    return was === is ? [] : [{ field: words[field], before: short(was), after: short(is) }];
  });
}

function inWords(value: Value): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.join(', ') || null : String(value);
}

function short(text: string | null): string | null {
  if (text === null || text.length <= MOST_CHARACTERS) return text;
  // Half a character at the end would be stored as another one.
  return `${text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
