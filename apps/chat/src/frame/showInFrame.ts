import type { Chat } from '#chat/Chat.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { ChatLink } from '#session/readChatLink.ts';
import { connectHost } from './connectHost.ts';
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

/** The chat in a frame of somebody's site: once that site has said hello, and only where it may hold the chat. */
export async function showInFrame({ element, link, apiUrl, memory, start }: Given): Promise<void> {
  const host = await connectHost(link);
  if (!(await mayHold(apiUrl, link, host.origin))) {
    const message = `this assistant may not be shown on ${host.origin}.`;
    host.tell({ type: 'error', payload: { code: 'DOMAIN_NOT_ALLOWED', message } });
    element.remove();
    return;
  }
  runInFrame({ host, memory, start: (page) => start(page, () => host.tell({ type: 'close', payload: null })) });
}
