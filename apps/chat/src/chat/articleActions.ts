import { ApiError } from '#api/ApiError.ts';
import type { ChatArticle } from '#api/ChatApi.ts';
import { mark } from '#language/t.ts';
import type { Parts } from './Chat.ts';

/** What a visitor does with the articles of the company; `problem`: why it did not work, as a sentence. */
export type ArticleActions = {
  search: (text: string, language: string) => Promise<{ articles: readonly ChatArticle[] } | { problem: string }>;
  read: (id: string) => Promise<{ article: ChatArticle } | { problem: string }>;
};

const FAILED = mark('This did not work. Try again.');
const problemOf = (error: unknown) => ({ problem: error instanceof ApiError ? error.message : FAILED });

export const createArticleActions = ({ api, session }: Pick<Parts, 'api' | 'session'>): ArticleActions => ({
  search: async (text, language) => {
    try {
      return { articles: await session.call((token) => api.searchArticles(token, text, language)) };
    } catch (error) {
      return problemOf(error);
    }
  },
  read: async (id) => {
    try {
      return { article: await session.call((token) => api.readArticle(token, id)) };
    } catch (error) {
      return problemOf(error);
    }
  },
});
