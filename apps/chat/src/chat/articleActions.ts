import type { ChatArticle, NamedArticle } from '#api/ChatApi.ts';
import { problemOf } from '#api/problemOf.ts';
import type { Parts } from './Chat.ts';

/** What a visitor does with the articles of the company; `problem`: why it did not work, as a sentence. */
export type ArticleActions = {
  search: (text: string, language: string) => Promise<{ articles: readonly NamedArticle[] } | { problem: string }>;
  read: (id: string) => Promise<{ article: ChatArticle } | { problem: string }>;
};

export const createArticleActions = ({ api, session }: Pick<Parts, 'api' | 'session'>): ArticleActions => ({
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
});
