import type { Chat } from '#chat/Chat.ts';
import { standing, type ChatState } from '#chat/chatState.ts';
import type { Shown } from './protocol.ts';

/** Turns the chat to where the site or a trigger wants it. */
export function show(chat: Chat, { page, conversationId, flow, form }: Shown) {
  const state = chat.store.get();
  if (page === 'Home') chat.goHome();
  else if (conversationId) chat.switchTo(conversationId);
  else if (!flow && !form) {
    if (state.isHome) chat.startNew();
  } else if (state.isHome || !isWithPerson(state)) {
    if (flow) chat.startFlow(flow);
    else if (form) chat.openForm(form);
  }
}

/** Whoever talks to a person stays with them. */
function isWithPerson(state: ChatState): boolean {
  const now = standing(state);
  return now?.handledBy === 'Agent' && now.status !== 'Resolved';
}
