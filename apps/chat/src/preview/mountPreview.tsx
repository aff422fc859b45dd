import * as v from 'valibot';
import { render } from 'preact';
import { assistantSchema } from '#api/answers.ts';
import { ChatPage } from '#ui/ChatPage.tsx';
import { previewChat } from './previewChat.ts';

/** What the page around tells: the assistant as it is to look now. */
const Shown = v.object({ kind: v.literal('parley.preview'), assistant: assistantSchema });

/** What this tells the page around, once it listens. */
const READY = { kind: 'parley.previewReady' };

/**
 * Shows the chat as visitors will see it, of an assistant that the page around describes, and anew whenever it does. Who may be that
 * page is in the policy that this one is served with. Nothing in it can be pressed, and it never takes the focus.
 */
export function mountPreview(element: Element, page: Window = window) {
  const chat = previewChat();
  render(
    <div inert className="h-full overflow-hidden bg-surface">
      <ChatPage chat={chat} />
    </div>,
    element,
  );
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== page.parent) return;
    const { success, output } = v.safeParse(Shown, data);
    if (success) chat.show(output.assistant);
  });
  // It says nothing that not everybody may know.
  page.parent.postMessage(READY, '*');
}
