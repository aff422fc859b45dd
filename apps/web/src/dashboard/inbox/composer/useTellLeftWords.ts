import { useEffect, useEffectEvent } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useSession } from '#session/sessionStore.ts';
import { notify } from '#ui/toast.ts';
import { onConversationEvent } from '../list/conversationEvents.ts';
import { draftsOf } from './drafts.ts';
import { unsentOf } from './unsentOf.ts';

/** A conversation that goes takes its row along, which led to what one had written there: says so, and where that is. */
export function useTellLeftWords() {
  const userId = useSession(({ auth }) => auth.userId);
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;
  const navigate = useNavigate();

  const tell = useEffectEvent((id: string) => {
    const words = unsentOf({ drafts: draftsOf(userId), outbox: [], openId })[id];
    if (!words) return;
    notify({
      kind: 'warning',
      id: `left-${id}`,
      title: 'A conversation in which you were writing was deleted.',
      detail: words.text,
      action: { label: 'Show', onAction: () => void navigate(paths.conversation(id)) },
    });
  });
  useEffect(() => onConversationEvent(({ kind, id }) => kind === 'deleted' && tell(id)), []);
}
