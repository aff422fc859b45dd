import { likeness } from '@parley/retrieval/vectors';

type Question = { text: string; vector: Int8Array | null };

/** As near as questions must be to ask the same. */
const ALIKE = 0.75;

/**
 * Puts questions together that ask the same, the largest group first. Each joins the group whose first question it is most like, so that
 * chains of neighbours do not grow into groups that have nothing in common.
 */
export function groupQuestions<Item extends Question>(questions: readonly Item[]): Item[][] {
  const groups: { first: Item; members: Item[] }[] = [];
  for (const question of questions) {
    let best: { members: Item[]; score: number } | null = null;
    for (const { first, members } of groups) {
      const score = sameness(question, first);
      if (score >= ALIKE && score > (best?.score ?? 0)) best = { members, score };
    }
    if (best) best.members.push(question);
    else groups.push({ first: question, members: [question] });
  }
  return groups.map(({ members }) => members).toSorted((one, other) => other.length - one.length);
}

function sameness(one: Question, other: Question): number {
  if (keyOf(one.text) === keyOf(other.text)) return 1;
  return one.vector && other.vector && one.vector.length === other.vector.length
    ? likeness(one.vector, other.vector)
    : 0;
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
