import { useState } from 'react';
import { FolderInput } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import ArticlesScreenNode, { type ArticlesScreenQuery } from '#generated/ArticlesScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { onContentChanged } from '../contentChanges.ts';
import { ARTICLE_COLUMNS } from './articleColumns.tsx';
import { ArticleFilterBar } from './ArticleFilterBar.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { NewArticleButton } from './NewArticleButton.tsx';

const ImportDialog = lazyOverlay(() => import('./import/ImportDialog.tsx'));

/** …/content/articles: what the company has written. */
export default function ArticlesScreen({ queryRef }: ScreenProps<ArticlesScreenQuery>) {
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      {mayChange && (
        <PageActions>
          <Button
            icon={<FolderInput aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setIsImporting(true)}
          >
            <span className="max-md:sr-only">Import</span>
          </Button>
          <NewArticleButton />
        </PageActions>
      )}
      <ImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <ArticleFilterBar />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="articles"
        fallback={<TableSkeleton columns={ARTICLE_COLUMNS} rows={14} />}
      >
        <Articles queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function Articles({ queryRef }: ScreenProps<ArticlesScreenQuery>) {
  const { articles } = usePreloadedQuery<ArticlesScreenQuery>(
    graphql`
      query ArticlesScreenQuery($filter: ArticleFilter!, $sort: ArticleSort!, $skip: Int!) @preloadable {
        articles(filter: $filter, sort: $sort, first: 14, skip: $skip) {
          totalCount
          nodes {
            ...articleRow_article @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(ArticlesScreenNode, queryRef.variables, { event: onContentChanged });
  return <ArticleTable articles={articles.nodes} total={articles.totalCount} />;
}
