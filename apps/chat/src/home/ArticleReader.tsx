import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ArticleActions } from '#chat/articleActions.ts';
import type { ChatState } from '#chat/chatState.ts';
import { t } from '#language/t.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, LinkIcon } from '#ui/icons.tsx';
import { useDismiss } from '#ui/useDismiss.ts';
import './article.css';

type ArticleReaderProps = NonNullable<ChatState['article']> & { articles: ArticleActions };

type Loaded = Awaited<ReturnType<ArticleActions['read']>>;

/** An article over the whole chat, and the way back. */
export function ArticleReader({ id, title: known, language, articles }: ArticleReaderProps) {
  const area = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const article = loaded && 'article' in loaded ? loaded.article : null;
  const title = article?.title ?? known;
  useDismiss(true, area, articles.close);
  // Whoever comes back goes on where they were.
  useLayoutEffect(() => {
    const before = document.activeElement;
    area.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    let isGone = false;
    void articles.read(id).then((answer) => isGone || setLoaded(answer));
    return () => {
      isGone = true;
    };
  }, [articles, id]);
  return (
    <dialog
      open
      ref={area}
      aria-label={title ?? t('Articles')}
      tabIndex={-1}
      className="fixed inset-0 z-20 m-0 flex h-full max-h-none w-full max-w-none animate-rise flex-col bg-surface text-ink outline-none"
    >
      <header className="flex items-center gap-1 border-b border-line py-1 pr-4 pl-1">
        <IconButton label={t('Back')} onClick={articles.close}>
          <ChevronLeftIcon className="size-5 rtl:rotate-180" />
        </IconButton>
        <p className="flex-1 truncate text-dense font-medium text-ink-muted">{t('Articles')}</p>
      </header>
      <section
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('What it says')}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-2"
      >
        <article
          lang={article?.language ?? language ?? undefined}
          dir="auto"
          className="mx-auto max-w-160 p-4 wrap-anywhere"
        >
          {title !== null && <h2 className="mb-3 text-lg font-semibold">{title}</h2>}
          {loaded === null && <p className="text-ink-muted">{t('Loading the article')}</p>}
          {loaded && 'problem' in loaded && <p role="alert">{t(loaded.problem)}</p>}
          {article && (
            <>
              {/* The API has cleaned it: no script, style or form is left (packages/article-html). */}
              {/* oxlint-disable-next-line react/no-danger */}
              <div className="article" dangerouslySetInnerHTML={{ __html: article.body }} />
              {article.url && (
                <a
                  href={article.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="mt-4 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-dense font-medium text-brand underline underline-offset-2 hover:text-brand-hover"
                >
                  <LinkIcon className="size-3.5" />
                  {t('Open in the help centre')}
                </a>
              )}
            </>
          )}
        </article>
      </section>
    </dialog>
  );
}
