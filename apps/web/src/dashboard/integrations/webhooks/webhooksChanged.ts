import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Calls the listener when something was sent from here. Returns an unsubscribe function. */
export const onWebhooksChanged = signal.onChanged;
/** Something was sent from here: lists of deliveries are other ones. */
export const webhooksChanged = signal.changed;
