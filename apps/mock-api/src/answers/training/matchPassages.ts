import type { Passage } from '@parley/db';
import type { SplitPassage } from '@parley/retrieval/splitPassages';
import { saying, sayingsOf } from '#content/passages/madeOf.ts';

type Before = Pick<Passage, 'id' | 'heading' | 'text' | 'isEdited' | 'madeOf'>;
type Matched<One> = { kept: One; page: number | null } | { added: SplitPassage };

/**
 * What becomes of an article's passages when it is cut anew, in its order: those that say the same stay. What somebody changed
 * stays in place of what it was made of, where the article still says all of that: else answers would go on saying what it
 * does not say any more.
 */
export function matchPassages<One extends Before>(
  before: readonly One[],
  cut: readonly SplitPassage[],
): Matched<One>[] {
  const said = new Set(cut.map((one) => saying(one)));
  const bySaying = new Map<string, One[]>();
  for (const passage of before) {
    const sayings = sayingsOf(passage);
    if (sayings.length === 0 || !sayings.every((one) => said.has(one))) continue;
    for (const one of sayings) bySaying.set(one, [...(bySaying.get(one) ?? []), passage]);
  }
  const placed = new Set<One>();
  return cut.flatMap((added): Matched<One>[] => {
    const standing = bySaying.get(saying(added));
    if (!standing) return [{ added }];
    const next = standing.filter((passage) => !placed.has(passage));
    for (const passage of next) placed.add(passage);
    return next.map((kept) => ({ kept, page: added.page }));
  });
}
