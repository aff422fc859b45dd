import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done that makes the list of flows another one. */
export const guidedFlowsChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onGuidedFlowsChanged = signal.onChanged;
