import { useEffect, useState } from 'preact/hooks';
import type { NamedArticle } from '#api/ChatApi.ts';
import type { ArticleActions } from '#chat/articleActions.ts';
import { t } from '#language/t.ts';
import { SearchIcon } from '#ui/icons.tsx';

/** So long after the last key is searched, in milliseconds. */
const PAUSE = 300;

type ArticleSearchProps = {
  lang: string;
  articles: ArticleActions;
  /** Null: nothing is searched for. */
  onFound: (articles: readonly NamedArticle[] | null) => void;
  onAsk: ((text: string) => void) | null;
};

/** A field that finds articles while one types, and leads on into the chat where there is none. */
export function ArticleSearch({ lang, articles, onFound, onAsk }: ArticleSearchProps) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const sought = text.trim();
  useEffect(() => {
    if (!sought) {
      onFound(null);
      setOutcome('');
      return undefined;
    }
    let isGone = false;
    const timer = setTimeout(async () => {
      const answer = await articles.search(sought, lang);
      if (isGone) return;
      onFound('articles' in answer ? answer.articles : null);
      setOutcome('problem' in answer ? t(answer.problem) : answer.articles.length > 0 ? '' : t('No article found.'));
    }, PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [articles, sought, lang, onFound]);
  return (
    <search className="block border-b border-line">
      <label className="flex items-center gap-3 px-4 has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-2 has-[input:focus]:outline-focus">
        <SearchIcon className="size-4 flex-none text-brand" />
        <input
          type="search"
          dir="auto"
          value={text}
          maxLength={200}
          aria-label={t('Search articles')}
          placeholder={t('Search articles')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-muted"
        />
      </label>
      <output className="block text-dense text-ink-muted">
        {outcome && <span className="block px-4 pb-2">{outcome}</span>}
      </output>
      {outcome && onAsk && (
        <button
          type="button"
          dir="auto"
          onClick={() => onAsk(sought)}
          className="block min-h-9 w-full px-4 pb-3 text-left text-dense font-medium text-brand underline underline-offset-2"
        >
          {t('Ask “{text}” in the chat', { text: sought })}
        </button>
      )}
    </search>
  );
}
