import * as v from 'valibot';
import type { ChatLink } from '#session/readChatLink.ts';

const answer = v.object({ isShown: v.boolean() });

/**
 * Whether a page of this origin may hold the chat. Where the API cannot be asked nothing is refused: without it there is no chat
 * either, and who was here before reads so.
 */
export async function mayHold(apiUrl: string, link: ChatLink, origin: string): Promise<boolean> {
  // Pages without an origin of their own, such as files, call it «null».
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  const search = new URLSearchParams({ ...link, host });
  try {
    const response = await fetch(`${apiUrl}/widget/config?${search.toString()}`, { credentials: 'omit' });
    const read = v.safeParse(answer, await response.json());
    return read.success && read.output.isShown;
  } catch {
    return true;
  }
}
