import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import AssistantsScreenQueryNode, { type AssistantsScreenQuery } from '#generated/AssistantsScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { AssistantFilterBar } from './AssistantFilterBar.tsx';
import { AssistantTable } from './AssistantTable.tsx';
import { assistantColumns } from './assistantColumns.tsx';
import { NewAssistant } from './create/NewAssistant.tsx';

const HEADINGS = assistantColumns(() => {});

/** /dashboard/assistants: the company's assistants, and those in its archive. */
export default function AssistantsScreen({ queryRef }: ScreenProps<AssistantsScreenQuery>) {
  return (
    <>
      <NewAssistant />
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <AssistantFilterBar />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="assistants"
        fallback={<TableSkeleton columns={HEADINGS} rows={3} />}
      >
        <Assistants queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

function Assistants({ queryRef }: ScreenProps<AssistantsScreenQuery>) {
  const { assistants, archived } = usePreloadedQuery<AssistantsScreenQuery>(
    graphql`
      query AssistantsScreenQuery @preloadable {
        assistants {
          ...assistantRow_assistant @relay(mask: false)
        }
        archived: assistants(isArchived: true) {
          ...assistantRow_assistant @relay(mask: false)
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(AssistantsScreenQueryNode, {});
  return <AssistantTable assistants={assistants} archived={archived} />;
}
