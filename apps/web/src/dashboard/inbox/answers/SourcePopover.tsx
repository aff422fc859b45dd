import { type ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Popover } from '#ui/dialogs/Popover.tsx';

export type Source = {
  readonly number: number;
  readonly title: string;
  readonly heading: string;
  readonly quote: string;
  readonly page: number | null | undefined;
  readonly url: string | null | undefined;
  readonly articleId: string | null | undefined;
};

type SourcePopoverProps = { source: Source; className: string; children: ReactNode };

/** A button that shows what a source says, and leads to it. */
export function SourcePopover({ source, className, children }: SourcePopoverProps) {
  const { number, title, heading, quote, page, url, articleId } = source;
  const place = [heading, page != null && `page ${page}`].filter(Boolean).join(' · ');
  return (
    <Popover
      label={`Source ${number}: ${title}`}
      placement="top"
      renderTrigger={(trigger) => (
        <button {...trigger} type="button" aria-label={`Source ${number}: ${title}`} className={className}>
          {children}
        </button>
      )}
    >
      {() => (
        <div className="grid w-[min(336px,calc(100vw-56px))] gap-y-2">
          <div>
            <h3 className="font-medium wrap-anywhere">{title}</h3>
            {place && <p className="text-ink-muted wrap-anywhere">{place}</p>}
          </div>
          <blockquote
            dir="auto"
            className="max-h-60 overflow-y-auto border-l-2 border-brand pl-2.5 wrap-anywhere whitespace-pre-wrap"
          >
            {quote}
          </blockquote>
          <p className="flex gap-3">
            {articleId && (
              <Link to={paths.article(articleId)} className="link">
                Open in content
              </Link>
            )}
            {url && (
              <a href={url} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center gap-1">
                As visitors see it
                <ExternalLink aria-hidden className="size-3" strokeWidth={2} />
              </a>
            )}
          </p>
        </div>
      )}
    </Popover>
  );
}

/** The number of a source, where the text rests on it or before its title. */
export const SOURCE_NUMBER =
  'inline-grid h-[18px] min-w-[18px] place-items-center rounded-[4px] bg-brand-soft px-1 text-2xs font-semibold text-brand tabular-nums';
