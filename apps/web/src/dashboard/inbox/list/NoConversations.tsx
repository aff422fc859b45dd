import { lazy } from 'react';
import { Inbox } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { NoMatch } from '#ui/lists/NoMatch.tsx';
import { INBOX_FILTERS, type InboxView } from './inboxFilters.ts';

const EmptyInbox = lazy(() => import('./EmptyInbox.tsx'));

const EMPTY: Readonly<Record<Exclude<InboxView, 'all'>, { title: string; text: string }>> = {
  mine: { title: 'Nothing is assigned to you', text: 'Conversations assigned to you appear here.' },
  unassigned: { title: 'Nothing is unassigned', text: 'Conversations that are assigned to nobody appear here.' },
  unread: { title: 'Everything is read', text: 'Conversations with new messages appear here.' },
  handoff: { title: 'Nobody is asking for a person', text: 'Visitors who want to talk to a person appear here.' },
};

/** In place of a list without rows: nothing is as asked for, nothing is to be done, or nobody has ever written. */
export function NoConversations() {
  const { filters, clear, on } = useUrlFilters(INBOX_FILTERS);
  const { view } = filters;
  const narrowing = on - Number(view !== 'all');
  if (narrowing > 0) return <NoMatch what="conversations" filters={narrowing} onClear={clear} />;
  if (view === 'all') return <EmptyInbox />;
  const { title, text } = EMPTY[view];
  return (
    <EmptyState icon={Inbox} title={title}>
      {text}
    </EmptyState>
  );
}
