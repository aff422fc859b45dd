import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '#session/sessionStore.ts';
import { type StepId } from '../steps.ts';

const Stored = v.record(v.string(), v.string());

/**
 * What somebody typed into a step and did not save, for as long as the tab is open: a reload or another step loses none of it.
 * `begun` is what the step holds without it.
 */
export function useStepDraft<Values extends object>(step: StepId, begun: Values) {
  const userId = useSession(({ auth }) => auth.userId);
  // One browser may serve several people.
  const key = `parley.onboarding.${userId}.${step}`;
  const [draft] = useState(() => read(key, begun));
  const isSaved = useRef(false);
  return {
    draft,
    /** Keeps what was changed, until it is saved. */
    keep: (values: Values) => {
      if (!isSaved.current) write(key, textsIn(changed(begun, values)));
    },
    saved: () => {
      isSaved.current = true;
      write(key, {});
    },
  };
}

/** The fields whose values differ. */
export function changed<Values extends object>(before: object, after: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before));
  const differing: Partial<Values> = { ...after };
  for (const name in after) if (old.get(name) === after[name]) delete differing[name];
  return differing;
}

const textsIn = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

function read<Values extends object>(key: string, begun: Values): Partial<Values> {
  try {
    const { success, output } = v.safeParse(Stored, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    const known = success ? Object.entries(output).filter(([name]) => name in begun) : [];
    // Only texts are kept, and fields that hold one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return {};
  }
}

/** A full or forbidden storage loses the copy, not what was typed. */
function write(key: string, values: Record<string, string>) {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The fields still hold it.
  }
}
