import type { Asked } from './faq.ts';
import { equally, similarity } from './similarity.ts';

type Group<Item> = [Item, ...Item[]];

/**
 * Puts questions together that ask the same. Each joins the group whose first question it is most like, if it is at least `alike`; so that
 * chains of neighbours do not grow into groups that have nothing in common.
 */
export function groupAlike<Item extends Asked>(items: readonly Item[], alike: number): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    let best: { group: Group<Item>; score: number } | null = null;
    for (const group of groups) {
      const score = similarity(item, group[0], equally);
      if (score >= alike && score > (best?.score ?? 0)) best = { group, score };
    }
    if (best) best.group.push(item);
    else groups.push([item]);
  }
  return groups;
}
