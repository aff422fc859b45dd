import { useEffect } from 'react';
import { MessagesSquare } from 'lucide-react';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { deselected } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { inboxShortcuts } from './inboxShortcuts.ts';

/** /dashboard/inbox on wide screens, beside the list. */
export default function NoConversation() {
  useEffect(() => dispatch('conversations', deselected), []);
  const next = useKeysText(inboxShortcuts.next);
  const previous = useKeysText(inboxShortcuts.previous);
  const reply = useKeysText(inboxShortcuts.reply);
  const keys = [
    next && previous && `${next} and ${previous} move along the list`,
    'Enter opens one',
    reply && `${reply} replies`,
  ].filter(Boolean);

  return (
    <EmptyState icon={MessagesSquare} title="No conversation selected">
      Conversations open here. {keys.join(', ')}.
    </EmptyState>
  );
}
