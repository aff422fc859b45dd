import { type Ref, Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import SearchHitsQueryNode, { type SearchHitsQuery } from '#generated/SearchHitsQuery';
import { ScreenError } from '#router/ScreenError.tsx';
import { timezone } from '#ui/timezone.ts';
import { ConversationListSkeleton } from '../list/ConversationListSkeleton.tsx';
import { type RowsHandle } from '../rowsHandle.ts';
import { describeFound } from './describeFound.ts';
import { SearchHits } from './SearchHits.tsx';
import { SearchOrder, type Order } from './SearchOrder.tsx';

type SearchResultsProps = {
  ref: Ref<RowsHandle>;
  /** What is searched for. */
  query: string;
  order: Order;
  onOrder: (order: Order) => void;
  onClear: () => void;
};

const SORTS = { best: 'Relevance', newest: 'Newest' } as const;

/** What a search finds, how much that is, and in which order. */
export default function SearchResults({ ref, query, order, onOrder, onClear }: SearchResultsProps) {
  const [queryRef, load] = useQueryLoader<SearchHitsQuery>(SearchHitsQueryNode);
  useEffect(
    () => load({ query, timezone: timezone(), sort: SORTS[order] }, { fetchPolicy: 'store-and-network' }),
    [load, query, order],
  );
  // That of the search before stands until the next one is there.
  const [count, setCount] = useState<number | null>(null);

  return (
    <>
      <div
        className={`flex h-9 flex-none items-center justify-between border-b border-line px-4 text-xs text-ink-muted ${count === 0 ? 'hidden' : ''}`}
      >
        <output className="tabular-nums">{count === null ? 'Searching' : describeFound(count)}</output>
        <SearchOrder order={order} onOrder={onOrder} />
      </div>
      {queryRef ? (
        // Another search is past the error of the one before.
        <ScreenError key={queryRef.fetchKey}>
          <Suspense fallback={<ConversationListSkeleton />}>
            <SearchHits
              ref={ref}
              queryRef={queryRef}
              query={query}
              order={order}
              onCount={setCount}
              onClear={onClear}
            />
          </Suspense>
        </ScreenError>
      ) : (
        <ConversationListSkeleton />
      )}
    </>
  );
}
