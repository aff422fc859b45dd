import { paths } from '#router/paths.ts';
import { notify } from '#ui/toast.ts';

/** Puts the address of a conversation on the clipboard, and says so. */
export async function copyConversationLink(id: string) {
  try {
    await navigator.clipboard.writeText(new URL(paths.conversation(id), location.origin).href);
    notify({ kind: 'success', title: 'Link copied.' });
  } catch {
    notify({
      kind: 'error',
      title: 'The link could not be copied.',
      detail: 'Copy it from the address bar instead.',
    });
  }
}
