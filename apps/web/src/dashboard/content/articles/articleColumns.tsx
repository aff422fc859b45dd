import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { percent } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { GptStatus } from '../GptStatus.tsx';
import { type ArticleRow } from './articleRow.ts';

/** What is shown of each article. */
export const ARTICLE_COLUMNS: readonly TableColumn<ArticleRow>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, sorts: 'ascending', cell: (article) => <Title {...article} /> },
  {
    id: 'category',
    header: 'Category',
    width: 112,
    onPhones: 'hidden',
    cell: ({ category }) => <span className="block truncate text-ink-muted">{category?.name ?? 'None'}</span>,
  },
  {
    id: 'gpt',
    header: 'GPT status',
    width: 150,
    onPhones: 'plain',
    cell: (article) => <GptStatus article={article} />,
  },
  {
    id: 'helpful',
    header: 'Helpful',
    width: 68,
    align: 'end',
    onPhones: 'hidden',
    cell: (article) => <Helpful {...article} />,
  },
  {
    id: 'edited',
    header: 'Edited',
    width: 88,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ updatedAt }) => <Time instant={updatedAt} className="text-ink-muted" />,
  },
  {
    id: 'author',
    header: 'By',
    width: 28,
    onPhones: 'hidden',
    cell: ({ author }) => author && <PersonAvatar person={author} size={24} look="line" isAlone />,
  },
];

function Title({ title, status, publishAt, draft, published }: ArticleRow) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate" title={title}>
        {title || 'Untitled'}
      </span>
      <span className="flex-none">
        {status === 'Archived' ? (
          <Badge>Archived</Badge>
        ) : publishAt ? (
          <Badge>Scheduled</Badge>
        ) : status === 'Draft' ? (
          <Badge>Draft</Badge>
        ) : (
          published && draft?.hasChanges && <Badge>Unpublished changes</Badge>
        )}
      </span>
    </span>
  );
}

function Helpful({ helpfulUp, helpfulDown }: ArticleRow) {
  const votes = helpfulUp + helpfulDown;
  if (votes === 0) return <span className="text-ink-muted">none</span>;
  return <span title={`${helpfulUp} of ${votes} readers`}>{percent(helpfulUp / votes)}</span>;
}
