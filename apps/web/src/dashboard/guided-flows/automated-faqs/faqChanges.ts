import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done, here or elsewhere, that makes lists of automated FAQs other ones. */
export const faqsChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onFaqsChanged = signal.onChanged;
