import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done that makes lists of forms other ones. */
export const formsChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onFormsChanged = signal.onChanged;
