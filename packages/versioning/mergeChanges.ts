import { byId, changesBetween, isObject, own, type Json, type JsonObject, type Path } from './changesBetween.ts';

/** `conflicts`: what both have changed, each in another way; there the merged content has `mine`. */
export type Merged = { content: Json; conflicts: Path[] };

/**
 * Three-way merge: what two people made of the same `base`. What one of them left alone is as the other has it. Lists whose
 * entries have ids are merged entry by entry, in the order of who changed it (mine when both did); other lists as one value.
 */
export function mergeChanges({ base, mine, theirs }: { base: Json; mine: Json; theirs: Json }): Merged {
  const conflicts: Path[] = [];
  const content = merge(base, mine, theirs, [], conflicts);
  return { content: content ?? null, conflicts };
}

const isSame = (a: Json | undefined, b: Json | undefined) =>
  a === undefined || b === undefined ? a === b : changesBetween(a, b).length === 0;

type Maybe = Json | undefined;

function merge(base: Maybe, mine: Maybe, theirs: Maybe, path: Path, conflicts: Path[]): Maybe {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (base !== undefined && mine !== undefined && theirs !== undefined) {
    if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects(base, mine, theirs, path, conflicts);
    const lists = [base, mine, theirs].map((value) => (Array.isArray(value) ? byId(value) : null));
    const [before, ours, others] = lists;
    if (before && ours && others) return mergeLists(before, ours, others, path, conflicts);
  }
  conflicts.push(path);
  return mine;
}

function mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, path: Path, conflicts: Path[]): Json {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    keys.flatMap((key): [string, Json][] => {
      const value = merge(own(base, key), own(mine, key), own(theirs, key), [...path, key], conflicts);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

type Entries = ReadonlyMap<string, Json>;

function mergeLists(base: Entries, mine: Entries, theirs: Entries, path: Path, conflicts: Path[]): Json {
  const order = isSameOrder(base, mine) ? [...theirs.keys(), ...mine.keys()] : [...mine.keys(), ...theirs.keys()];
  return [...new Set(order)].flatMap((id) => {
    const entry = merge(base.get(id), mine.get(id), theirs.get(id), [...path, `#${id}`], conflicts);
    return entry === undefined ? [] : [entry];
  });
}

const isSameOrder = (base: Entries, mine: Entries) => {
  const kept = [...mine.keys()].filter((id) => base.has(id));
  return kept.join() === [...base.keys()].filter((id) => mine.has(id)).join();
};
