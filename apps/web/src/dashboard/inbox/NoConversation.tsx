import { useEffect } from 'react';
import { MessagesSquare } from 'lucide-react';
import { deselected } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** /dashboard/inbox on wide screens, beside the list. */
export default function NoConversation() {
  useEffect(() => dispatch('conversations', deselected), []);

  return (
    <>
      <EmptyState icon={MessagesSquare} title="No conversation selected">
        Conversations open here. J and K move along the list, Enter opens one, R replies.
      </EmptyState>
    </>
  );
}
