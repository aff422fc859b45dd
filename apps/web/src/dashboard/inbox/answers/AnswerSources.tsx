import { sourceName } from '@parley/message-text/sourceName';
import { SOURCE_NUMBER, SourcePopover, type Source } from './SourcePopover.tsx';

type AnswerSourcesProps = {
  sources: readonly Source[];
  /** Within a line, instead of beneath a message. */
  isInLine?: boolean;
};

/** What an answer rests on, by number and name. */
export function AnswerSources({ sources, isInLine = false }: AnswerSourcesProps) {
  return (
    <ul
      aria-label="Sources"
      className={`flex min-w-0 flex-wrap gap-x-2 text-dense whitespace-normal text-ink-muted ${isInLine ? '-ml-1' : '-mx-3 mt-2 -mb-2 border-t border-line px-2 py-1'}`}
    >
      {sources.map((source) => (
        <li key={source.number} className="max-w-full">
          <SourcePopover
            source={source}
            className="flex min-h-6 max-w-full items-center gap-1.5 rounded-control px-1 hover:bg-hover hover:text-ink"
          >
            <span className={SOURCE_NUMBER}>{source.number}</span>
            <span className="truncate">{sourceName(source, sources)}</span>
          </SourcePopover>
        </li>
      ))}
    </ul>
  );
}
