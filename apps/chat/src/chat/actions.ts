import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import type { Person, TranscriptOutcome, Verdict, VisitorConversation } from '#api/ChatApi.ts';
import { problemOf } from '#api/problemOf.ts';
import { mark } from '#language/t.ts';
import type { Parts } from './Chat.ts';
import { isLocal } from './chatState.ts';
import { conversationTold, messageChanged } from './messagesKnown.ts';

/** Why something could not be done, as a sentence; null when it is done. */
export type Problem = string | null;

/** What a visitor does with the conversation looked at, besides writing. */
export type Actions = {
  requestPerson: () => Promise<Problem>;
  rate: (rating: number, comment: string) => Promise<Problem>;
  rateAnswer: (messageId: string, verdict: Verdict) => Promise<Problem>;
  /** Counts what is done with a product; nobody waits for it. */
  actOnProduct: (messageId: string, productId: string, action: 'Clicked' | 'Added') => void;
  /** With the code that was mailed to the address, or without one for the first time. What came of it, or why it failed. */
  mailTranscript: (email: string, code: string | null) => Promise<TranscriptOutcome | { problem: string }>;
  /** The site says who the visitor is. With `isReplaced` they are another one, of whom this chat knows nothing. */
  identify: (person: Person) => Promise<{ isReplaced: boolean } | { code: string; problem: string }>;
  /** Deletes the visitor with all that they said, here as there; the chat then begins anew. */
  deleteData: () => Promise<Problem>;
  /** The text of the conversation, or why it cannot be had. */
  loadTranscript: () => Promise<{ text: string } | { problem: string }>;
};

type ActionParts = Pick<Parts, 'api' | 'store' | 'session' | 'memory' | 'page'>;

const GONE = mark('This conversation is no longer there.');

export function createActions({ api, store, session, memory, page }: ActionParts): Actions {
  /** Does it, and takes over how the conversation stands then. */
  async function act(work: (token: string, id: string) => Promise<VisitorConversation | void>): Promise<Problem> {
    const { thread } = store.get();
    if (isLocal(thread)) return GONE;
    try {
      const told = await session.call((token) => work(token, thread));
      if (told) store.update((state) => conversationTold(state, { ...told, lastMessage: null }));
      return null;
    } catch (error) {
      return problemOf(error, GONE);
    }
  }

  return {
    requestPerson: () => act(api.requestPerson),
    rate: (rating, comment) =>
      act((token, conversationId) => api.rateConversation(token, { conversationId, rating, comment })),
    rateAnswer: async (messageId, verdict) => {
      try {
        const message = await session.call((token) => api.rateAnswer(token, messageId, verdict));
        store.update((state) => messageChanged(state, message));
        return null;
      } catch (error) {
        return problemOf(error, GONE);
      }
    },
    actOnProduct: (messageId, productId, action) => {
      session.call((token) => api.recordProductAction(token, { messageId, productId, action })).catch(() => {});
    },
    mailTranscript: async (email, code) => {
      const { thread } = store.get();
      if (isLocal(thread)) return { problem: GONE };
      try {
        return await session.call((token) => api.mailTranscript(token, { conversationId: thread, email, code }));
      } catch (error) {
        return { problem: problemOf(error, GONE) };
      }
    },
    identify: async (person) => {
      try {
        await untilOpen(store);
        const { token, isReplaced } = await session.call((current) => api.identify(current, person));
        session.adopt(token);
        return { isReplaced };
      } catch (error) {
        return { code: error instanceof ApiError ? error.code : UNREACHABLE, problem: problemOf(error, GONE) };
      }
    },
    deleteData: async () => {
      try {
        await session.call(api.deleteData);
        memory.forgetAll();
        page.reload();
        return null;
      } catch (error) {
        return problemOf(error, GONE);
      }
    },
    loadTranscript: async () => {
      const { thread } = store.get();
      try {
        const text = await session.call((token) => api.loadTranscript(token, thread));
        return text === null ? { problem: GONE } : { text };
      } catch (error) {
        return { problem: problemOf(error, GONE) };
      }
    },
  };
}

/** The API has said who is here. Throws where there is no such assistant. */
function untilOpen({ get, subscribe }: Parts['store']): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { phase } = get();
      if (phase === 'opening' || phase === 'unreachable') return;
      stop();
      if (phase === 'open') resolve();
      else reject(new ApiError('NOT_FOUND', 'There is no such assistant.'));
    };
    const stop = subscribe(look);
    look();
  });
}
