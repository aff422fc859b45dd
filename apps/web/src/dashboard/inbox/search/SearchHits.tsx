import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { type SearchHitsQuery } from '#generated/SearchHitsQuery';
import { created } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { NoMatch } from '#ui/lists/NoMatch.tsx';
import { type RowsHandle } from '../rowsHandle.ts';
import { describeShown } from './describeFound.ts';
import { SearchHit } from './SearchHit.tsx';
import { type Order } from './SearchOrder.tsx';

type SearchHitsProps = {
  ref: Ref<RowsHandle>;
  queryRef: PreloadedQuery<SearchHitsQuery>;
  query: string;
  order: Order;
  onCount: (count: number) => void;
  onClear: () => void;
};

/** The conversations that were found. */
export function SearchHits({ ref, queryRef, query, order, onCount, onClear }: SearchHitsProps) {
  const { hits, count } = usePreloadedQuery<SearchHitsQuery>(
    graphql`
      query SearchHitsQuery($query: String!, $timezone: String, $sort: SearchSort) {
        searchConversations(query: $query, first: 50, timezone: $timezone, sort: $sort) {
          count
          hits {
            conversation {
              id
            }
            ...SearchHit_hit
          }
        }
      }
    `,
    queryRef,
  ).searchConversations;
  useEffect(() => onCount(count), [count, onCount]);

  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    ids: hits.map(({ conversation }) => conversation.id),
    focus: (id) => list.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`)?.focus(),
  }));

  // Before the first paint, as in the list: there each of them has its colour too.
  useLayoutEffect(() => {
    dispatch('conversations', (slice) => hits.reduce((all, { conversation }) => created(all, conversation.id), slice));
  }, [hits]);

  if (hits.length === 0) return <NoMatch what="conversations" query={query} onClear={onClear} />;
  const words = describeShown({ shown: hits.length, count, order });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul ref={list} aria-label="Found">
        {hits.map((hit) => (
          <li key={hit.conversation.id}>
            <SearchHit hit={hit} />
          </li>
        ))}
      </ul>
      {words && <p className="px-4 py-3 text-xs text-pretty text-ink-muted">{words}</p>}
    </div>
  );
}
