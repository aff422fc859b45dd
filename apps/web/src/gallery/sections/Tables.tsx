import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { percent } from '#ui/format.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { type TableSort } from '#ui/table/tableSort.ts';
import { notify } from '#ui/toast.ts';
import { Specimen } from '../Specimen.tsx';
import { ARTICLES, type Article } from '../articles.ts';

export const title = 'Tables';

const COLUMNS: readonly TableColumn<Article>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, width: '3fr', sorts: 'ascending', cell: ({ title }) => title },
  { id: 'category', header: 'Category', sorts: 'ascending', onPhones: 'plain', cell: ({ category }) => category },
  {
    id: 'helpful',
    header: 'Helpful',
    width: 72,
    align: 'end',
    sorts: 'descending',
    cell: ({ helpful }) => (helpful === null ? <span className="text-ink-faint">none</span> : percent(helpful)),
  },
  {
    id: 'by',
    header: 'By',
    width: 28,
    onPhones: 'hidden',
    cell: ({ by }) => <Avatar name={by} look="line" size={24} isAlone />,
  },
];

export default function Tables() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['shipping']));
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'ascending' });
  const [params] = useSearchParams();
  const rows = sorted(ARTICLES, sort);
  const say = (verb: string) => () => notify({ kind: 'success', title: `${verb}: ${ids.size}` });

  return (
    <>
      <Specimen label="Sorted, selectable, rows lead somewhere" isWide>
        <Card isFlush>
          <DataTable
            label="Articles"
            columns={COLUMNS}
            rows={rows}
            sort={sort}
            onSortChange={setSort}
            rowHref={({ id }) => `?article=${id}`}
            rowName={({ title }) => title}
            selection={{
              ids,
              onChange: setIds,
              actions: (
                <>
                  <Button variant="ghost" size="sm" onClick={say('Published')}>
                    Publish
                  </Button>
                  <Button variant="ghost" size="sm" onClick={say('Moved')}>
                    Move
                  </Button>
                  <Button variant="ghost" size="sm" onClick={say('Deleted')}>
                    Delete
                  </Button>
                </>
              ),
            }}
          />
        </Card>
        <output className="text-xs text-ink-muted">Opened: {params.get('article') ?? 'none'}</output>
      </Specimen>
      <Specimen label="Plain" isWide>
        <Card isFlush>
          <DataTable
            label="Categories"
            columns={COLUMNS.slice(0, 3).map((column) => ({ ...column, sorts: undefined }))}
            rows={ARTICLES.slice(0, 3)}
          />
        </Card>
      </Specimen>
      <Specimen label="Loading" isWide>
        <Card isFlush>
          <TableSkeleton columns={COLUMNS} rows={4} hasCheckboxes />
        </Card>
      </Specimen>
    </>
  );
}

function sorted(articles: readonly Article[], { column, direction }: TableSort): Article[] {
  const compare = (one: Article, other: Article) =>
    column === 'helpful'
      ? (one.helpful ?? -1) - (other.helpful ?? -1)
      : column === 'category'
        ? one.category.localeCompare(other.category)
        : one.title.localeCompare(other.title);
  return articles.toSorted((one, other) => (direction === 'descending' ? compare(other, one) : compare(one, other)));
}
