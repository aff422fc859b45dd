import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done, here or elsewhere, that makes lists and counts of content other ones. */
export const contentChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onContentChanged = signal.onChanged;
