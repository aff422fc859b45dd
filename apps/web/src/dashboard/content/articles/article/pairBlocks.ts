import { diffArrays } from 'diff';

/** A paragraph, heading, entry or row of an article. */
export type Block = { type: string; text: string; html: string };

/** A block that has the same id in both versions. `formatting`: its markup, where it alone was changed. */
export type PairedBlock = { id: string; type: string; text: string; formatting?: string };

/** In blocks. Where more was changed, nothing is the same any more. */
const MOST_CHANGED = 1000;
/** How many words two texts share, of all they have, when one was made of the other. */
const ALIKE = 0.5;

/** Finds each block of a version in the other, also where its text was changed. */
export function pairBlocks(before: readonly Block[], after: readonly Block[]): [PairedBlock[], PairedBlock[]] {
  const partners = partnersOf(before, after);
  const origins = new Map([...partners].map(([earlier, later]) => [later, earlier]));
  const paired = (block: Block, id: string, other: Block | undefined): PairedBlock => {
    const { html, ...said } = block;
    return { id, ...said, ...(isSame(block, other) && other?.html !== html && { formatting: html }) };
  };
  return [
    before.map((block, index) => paired(block, String(index), after[partners.get(index) ?? -1])),
    after.map((block, index) => {
      const origin = origins.get(index);
      return paired(block, origin === undefined ? `new ${index}` : String(origin), before[origin ?? -1]);
    }),
  ];
}

/** By the place of a block the place of the same one in the other version. */
function partnersOf(before: readonly Block[], after: readonly Block[]): Map<number, number> {
  const partners = new Map<number, number>();
  const [gone, fresh]: [number[], number[]] = [[], []];
  let run: Run = { gone: [], fresh: [] };
  const endRun = () => {
    for (const [earlier, later] of pairsIn(run, before, after)) partners.set(earlier, later);
    const taken = new Set(partners.values());
    gone.push(...run.gone.filter((index) => !partners.has(index)));
    fresh.push(...run.fresh.filter((index) => !taken.has(index)));
    run = { gone: [], fresh: [] };
  };
  let [earlier, later] = [0, 0];
  for (const { added, removed, count } of differences(before, after)) {
    if (!added && !removed) endRun();
    for (let index = 0; index < count; index += 1) {
      if (removed) run.gone.push(earlier + index);
      else if (added) run.fresh.push(later + index);
      else partners.set(earlier + index, later + index);
    }
    if (!added) earlier += count;
    if (!removed) later += count;
  }
  endRun();
  for (const place of gone) {
    const moved = fresh.findIndex((index) => isSame(before[place], after[index]));
    if (moved !== -1) partners.set(place, fresh.splice(moved, 1)[0] ?? -1);
  }
  return partners;
}

type Difference = { added: boolean; removed: boolean; count: number };

const differences = (before: readonly Block[], after: readonly Block[]): readonly Difference[] =>
  diffArrays([...before], [...after], { comparator: isSame, maxEditLength: MOST_CHANGED }) ?? [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ];

const isSame = (one: Block | undefined, other: Block | undefined) =>
  one?.text === other?.text && one?.type === other?.type;

/** What is gone and what is new between two blocks that are the same, by their places. */
type Run = { gone: number[]; fresh: number[] };

function pairsIn({ gone, fresh }: Run, before: readonly Block[], after: readonly Block[]): [number, number][] {
  if (gone.length * fresh.length > MOST_CHANGED) return [];
  const pairs: [number, number][] = [];
  let from = 0;
  for (const earlier of gone) {
    const likeness = fresh.slice(from).map((later) => likenessOf(before[earlier], after[later]));
    const best = Math.max(0, ...likeness);
    if (best < ALIKE) continue;
    const at = from + likeness.indexOf(best);
    pairs.push([earlier, fresh[at] ?? -1]);
    from = at + 1;
  }
  const [only, other] = [gone[0], fresh[0]];
  const isReplaced = gone.length === 1 && fresh.length === 1 && pairs.length === 0;
  if (isReplaced && only !== undefined && other !== undefined && before[only]?.type === after[other]?.type) {
    pairs.push([only, other]);
  }
  return pairs;
}

/** From 0 to 1: how many of their words are in both. */
function likenessOf(one: Block | undefined, other: Block | undefined): number {
  if (!one || !other) return 0;
  if (one.text === other.text) return 1;
  if (one.type !== other.type) return 0;
  const [words, others] = [wordsOf(one.text), wordsOf(other.text)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / Math.max(1, words.size + others.size);
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu),
  );
