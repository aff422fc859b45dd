type Draft = { userId: string | null; conversationId: string };

/** What this person typed into a conversation's composer and did not send; empty where storage is not allowed. */
export function readDraft(draft: Draft): string {
  try {
    return localStorage.getItem(keyOf(draft)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `text` until it is sent; an empty one is forgotten. A full or forbidden storage loses the copy, not the text typed. */
export function keepDraft(draft: Draft, text: string) {
  try {
    if (text) localStorage.setItem(keyOf(draft), text);
    else localStorage.removeItem(keyOf(draft));
  } catch {
    // The composer still holds it.
  }
}

/** One browser may serve several people. */
function keyOf({ userId, conversationId }: Draft): string {
  return `parley.draft.${userId}.${conversationId}`;
}
