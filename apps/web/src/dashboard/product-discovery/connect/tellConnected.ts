import { notify } from '#ui/toast.ts';

/** Says that a shop is connected now, and what goes on. */
export const tellConnected = (displayName: string) =>
  notify({ kind: 'success', title: `${displayName} is connected`, detail: 'Its products are being fetched.' });
