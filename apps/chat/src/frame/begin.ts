import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import type { Answer } from './protocol.ts';
import { show } from './show.ts';

/** Begins what the site names, as soon as the API has said what the assistant offers now. */
export async function begin(chat: Chat, { what, id }: { what: 'Flow' | 'Form'; id: string }): Promise<Answer> {
  const offered = await offeredBy(chat);
  const flow = what === 'Flow' ? offered?.guidedFlows.find((one) => one.id === id) : undefined;
  const form = what === 'Form' ? offered?.forms.find((one) => one.id === id) : undefined;
  if (!flow && !form) {
    return { ok: false, code: 'NOT_OFFERED', message: `This assistant offers no such ${what.toLowerCase()}.` };
  }
  show(chat, { page: 'Chat', flow, form });
  return { ok: true };
}

/** Null where there is no such assistant. */
function offeredBy({ store }: Chat): Promise<ChatAssistant | null> {
  return new Promise((resolve) => {
    const look = () => {
      const { phase, assistant } = store.get();
      if (phase !== 'open' && phase !== 'unavailable') return;
      stop();
      resolve(phase === 'open' ? assistant : null);
    };
    const stop = store.subscribe(look);
    look();
  });
}
