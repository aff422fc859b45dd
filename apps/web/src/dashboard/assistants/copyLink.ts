import { notify } from '#ui/toast.ts';

/** Puts an address on the clipboard, and says what came of it. */
export async function copyLink(link: string, detail = link) {
  try {
    await navigator.clipboard.writeText(link);
    notify({ kind: 'success', title: 'Link copied', detail });
  } catch {
    notify({ kind: 'error', title: 'The link could not be copied.', detail: link });
  }
}
