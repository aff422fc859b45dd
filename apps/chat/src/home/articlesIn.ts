import { bestLanguage } from '@parley/assistant-config/localised';
import type { HomeArticle, NamedArticle } from '#api/ChatApi.ts';
import type { Words } from '#ui/words.ts';

/** The articles of a block that a visitor can read best: in their language, else in the company's main one, else in any. */
export function articlesIn(named: readonly HomeArticle[], blockId: string, { lang, languages }: Words): NamedArticle[] {
  const own = named.filter((article) => article.blockId === blockId);
  const [first = lang] = own.map(({ language }) => language);
  const main = own.find(({ language }) => language === languages[0])?.language ?? first;
  const chosen = bestLanguage({ default: main, others: own.map(({ language }) => language) }, [lang]);
  return own
    .filter(({ language }) => language === chosen)
    .map(({ articleId: id, title, language }) => ({ id, title, language }));
}
