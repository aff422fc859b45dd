import type { Asked } from './asked.ts';
import { cluster } from './cluster.ts';
import { alike, middleOf, placed } from './space.ts';

/** A topic that is there already, with questions that speak for it. */
export type KnownTopic = { id: string; members: readonly Asked[] };

export type Sorted = {
  /** Into which topic each question goes that is like those in it. */
  joined: ReadonlyMap<string, string>;
  /** Questions that make a new topic, the largest first. */
  formed: readonly (readonly Asked[])[];
};

/** From so many questions on there is something to tell apart. */
export const FEWEST_QUESTIONS = 20;
/** Fewer than these are no topic yet. */
const SMALLEST_TOPIC = 3;
/** As alike as questions of a topic are on average, at least; found on the corpus. */
const ALIKE = 0.18;

/**
 * Sorts questions into topics. What is in a topic stays there, whatever comes; a new question joins the topic that it is most
 * like, and those that are like none make topics of their own where there are enough. The rest stays unsorted.
 */
export function sortQuestions(topics: readonly KnownTopic[], unsorted: readonly Asked[]): Sorted {
  const all = [...topics.flatMap(({ members }) => members), ...unsorted];
  if (all.length < FEWEST_QUESTIONS) return { joined: new Map(), formed: [] };
  const points = placed(all);
  const pointsOf = (questions: readonly Asked[]) => questions.flatMap(({ id }) => points.get(id) ?? []);
  const middles = topics.map(({ id, members }) => ({ id, middle: middleOf(pointsOf(members)) }));

  const joined = new Map<string, string>();
  for (const { id } of unsorted) {
    const point = points.get(id);
    let best = { id: '', likeness: ALIKE };
    for (const topic of point ? middles : []) {
      const likeness = point ? alike(point, topic.middle) : 0;
      if (likeness > best.likeness) best = { id: topic.id, likeness };
    }
    if (best.id) joined.set(id, best.id);
  }

  const left = unsorted.flatMap((item) => {
    const point = joined.has(item.id) ? undefined : points.get(item.id);
    return point ? [{ item, point }] : [];
  });
  const formed = cluster(left, ALIKE)
    .filter(({ length }) => length >= SMALLEST_TOPIC)
    .toSorted((one, other) => other.length - one.length);
  return { joined, formed };
}
