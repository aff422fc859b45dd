import { diffWords } from 'diff';

/** A piece of a text that was changed. */
export type TextPart = { kind: 'Kept' | 'Added' | 'Removed'; text: string };

/** In characters. What is shorter is read at one glance. */
const SHORTEST = 40;
/** How much of two texts is the same before it helps to see where they differ. */
const ALIKE = 0.4;
/** What stands around a change, in characters, cut between words. */
const AROUND = 45;
/** To take a text apart by its language takes the square of its length. */
const LONGEST_BY_LANGUAGE = 5000;

const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What of a text is gone and new, amid what stands around it. Null: both are better read as a whole. */
export function markedText(before: string, after: string): TextPart[] | null {
  const longest = Math.max(before.length, after.length);
  if (longest < SHORTEST) return null;
  const parts = diffWords(before, after, {
    maxEditLength: 2000,
    ...(longest <= LONGEST_BY_LANGUAGE && { intlSegmenter }),
  })?.map(({ added, removed, value }): TextPart => ({
    kind: added ? 'Added' : removed ? 'Removed' : 'Kept',
    text: value,
  }));
  const kept = parts?.filter(({ kind }) => kind === 'Kept') ?? [];
  const same = kept.reduce((sum, { text }) => sum + text.length, 0);
  if (!parts || parts.length === kept.length || same < Math.min(before.length, after.length) * ALIKE) return null;
  return parts.map((part, index) =>
    part.kind === 'Kept'
      ? { ...part, text: elided(part.text, { isFirst: index === 0, isLast: index === parts.length - 1 }) }
      : part,
  );
}

/** The ends of what is the same: those beside a change. */
function elided(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const start = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/, '');
  const end = isLast ? '' : text.slice(-AROUND).replace(/^\S*/, '');
  return start.length + end.length + SHORTEST < text.length ? `${start}…${end}` : text;
}
