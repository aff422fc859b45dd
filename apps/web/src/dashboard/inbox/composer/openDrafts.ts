import { keepDraft, keyOf, readDraft, type Draft, type Place } from './drafts.ts';

/** What becomes of a draft, from what it is. */
export type DraftChange = (before: Draft) => Partial<Draft>;

/** How to change the drafts that stand in a composer now. */
const open = new Map<string, (next: DraftChange) => void>();
const watchers = new Set<() => void>();

/** While a composer holds a draft, changes go there; answers how to end that. */
export function holdDraft(place: Place, change: (next: DraftChange) => void): () => void {
  const key = keyOf(place);
  open.set(key, change);
  return () => {
    if (open.get(key) === change) open.delete(key);
  };
}

/** Changes a draft wherever it is: in its composer, or kept for when its conversation is opened again. */
export function changeDraft(place: Place, next: DraftChange) {
  const held = open.get(keyOf(place));
  if (held) return held(next);
  const before = readDraft(place);
  keepDraft(place, { ...before, ...next(before) });
  for (const tell of watchers) tell();
}

/** Tells when a draft was changed that is in no composer; answers how to end that. */
export function watchDrafts(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
