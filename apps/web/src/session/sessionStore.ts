import { create } from 'zustand';
import { initialAssistants, type AssistantsSlice } from './assistants.slice.ts';
import { initialAuth, type AuthSlice } from './auth.slice.ts';
import { initialChatbot, type ChatbotSlice } from './chatbot.slice.ts';
import { initialConversations, type ConversationsSlice } from './conversations.slice.ts';
import { readTokens } from './tokenCookies.ts';

/** Ids and flags of this browser's session; server records live in Relay's store. */
type SessionState = {
  auth: AuthSlice;
  chatbot: ChatbotSlice;
  conversations: ConversationsSlice;
  assistants: AssistantsSlice;
};

/** Reads the session store in a component; `getState` and `subscribe` serve everywhere else. */
export const useSession = create<SessionState>(() => ({
  auth: initialAuth(readTokens()),
  chatbot: initialChatbot,
  conversations: initialConversations,
  assistants: initialAssistants,
}));

/** Applies a slice's transition: `dispatch('conversations', (slice) => selected(slice, id))`. */
export function dispatch<Name extends keyof SessionState>(
  name: Name,
  transition: (slice: SessionState[Name]) => SessionState[Name],
) {
  useSession.setState((state) => ({ ...state, [name]: transition(state[name]) }));
}

/** Everything this person left in the browser's memory, except what `auth` says itself (spec §4, forced logout). */
export function forgetPerson() {
  useSession.setState({ conversations: initialConversations, assistants: initialAssistants });
}
