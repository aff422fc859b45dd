import { useCallback, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import WebpagesScreenNode, { type WebpagesScreenQuery } from '#generated/WebpagesScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { onContentChanged } from '../contentChanges.ts';
import { SourceList } from './SourceList.tsx';
import { useCrawlEvents } from './useCrawlEvents.ts';
import { webpageColumns } from './webpageColumns.tsx';
import { WebpageFilterBar } from './WebpageFilterBar.tsx';
import { WebpageTable } from './WebpageTable.tsx';

const AddWebpagesDialog = lazyOverlay(() => import('./AddWebpagesDialog.tsx'));
const COLUMNS = webpageColumns(() => {});

/** …/content/webpages: pages of sites that assistants answer from, and where they come from. */
export default function WebpagesScreen({ queryRef }: ScreenProps<WebpagesScreenQuery>) {
  useCrawlEvents();
  return (
    <RoutedQueryBoundary queryRef={queryRef} what="webpages" fallback={<TableSkeleton columns={COLUMNS} rows={8} />}>
      <Webpages queryRef={queryRef} />
    </RoutedQueryBoundary>
  );
}

function Webpages({ queryRef }: ScreenProps<WebpagesScreenQuery>) {
  const { articles, crawlSources, brokenLinks } = usePreloadedQuery<WebpagesScreenQuery>(
    graphql`
      query WebpagesScreenQuery($filter: ArticleFilter!, $sort: ArticleSort!, $skip: Int!) @preloadable {
        articles(filter: $filter, sort: $sort, first: 14, skip: $skip) {
          totalCount
          nodes {
            ...webpageRow_article @relay(mask: false)
          }
        }
        crawlSources {
          ...crawlSource_source @relay(mask: false)
        }
        brokenLinks {
          id
          url
          foundOn
          message
          httpStatus
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(WebpagesScreenNode, queryRef.variables, { event: onContentChanged });
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [isAdding, setIsAdding] = useState(false);
  const add = useCallback(() => setIsAdding(true), []);
  const addButton = mayChange && (
    <Button variant="primary" icon={<Plus aria-hidden className="size-3.5" strokeWidth={2} />} onClick={add}>
      Add webpages
    </Button>
  );

  return (
    <>
      {crawlSources.length > 0 && <SourceList sources={crawlSources} brokenLinks={brokenLinks} action={addButton} />}
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <WebpageFilterBar sources={crawlSources} />
      </div>
      <WebpageTable webpages={articles.nodes} total={articles.totalCount} action={addButton} />
      <AddWebpagesDialog isOpen={isAdding} source={null} onClose={() => setIsAdding(false)} />
    </>
  );
}
