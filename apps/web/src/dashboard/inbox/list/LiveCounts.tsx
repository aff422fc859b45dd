import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { type LiveCounts_query$key } from '#generated/LiveCounts_query';
import { type ConversationFilter } from '#generated/LiveCountsQuery';
import { type ViewCounts } from './InboxTabs.tsx';
import { keepCountsLive } from './keepCountsLive.ts';

type LiveCountsProps = {
  query: LiveCounts_query$key;
  filter: ConversationFilter;
  onCount: (counts: ViewCounts) => void;
};

/** Tells how many conversations each view holds, also when that changes. Shows nothing itself: the tabs stand outside of what waits. */
export function LiveCounts({ filter, onCount, ...props }: LiveCountsProps) {
  const { conversationCounts: counts } = useFragment(
    graphql`
      fragment LiveCounts_query on Query @argumentDefinitions(filter: { type: "ConversationFilter" }) {
        conversationCounts(filter: $filter) {
          all
          mine
          unassigned
          unread
          handoff
        }
      }
    `,
    props.query,
  );
  const environment = useRelayEnvironment();
  useEffect(() => keepCountsLive(environment, filter), [environment, filter]);
  useEffect(() => onCount(counts), [counts, onCount]);
  return null;
}
