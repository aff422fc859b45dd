import type { ChatArticle, NamedArticle } from '#api/ChatApi.ts';
import { problemOf } from '#api/problemOf.ts';
import type { Parts } from './Chat.ts';

/** What a visitor does with the articles of the company; `problem`: why it did not work, as a sentence. */
export type ArticleActions = {
  search: (text: string, language: string) => Promise<{ articles: readonly NamedArticle[] } | { problem: string }>;
  read: (id: string) => Promise<{ article: ChatArticle } | { problem: string }>;
  /** Shows one over the chat. */
  open: (article: { id: string } & Partial<NamedArticle>) => void;
  close: () => void;
};

export const createArticleActions = ({
  api,
  session,
  store,
}: Pick<Parts, 'api' | 'session' | 'store'>): ArticleActions => ({
  search: async (text, language) => {
    try {
      return { articles: await session.call((token) => api.searchArticles(token, text, language)) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  },
  read: async (id) => {
    try {
      return { article: await session.call((token) => api.readArticle(token, id)) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  },
  ...articleOpening(store),
});

/** Puts an article over the chat, and away. */
export const articleOpening = (store: Parts['store']): Pick<ArticleActions, 'open' | 'close'> => ({
  open: ({ id, title = null, language = null }) =>
    store.update((state) => ({ ...state, article: { id, title, language } })),
  close: () => store.update((state) => ({ ...state, article: null })),
});
