import { sourceName } from '@parley/message-text/sourceName';
import type { Citation } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';

export type OpenSource = (number: number, opener: HTMLElement) => void;

const mark =
  'inline-grid min-w-5 place-items-center rounded-sm bg-brand-soft px-1 text-2xs font-semibold text-brand tabular-nums';

type SourceMarkProps = { source: Citation; onOpen: OpenSource };

/** The number of a source, where the text rests on it. */
export function SourceMark({ source, onOpen }: SourceMarkProps) {
  return (
    <>
      {/* It never stands alone in a line. */ '\u00a0'}
      <button
        type="button"
        aria-label={t('Source {number}: {title}', { number: source.number, title: source.title })}
        onClick={({ currentTarget }) => onOpen(source.number, currentTarget)}
        className={`${mark} relative h-5 align-text-bottom before:absolute before:-inset-0.5 hover:underline`}
      >
        {source.number}
      </button>
    </>
  );
}

type AnswerSourcesProps = { sources: readonly Citation[]; onOpen: OpenSource };

/** What an answer rests on, by number and name. */
export function AnswerSources({ sources, onOpen }: AnswerSourcesProps) {
  return (
    <ul
      aria-label={t('Sources')}
      className="-mx-3 mt-2 -mb-2 flex flex-wrap gap-x-1 border-t border-line px-2 py-1 text-dense text-ink-muted"
    >
      {sources.map((source) => (
        <li key={source.number} className="max-w-full">
          <button
            type="button"
            onClick={({ currentTarget }) => onOpen(source.number, currentTarget)}
            className="flex min-h-7 max-w-full items-center gap-1.5 rounded-control px-1 text-left hover:bg-hover hover:text-ink"
          >
            <span className={mark}>{source.number}</span>
            <span dir="auto" className="truncate">
              {sourceName(source, sources)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
