import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Something was done, here or elsewhere, that makes the list of users another one. */
export const usersChanged = signal.changed;

/** Calls the listener at each such change. Returns an unsubscribe function. */
export const onUsersChanged = signal.onChanged;
