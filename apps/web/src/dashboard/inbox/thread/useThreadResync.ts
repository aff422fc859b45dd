import { useEffect } from 'react';
import ConversationPaneQueryNode, { type ConversationPaneQuery } from '#generated/ConversationPaneQuery';
import { useResync } from '#relay/useResync.ts';
import { pageOf } from '#dashboard/inbox/list/pageOf.ts';

const FIRST_PAGE = 50;
/** The events of one message come shortly after each other, in either order. */
const PATIENCE_MS = 1000;

type Thread = {
  id: string;
  loaded: number;
  /** What `missingMessage` says of it. */
  missing: string | null;
};

/** Asks for the open thread again, as far as it was loaded: after a gap, and once for each message found to be missing. */
export function useThreadResync({ id, loaded, missing }: Thread) {
  const variables = { id, count: pageOf(loaded, FIRST_PAGE) };
  const refetch = useResync<ConversationPaneQuery>(ConversationPaneQueryNode, variables);

  useEffect(() => {
    if (missing === null) return undefined;
    // One that fails leaves the thread as it is; the next gap or message asks again.
    const timer = setTimeout(() => refetch().catch(() => {}), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [missing, refetch]);
}
