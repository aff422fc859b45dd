import { Inbox } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { NoMatch } from '#ui/lists/NoMatch.tsx';
import { EmptyInbox } from './EmptyInbox.tsx';
import { INBOX_FILTERS, type InboxView } from './inboxFilters.ts';

const EMPTY: Readonly<Record<Exclude<InboxView, 'all'>, { title: string; text: string }>> = {
  mine: { title: 'Nothing is assigned to you', text: 'What you take on, or colleagues give you, stands here.' },
  unassigned: { title: 'Nothing is unassigned', text: 'Conversations that nobody has taken on yet stand here.' },
  unread: { title: 'Everything is read', text: 'Conversations with new messages stand here.' },
  handoff: { title: 'Nobody asks for a person', text: 'Visitors who want to talk to somebody stand here.' },
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
