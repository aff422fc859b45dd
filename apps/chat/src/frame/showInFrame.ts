import type { Chat } from '#chat/Chat.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { ChatLink } from '#session/readChatLink.ts';
import { connectHost, type Host } from './connectHost.ts';
import type { FramePage } from './framePage.ts';
import { mayHold } from './mayHold.ts';
import { runInFrame } from './runInFrame.ts';

type Given = {
  element: Element;
  link: ChatLink;
  apiUrl: string;
  memory: ChatMemory;
  /** Starts the chat and shows it in `element`. */
  start: (page: FramePage, onClose: () => void) => Chat;
};

/**
 * The chat in a frame of somebody's site, once that site has said hello. Where it may not hold the chat, it sees and hears nothing
 * of it; that is asked while the chat begins, so that no visitor waits for one after the other.
 */
export async function showInFrame({ element, link, apiUrl, memory, start }: Given): Promise<void> {
  const host = await connectHost(link);
  const allowed = mayHold(apiUrl, link, host.origin);
  const begun: Chat[] = [];
  element.classList.add('invisible');
  runInFrame({
    host: onceAllowed(host, allowed),
    memory,
    start: (page) => {
      const chat = start(page, () => host.tell({ type: 'close', payload: null }));
      begun.push(chat);
      return chat;
    },
  });
  if (await allowed) {
    element.classList.remove('invisible');
    return;
  }
  for (const chat of begun) chat.close();
  element.remove();
  const message = `this assistant may not be shown on ${host.origin}.`;
  host.tell({ type: 'error', payload: { code: 'DOMAIN_NOT_ALLOWED', message } });
}

/** The same site, which hears nothing and is not heard before it may hold the chat. */
const onceAllowed = (host: Host, allowed: Promise<boolean>): Host => ({
  ...host,
  tell: (message) => void allowed.then((isAllowed) => isAllowed && host.tell(message)),
  listen: (onMessage) => void allowed.then((isAllowed) => isAllowed && host.listen(onMessage)),
});
