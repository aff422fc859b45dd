import { ApiError } from '#api/ApiError.ts';
import type { VisitorConversation } from '#api/ChatApi.ts';
import type { Parts } from './Chat.ts';
import { isLocal } from './chatState.ts';
import { conversationTold } from './messagesKnown.ts';

/** Why something could not be done, as a sentence; null when it is done. */
export type Problem = string | null;

/** What a visitor does with the conversation looked at, besides writing. */
export type Actions = {
  requestPerson: () => Promise<Problem>;
  rate: (rating: number, comment: string) => Promise<Problem>;
  mailTranscript: (email: string) => Promise<Problem>;
  /** The text of the conversation, or why it cannot be had. */
  loadTranscript: () => Promise<{ text: string } | { problem: string }>;
};

const GONE = 'This conversation is no longer there.';
const problemOf = (error: unknown) => (error instanceof ApiError ? error.message : GONE);

export function createActions({ api, store, session }: Pick<Parts, 'api' | 'store' | 'session'>): Actions {
  /** Does it, and takes over how the conversation stands then. */
  async function act(work: (token: string, id: string) => Promise<VisitorConversation | void>): Promise<Problem> {
    const { thread } = store.get();
    if (isLocal(thread)) return GONE;
    try {
      const told = await session.call((token) => work(token, thread));
      if (told) store.update((state) => conversationTold(state, { ...told, lastMessage: null }));
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  return {
    requestPerson: () => act(api.requestPerson),
    rate: (rating, comment) =>
      act((token, conversationId) => api.rateConversation(token, { conversationId, rating, comment })),
    mailTranscript: (email) => act((token, id) => api.mailTranscript(token, id, email)),
    loadTranscript: async () => {
      const { thread } = store.get();
      try {
        const text = await session.call((token) => api.loadTranscript(token, thread));
        return text === null ? { problem: GONE } : { text };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
  };
}
