import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import SummaryScreenNode, {
  type SummaryScreenQuery,
  type SummaryScreenQuery$data,
} from '#generated/SummaryScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { count, percent } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Time } from '#ui/Time.tsx';
import { NO_CATEGORY } from '../articles/articlesFilters.ts';
import { onContentChanged } from '../contentChanges.ts';

type Row = SummaryScreenQuery$data['contentSummary']['categories'][number] & { id: string };

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Category',
    isRowHeader: true,
    cell: ({ category }) => (
      <span className="truncate">{category ? `${category.icon} ${category.name}`.trim() : 'No category'}</span>
    ),
  },
  { id: 'articles', header: 'Content', width: 80, align: 'end', cell: ({ articles }) => count(articles) },
  { id: 'trained', header: 'Trained', width: 80, align: 'end', cell: ({ trained }) => count(trained) },
  { id: 'words', header: 'Words', width: 80, align: 'end', cell: ({ words }) => count(words) },
  { id: 'views', header: 'Views', width: 80, align: 'end', cell: ({ views }) => count(views) },
  {
    id: 'helpful',
    header: 'Helpful',
    width: 80,
    align: 'end',
    cell: ({ helpfulUp, helpfulDown }) =>
      helpfulUp + helpfulDown === 0 ? 'none' : percent(helpfulUp / (helpfulUp + helpfulDown)),
  },
  {
    id: 'edited',
    header: 'Edited',
    width: 100,
    cell: ({ lastEditedAt }) => lastEditedAt && <Time instant={lastEditedAt} className="text-ink-muted" />,
  },
];

/** …/categories/summary: how the content of each category stands. */
export default function SummaryScreen({ queryRef }: ScreenProps<SummaryScreenQuery>) {
  const { contentSummary } = usePreloadedQuery<SummaryScreenQuery>(
    graphql`
      query SummaryScreenQuery @preloadable {
        contentSummary {
          categories {
            category {
              id
              name
              icon
            }
            articles
            words
            trained
            views
            helpfulUp
            helpfulDown
            lastEditedAt
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(SummaryScreenNode, {}, { event: onContentChanged });
  const rows = contentSummary.categories.map((row) => ({ ...row, id: row.category?.id ?? NO_CATEGORY }));
  return (
    <DataTable
      label="Summary of categories"
      columns={COLUMNS}
      rows={rows}
      rowName={({ category }) => category?.name ?? 'No category'}
      rowHref={({ id, category }) =>
        category ? paths.articleCategory(id) : `${paths.articles}?category=${NO_CATEGORY}`
      }
    />
  );
}
