import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks';
import type { GuidedFlowsScreen_flows$key } from '#generated/GuidedFlowsScreen_flows';
import GuidedFlowsScreenNode, { type GuidedFlowsScreenQuery } from '#generated/GuidedFlowsScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { NewGuidedFlow } from './create/NewGuidedFlow.tsx';
import { GUIDED_FLOW_COLUMNS } from './guidedFlowColumns.tsx';
import { PAGE_SIZE } from './guidedFlowsFilters.ts';
import { GuidedFlowFilterBar } from './GuidedFlowFilterBar.tsx';
import { onGuidedFlowsChanged } from './guidedFlowsChanges.ts';
import { GuidedFlowTable } from './GuidedFlowTable.tsx';

/** /dashboard/guided-flows: the conversations that the company has drawn. */
export default function GuidedFlowsScreen({ queryRef }: ScreenProps<GuidedFlowsScreenQuery>) {
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  return (
    <>
      {mayChange && (
        <PageActions>
          <NewGuidedFlow />
        </PageActions>
      )}
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <GuidedFlowFilterBar />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="guided flows"
        fallback={<TableSkeleton columns={GUIDED_FLOW_COLUMNS} rows={8} />}
      >
        <GuidedFlows queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function GuidedFlows({ queryRef }: ScreenProps<GuidedFlowsScreenQuery>) {
  const query = usePreloadedQuery<GuidedFlowsScreenQuery>(
    graphql`
      query GuidedFlowsScreenQuery($search: String, $status: GuidedFlowStatus, $sort: GuidedFlowSort!) @preloadable {
        ...GuidedFlowsScreen_flows @arguments(search: $search, status: $status, sort: $sort)
      }
    `,
    queryRef,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    GuidedFlowsScreenQuery,
    GuidedFlowsScreen_flows$key
  >(
    graphql`
      fragment GuidedFlowsScreen_flows on Query
      @argumentDefinitions(
        search: { type: "String" }
        status: { type: "GuidedFlowStatus" }
        sort: { type: "GuidedFlowSort!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "GuidedFlowsPageQuery") {
        guidedFlows(search: $search, status: $status, sort: $sort, first: $first, after: $after)
          @connection(key: "GuidedFlowsScreen_guidedFlows") {
          totalCount
          edges {
            node {
              ...guidedFlowRow_flow @relay(mask: false)
            }
          }
        }
      }
    `,
    query,
  );
  useRefetchOn(GuidedFlowsScreenNode, queryRef.variables, { event: onGuidedFlowsChanged });
  return (
    <GuidedFlowTable
      flows={data.guidedFlows.edges.map(({ node }) => node)}
      total={data.guidedFlows.totalCount}
      onMore={hasNext ? () => loadNext(PAGE_SIZE) : null}
      isLoadingMore={isLoadingNext}
    />
  );
}
