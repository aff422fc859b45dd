import { fetchQuery, graphql } from 'react-relay/hooks';
import { type Environment } from 'relay-runtime';
import { type ConversationFilter, type LiveCountsQuery } from '#generated/LiveCountsQuery';
import { ASIDE } from '#relay/network.ts';
import { onConversationEvent } from './conversationEvents.ts';

/** However much happens, the counts are asked for no more often. */
const PAUSE_MS = 800;

/** Asks for the counts again when conversations have changed. Answers how to stop. */
export function keepCountsLive(environment: Environment, filter: ConversationFilter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStale = false;

  function ask() {
    timer = undefined;
    isAsking = true;
    isStale = false;
    fetchQuery<LiveCountsQuery>(
      environment,
      graphql`
        query LiveCountsQuery($filter: ConversationFilter) {
          ...LiveCounts_query @arguments(filter: $filter)
        }
      `,
      { filter },
      { networkCacheConfig: ASIDE },
    ).subscribe({ complete: asked, error: asked });
  }

  function asked() {
    isAsking = false;
    if (isStale) askSoon();
  }

  function askSoon() {
    if (isAsking) isStale = true;
    else timer ??= setTimeout(ask, PAUSE_MS);
  }

  const stop = onConversationEvent(askSoon);
  return () => {
    stop();
    clearTimeout(timer);
    isStale = false;
  };
}
