import { NORI } from '../assistants.ts';
import { drawing } from '../guided-flows/walk.ts';
import { SEARCHES } from '../shop/searches.ts';
import { ADVICE } from './labels.ts';
import { ai, DAYS, HOURS, visitor, type Line, type Story } from './story.ts';

/** Of those who looked for something so many look for something else, too. */
const ASK_ON = 0.4;

/** The conversations in which visitors looked for products, as often as `SEARCHES` has them: each search is asked in one. */
export function productStories(): Story[] {
  const draw = drawing('conversations about products');
  const asked = SEARCHES.flatMap(([query, times, products]) =>
    Array.from({ length: times }, () => ({ query, found: products.length, place: draw() })),
  ).toSorted((one, other) => one.place - other.place);
  const stories: Story[] = [];
  for (let at = 0; at < asked.length;) {
    const ago = 14 * HOURS + (28 * DAYS - 14 * HOURS) * draw();
    const count = draw() < ASK_ON ? 2 : 1;
    const lines = asked.slice(at, at + count).flatMap(({ query, found }, index): Line[] => {
      const answer = found === 0 ? 'I have found nothing that fits.' : `Here is what we have: ${found} that fit.`;
      return [visitor(ago - index * 2, query), ai(ago - index * 2 - 0.2, answer)];
    });
    at += count;
    stories.push({
      visitor: null,
      assistant: NORI,
      status: 'Resolved',
      page: '/shop',
      labels: [ADVICE],
      lines,
      isRead: true,
      isSettled: true,
    });
  }
  return stories;
}
