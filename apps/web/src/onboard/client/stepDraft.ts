import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '#session/sessionStore.ts';
import { type StepId } from '../steps.ts';

/** A text, an uploaded picture, or nothing where something was. */
const Stored = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.object({ address: v.string(), id: v.optional(v.string()) })])),
);
type Kept = v.InferOutput<typeof Stored>;

// One browser may serve several people.
const keyOf = (userId: string | null, step: StepId) => `parley.onboarding.${userId}.${step}`;

/**
 * What somebody changed in a step and did not save, for as long as the tab is open: a reload or another step loses none of it.
 * `begun` is what the step holds without it.
 */
export function useStepDraft<Values extends object>(step: StepId, begun: Values) {
  const userId = useSession(({ auth }) => auth.userId);
  const key = keyOf(userId, step);
  const [draft] = useState(() => knownOf(read(key), begun));
  const isSaved = useRef(false);
  return {
    draft,
    /** Keeps what was changed, until it is saved. */
    keep: (values: Values) => {
      if (!isSaved.current) write(key, changed(begun, values));
    },
    saved: () => {
      isSaved.current = true;
      write(key, {});
    },
  };
}

/** Whether something was changed in a step and is not saved. */
export const hasStepDraft = (userId: string | null, step: StepId): boolean =>
  Object.keys(read(keyOf(userId, step))).length > 0;

/** The fields whose values differ. */
export function changed<Values extends object>(before: object, after: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing: Partial<Values> = { ...after };
  for (const name in after) if (isSame(old.get(name), after[name])) delete differing[name];
  return differing;
}

/** Pictures are the same by what they hold. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function knownOf<Values extends object>(kept: Kept, begun: Values): Partial<Values> {
  const known = Object.entries(kept).filter(([name]) => name in begun);
  // As `keep` has put them there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(known) as Partial<Values>;
}

function read(key: string): Kept {
  try {
    const { success, output } = v.safeParse(Stored, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return success ? output : {};
  } catch {
    return {};
  }
}

/** A full or forbidden storage loses the copy, not what was typed. */
function write(key: string, values: object) {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The fields still hold it.
  }
}
