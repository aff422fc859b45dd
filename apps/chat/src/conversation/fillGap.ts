import type { Message, MessagePage } from '#api/ChatApi.ts';

/** Asks for one page: the newest without a cursor, the one before it with one. Null when the conversation is gone. */
type LoadPage<P extends MessagePage> = (before: string | null) => Promise<P | null>;

/**
 * Loads newest pages backwards until they meet `completeUpTo`, the last sequence before the gap (0: nothing known, one
 * page is enough). Answers the newest page and all messages found; null when the conversation is gone.
 */
export async function fillGap<P extends MessagePage>(
  completeUpTo: number,
  load: LoadPage<P>,
): Promise<{ newest: P; messages: Message[] } | null> {
  const newest = await load(null);
  if (!newest) return null;
  const messages = [...newest.messages];
  if (completeUpTo === 0) return { newest, messages };
  let page: MessagePage = newest;
  while (page.startCursor && page.hasOlder && (page.messages[0]?.sequence ?? 0) > completeUpTo + 1) {
    // Each page needs the cursor of the one after it.
    // oxlint-disable-next-line no-await-in-loop
    const older = await load(page.startCursor);
    if (!older) return null;
    messages.push(...older.messages);
    page = older;
  }
  return { newest, messages };
}
