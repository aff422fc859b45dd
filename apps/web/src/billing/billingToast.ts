import { notify, type Toast } from '#ui/toast.ts';

/** A toast of the billing area, which stays for 5000 ms (spec §9). */
export function billingToast(kind: Toast['kind'], title: string, detail?: string) {
  notify({ kind, title, detail, duration: 'long' });
}
