import { useSyncExternalStore } from 'react';
import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done that changes plan or bill: whoever shows either asks again. */
export const billingChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onBillingChanged = signal.onChanged;

/** How often that was, for a query's `fetchKey`. */
export const useBillingChanges = (): number => useSyncExternalStore(signal.onChanged, signal.count);
