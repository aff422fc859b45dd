import { useState } from 'preact/hooks';
import type { HomeArticle, NamedArticle } from '#api/ChatApi.ts';
import type { HomeBlock } from '#api/chatConfig.ts';
import type { ArticleActions } from '#chat/articleActions.ts';
import { t } from '#language/t.ts';
import { ArticleIcon } from '#ui/icons.tsx';
import { latePart } from '#ui/latePart.tsx';
import type { Words } from '#ui/words.ts';
import { articlesIn } from './articlesIn.ts';
import { Card, cardRow, CardRows, CardRowText } from './Card.tsx';

const ArticleSearch = latePart(async () => (await import('./ArticleSearch.tsx')).ArticleSearch);

type ArticlesBlockProps = {
  block: Extract<HomeBlock, { type: 'Articles' }>;
  words: Words;
  named: readonly HomeArticle[];
  articles: ArticleActions;
  /** Null where nothing can be asked. */
  onAsk: ((text: string) => void) | null;
};

/** Articles of the company, to be searched and read without leaving the chat. */
export function ArticlesBlock({ block: { id, title, hasSearch }, words, named, articles, onAsk }: ArticlesBlockProps) {
  const [found, setFound] = useState<readonly NamedArticle[] | null>(null);
  const own = articlesIn(named, id, words);
  if (own.length === 0) return null;
  return (
    <Card title={words.of(title)} lang={words.lang} label={t('Articles')}>
      {hasSearch && (
        <div className="min-h-12">
          <ArticleSearch lang={words.lang} articles={articles} onFound={setFound} onAsk={onAsk} />
        </div>
      )}
      <CardRows>
        {(found ?? own).map((article) => (
          <li key={article.id}>
            <button type="button" className={cardRow} onClick={() => articles.open(article)}>
              <CardRowText icon={<ArticleIcon />} text={article.title} lang={article.language} />
            </button>
          </li>
        ))}
      </CardRows>
    </Card>
  );
}
