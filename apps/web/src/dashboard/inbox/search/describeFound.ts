import { count as spelt, counted } from '#ui/format.ts';

/** Beyond this the API does not count. */
const MOST_COUNTED = 1000;

/** «12 conversations», «1,000 or more conversations». */
export function describeFound(count: number): string {
  return count >= MOST_COUNTED ? `${spelt(MOST_COUNTED)} or more conversations` : counted(count, 'conversation');
}

type Shown = { shown: number; count: number; order: 'best' | 'newest' };

/** That there are more than are shown, and which these are; null when these are all. */
export function describeShown({ shown, count, order }: Shown): string | null {
  if (shown >= count) return null;
  const which = order === 'best' ? `The ${shown} best matches` : `The newest ${shown}`;
  return `${which} of ${describeFound(count)}. Another word, or an operator, finds fewer.`;
}
