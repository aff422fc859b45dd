import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { type Subscription } from 'relay-runtime';
import NextPageNode, { type ConversationListPaginationQuery } from '#generated/ConversationListPaginationQuery';
import { type ListRules } from './inboxFilters.ts';

type Page = { rules: ListRules; count: number; endCursor: string | null | undefined };

/** How to have the page after `endCursor` added to the list, and how that goes. One at a time; none for who has left the list. */
export function useNextPage({ rules, count, endCursor }: Page) {
  const environment = useRelayEnvironment();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const request = useRef<Subscription | null>(null);
  useEffect(() => () => request.current?.unsubscribe(), []);

  function loadNext() {
    if (request.current) return;
    setStatus('loading');
    const end = (next: 'idle' | 'failed') => () => {
      request.current = null;
      setStatus(next);
    };
    request.current = fetchQuery<ConversationListPaginationQuery>(environment, NextPageNode, {
      ...rules,
      count,
      cursor: endCursor,
    }).subscribe({ complete: end('idle'), error: end('failed') });
  }

  return { status, loadNext };
}
