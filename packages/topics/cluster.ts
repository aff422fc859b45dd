import { alike, middleOf, type Point } from './space.ts';

/** One that is placed, with what stands for it. */
export type PlacedItem<Item> = { item: Item; point: Point };

/**
 * Puts what is alike together: the two nearest groups become one as long as their members are, on average, at least `least`
 * alike (average linkage, by chains of nearest neighbours). The same items in the same order make the same groups.
 */
export function cluster<Item>(items: readonly PlacedItem<Item>[], least: number): Item[][] {
  type Group = { members: PlacedItem<Item>[]; middle: Point };
  const open = new Set<Group>(items.map((one) => ({ members: [one], middle: one.point })));
  const done: Group[] = [];
  let chain: Group[] = [];

  while (open.size > 0) {
    const [first] = open;
    const last = chain.at(-1) ?? first;
    if (!last) break;
    if (chain.length === 0) chain.push(last);
    const previous = chain.at(-2);
    const nearest = nearestTo(last, open, previous);
    if (!nearest || nearest.likeness < least) {
      // No later group is nearer to it than the ones that are there now.
      open.delete(last);
      done.push(last);
      chain = chain.slice(0, -1);
    } else if (nearest.group === previous) {
      const members = [...previous.members, ...last.members];
      open.delete(last);
      open.delete(previous);
      open.add({ members, middle: middleOf(members.map(({ point }) => point)) });
      chain = chain.slice(0, -2);
    } else chain.push(nearest.group);
  }
  return done.map(({ members }) => members.map(({ item }) => item));
}

/** Of several that are as near, the one that the chain came from. */
function nearestTo<Group extends { middle: Point }>(to: Group, groups: ReadonlySet<Group>, before: Group | undefined) {
  let best: { group: Group; likeness: number } | null = before
    ? { group: before, likeness: alike(to.middle, before.middle) }
    : null;
  for (const group of groups) {
    if (group === to || group === before) continue;
    const likeness = alike(to.middle, group.middle);
    if (likeness > (best?.likeness ?? -Infinity)) best = { group, likeness };
  }
  return best;
}
