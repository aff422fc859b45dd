import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import SearchResultsQueryNode, { type SearchResultsQuery } from '#generated/SearchResultsQuery';
import { ScreenError } from '#router/ScreenError.tsx';
import { counted } from '#ui/format.ts';
import { NoMatch } from '#ui/lists/NoMatch.tsx';
import { timezone } from '#ui/timezone.ts';
import { ConversationListSkeleton } from '../list/ConversationListSkeleton.tsx';
import { SearchHit } from './SearchHit.tsx';

type SearchResultsProps = {
  /** What is searched for. */
  query: string;
  onClear: () => void;
};

/** What a search finds, in place of the list. Default export: `InboxScreen.tsx` loads it lazily. */
export default function SearchResults({ query, onClear }: SearchResultsProps) {
  const [queryRef, load] = useQueryLoader<SearchResultsQuery>(SearchResultsQueryNode);
  useEffect(() => load({ query, timezone: timezone() }, { fetchPolicy: 'store-and-network' }), [load, query]);

  if (!queryRef) return <ConversationListSkeleton />;
  return (
    // Another search is past the error of the one before.
    <ScreenError key={queryRef.fetchKey}>
      <Suspense fallback={<ConversationListSkeleton />}>
        <Hits queryRef={queryRef} query={query} onClear={onClear} />
      </Suspense>
    </ScreenError>
  );
}

function Hits({ queryRef, query, onClear }: SearchResultsProps & { queryRef: PreloadedQuery<SearchResultsQuery> }) {
  const { searchConversations: hits } = usePreloadedQuery<SearchResultsQuery>(
    graphql`
      query SearchResultsQuery($query: String!, $timezone: String) {
        searchConversations(query: $query, first: 50, timezone: $timezone) {
          conversation {
            id
          }
          ...SearchHit_hit
        }
      }
    `,
    queryRef,
  );

  return (
    <>
      <output className="sr-only">{counted(hits.length, 'conversation')} found</output>
      {hits.length === 0 ? (
        <NoMatch what="conversations" query={query} onClear={onClear} />
      ) : (
        <ul aria-label="Found" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {hits.map((hit) => (
            <li key={hit.conversation.id}>
              <SearchHit hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
