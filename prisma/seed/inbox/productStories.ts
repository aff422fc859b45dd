import { NORI } from '../assistants.ts';
import { drawing } from '../guided-flows/walk.ts';
import { SEARCHES } from '../shop/searches.ts';
import { ADVICE } from './labels.ts';
import { ai, DAYS, HOURS, visitor, type Story } from './story.ts';

/** Of so many searches one is that of a conversation which is still kept. */
const KEPT = 10;

/** Conversations in which visitors asked for products, as often as `SEARCHES` has them. */
export function productStories(): Story[] {
  const draw = drawing('conversations about products');
  return SEARCHES.flatMap(([query, times, products]) =>
    Array.from({ length: Math.round(times / KEPT) }, (): Story => {
      const ago = 14 * HOURS + (28 * DAYS - 14 * HOURS) * draw();
      const found =
        products.length === 0
          ? 'I have found nothing that fits.'
          : `Here is what we have: ${products.length} that fit.`;
      return {
        visitor: null,
        assistant: NORI,
        status: 'Resolved',
        page: '/shop',
        labels: [ADVICE],
        lines: [visitor(ago, query), ai(ago - 0.2, found)],
        isRead: true,
        isSettled: true,
      };
    }),
  );
}
