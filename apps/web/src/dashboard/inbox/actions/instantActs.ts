export type InstantAct = 'resolve' | 'takeOver';
type Acts = Readonly<Record<InstantAct, (ids: readonly string[]) => void>>;

/** What was pressed so long ago is not meant any more. */
const PATIENCE_MS = 5000;

let acts: Acts | null = null;
let pressed: { act: InstantAct; ids: readonly string[]; at: number }[] = [];

/** Does at once what a single key is for, as soon as the code for it has come, which it may not have yet. */
export function actAtOnce(act: InstantAct, ids: readonly string[]) {
  if (acts) acts[act](ids);
  else pressed.push({ act, ids, at: performance.now() });
}

/** The code for it is here. Answers how to go again. */
export function provideActs(next: Acts): () => void {
  acts = next;
  const due = pressed.filter(({ at }) => performance.now() - at < PATIENCE_MS);
  pressed = [];
  for (const { act, ids } of due) next[act](ids);
  return () => {
    acts = null;
  };
}

/** Whoever pressed it has left. */
export function forgetPresses() {
  pressed = [];
}
