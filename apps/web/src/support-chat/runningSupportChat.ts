import { scriptFailed } from '#session/chatbot.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { type SupportChatService, type SupportChatStart } from './supportChatService.ts';

let service: SupportChatService | null = null;

/** The script has come: this is what it left. */
export function keepService(loaded: SupportChatService) {
  service = loaded;
}

/** Draws the support chat into its containers. Answers how to take it away, which whoever signs out needs. */
export function startSupportChat(options: SupportChatStart): () => void {
  guarded((running) => running.start(options));
  return () => guarded((running) => running.stop());
}

/** Opens the chat, as its own button does. */
export function openSupportChat() {
  guarded((running) => running.open());
}

/** A service that throws is gone for the rest of the visit, and nothing else is. */
function guarded(call: (running: SupportChatService) => void) {
  if (!service) return;
  try {
    call(service);
  } catch {
    service = null;
    dispatch('chatbot', scriptFailed);
  }
}
