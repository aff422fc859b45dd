import { ApiError, hasCode, UNREACHABLE } from '#api/ApiError.ts';
import type { ChatApi, OpenedChat } from '#api/ChatApi.ts';
import { mark } from '#language/t.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { ChatLink } from '#session/readChatLink.ts';
import { withLock } from '#session/withLock.ts';

type Deps = { api: ChatApi; memory: ChatMemory; link: ChatLink };

/** `isReplaced`: the API refused the session there was, and this is another. */
export type Opening = { chat: OpenedChat; isReplaced: boolean };

/** The visitor's session: continued from this browser's memory, or begun. */
export type Session = {
  /** Null before the session is open, and while another is being begun. */
  token: () => string | null;
  /** Continues or begins a session and loads what the page shows first. Fails with an ApiError. */
  open: () => Promise<Opening>;
  /** Does something as this visitor. Fails with an ApiError; that the session is refused is told to `onRefused` too. */
  call: <T>(work: (token: string) => Promise<T>) => Promise<T>;
  /** Goes on with this token of the same visitor. */
  adopt: (token: string) => void;
  /** Exchanges a token that is a day old for a fresh one, so that a chat in use never expires. */
  renew: () => Promise<void>;
};

const DAY = 86_400_000;

export function createSession({ api, memory, link }: Deps, onRefused: () => void): Session {
  let current = memory.token();
  let refused: string | null = null;
  // A token that was never accepted and is refused tells of a fault, not of age: beginning once more would not help.
  let isNewborn = false;

  function drop(token: string) {
    if (memory.token() === token) memory.keepToken(null);
    current = null;
    refused = token;
  }

  /** Answers the chat when this call began the session; null when another tab had, whose session is taken over. */
  function begin(): Promise<OpenedChat | null> {
    return withLock(`${memory.name}:session`, async () => {
      const stored = memory.token();
      if (stored && stored !== refused) {
        current = stored;
        return null;
      }
      const { token, assistant } = await api.startSession(link);
      memory.keepToken(token);
      memory.keepConversationId(null);
      current = token;
      isNewborn = true;
      return { assistant, visitor: { email: null, isBlocked: false }, conversations: [], current: null };
    });
  }

  async function call<T>(work: (token: string) => Promise<T>): Promise<T> {
    const token = current;
    if (!token) throw new ApiError(UNREACHABLE, mark('The chat has not begun yet.'));
    try {
      const answer = await work(token);
      isNewborn = false;
      return answer;
    } catch (error) {
      if (hasCode(error, 'UNAUTHENTICATED') && token === current) drop(token);
      throw error;
    }
  }

  const load = () => call((token) => api.openChat(token, memory.conversationId()));

  async function replace(): Promise<Opening> {
    if (refused !== null && isNewborn) {
      isNewborn = false;
      throw new ApiError(UNREACHABLE, mark('This chat cannot begin right now.'));
    }
    const isReplaced = refused !== null;
    const chat = (await begin()) ?? (await load());
    refused = null;
    return { chat, isReplaced };
  }

  function renew() {
    return withLock(`${memory.name}:session`, async () => {
      const token = current;
      if (!token || memory.token() !== token || Date.now() - memory.tokenKeptAt() < DAY) return;
      const session = await api.startSession(link, token);
      if (current !== token) return;
      memory.keepToken(session.token);
      current = session.token;
    }).catch(() => {}); // The old token is good for weeks: there will be another time.
  }

  return {
    renew,
    adopt: (token) => {
      memory.keepToken(token);
      current = token;
    },
    token: () => current,
    open: async () => {
      if (!current) return replace();
      try {
        return { chat: await load(), isReplaced: false };
      } catch (error) {
        if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
        return replace();
      }
    },
    call: async (work) => {
      const hadToken = current !== null;
      try {
        return await call(work);
      } catch (error) {
        if (hadToken && current === null) onRefused();
        throw error;
      }
    },
  };
}
