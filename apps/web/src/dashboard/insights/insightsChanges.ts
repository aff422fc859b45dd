import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Somebody sorted topics otherwise, or made something of a gap. */
export const insightsChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onInsightsChanged = signal.onChanged;
