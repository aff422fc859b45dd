import { Globe } from 'lucide-react';
import { type TableColumn } from '#ui/table/column.ts';
import { counted } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';
import { GptStatus } from '../GptStatus.tsx';
import { shortAddress } from './crawlSource.ts';
import { type WebpageRow } from './webpageRow.ts';

/** What is shown of each webpage. `onOpen`: looks at one. */
export const webpageColumns = (onOpen: (id: string) => void): readonly TableColumn<WebpageRow>[] => [
  {
    id: 'title',
    header: 'Page',
    isRowHeader: true,
    sorts: 'ascending',
    cell: (row) => <Name row={row} onOpen={onOpen} />,
  },
  { id: 'gpt', header: 'GPT status', width: 150, onPhones: 'plain', cell: (row) => <GptStatus article={row} /> },
  {
    id: 'fetched',
    header: 'Read',
    width: 88,
    onPhones: 'hidden',
    cell: ({ webpage }) => <Since instant={webpage?.fetchedAt} />,
  },
  {
    id: 'changed',
    header: 'Changed',
    width: 96,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ webpage }) => <Since instant={webpage?.changedAt} />,
  },
];

function Since({ instant }: { instant: string | null | undefined }) {
  return instant ? (
    <Time instant={instant} className="text-ink-muted" />
  ) : (
    <span className="text-ink-muted">not yet</span>
  );
}

function Name({
  row: { id, title, webpage, passageCount },
  onOpen,
}: {
  row: WebpageRow;
  onOpen: (id: string) => void;
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Globe aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
      <span className="grid min-w-0">
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="truncate rounded-[3px] text-left font-medium outline-offset-2 outline-focus hover:underline focus-visible:outline-2"
        >
          {title}
        </button>
        <span className="truncate text-xs text-ink-muted">
          {webpage ? shortAddress(webpage.url) : ''}
          {passageCount > 0 && ` · ${counted(passageCount, 'passage')}`}
        </span>
      </span>
    </span>
  );
}
