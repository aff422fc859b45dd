import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import AutomatedFaqsScreenNode, { type AutomatedFaqsScreenQuery } from '#generated/AutomatedFaqsScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { onFaqsChanged } from './faqChanges.ts';
import { FAQ_COLUMNS } from './faqColumns.tsx';
import { FaqFilterBar } from './FaqFilterBar.tsx';
import { FaqTable } from './FaqTable.tsx';
import { FaqListMenu } from './import/FaqListMenu.tsx';
import { SuggestionsButton } from './suggestions/SuggestionsButton.tsx';
import { useFollowFaqs } from './useFollowFaqs.ts';
import { NewFaqButton } from './NewFaqButton.tsx';

/** …/guided-flows/automated-faqs: what is answered without GPT. */
export default function AutomatedFaqsScreen({ queryRef }: ScreenProps<AutomatedFaqsScreenQuery>) {
  const mayChange = usePermission('MANAGE_AUTOMATED_FAQS');
  return (
    <>
      <PageActions>
        <FaqListMenu />
        {mayChange && <NewFaqButton isIconOnPhones />}
      </PageActions>
      <div className="flex flex-none flex-wrap items-start gap-2 border-b border-line px-5 py-2.5 max-md:px-4">
        <div className="min-w-0 flex-1 basis-80">
          <FaqFilterBar />
        </div>
        {mayChange && (
          <QueryBoundary isOptional fallback={null}>
            <SuggestionsButton />
          </QueryBoundary>
        )}
      </div>
      <RoutedQueryBoundary queryRef={queryRef} what="FAQs" fallback={<TableSkeleton columns={FAQ_COLUMNS} rows={14} />}>
        <Faqs queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function Faqs({ queryRef }: ScreenProps<AutomatedFaqsScreenQuery>) {
  const { automatedFaqs } = usePreloadedQuery<AutomatedFaqsScreenQuery>(
    graphql`
      query AutomatedFaqsScreenQuery($filter: AutomatedFaqFilter!, $sort: AutomatedFaqSort!, $skip: Int!) @preloadable {
        automatedFaqs(filter: $filter, sort: $sort, first: 20, skip: $skip) {
          totalCount
          nodes {
            ...faqRow_faq @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useFollowFaqs();
  useRefetchOn(AutomatedFaqsScreenNode, queryRef.variables, { event: onFaqsChanged });
  return <FaqTable faqs={automatedFaqs.nodes} total={automatedFaqs.totalCount} />;
}
