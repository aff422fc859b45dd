import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import type { Answer } from './protocol.ts';
import { show } from './show.ts';

/** Begins what the site names, as soon as it is known what the assistant offers. */
export async function begin(chat: Chat, { what, id }: { what: 'Flow' | 'Form'; id: string }): Promise<Answer> {
  const { guidedFlows, forms } = await assistantOf(chat);
  const flow = what === 'Flow' ? guidedFlows.find((one) => one.id === id) : undefined;
  const form = what === 'Form' ? forms.find((one) => one.id === id) : undefined;
  if (!flow && !form) {
    return { ok: false, code: 'NOT_OFFERED', message: `This assistant offers no such ${what.toLowerCase()}.` };
  }
  show(chat, { page: 'Chat', flow, form });
  return { ok: true };
}

function assistantOf({ store }: Chat): Promise<ChatAssistant> {
  return new Promise((resolve) => {
    const look = () => {
      const { assistant } = store.get();
      if (!assistant) return;
      stop();
      resolve(assistant);
    };
    const stop = store.subscribe(look);
    look();
  });
}
