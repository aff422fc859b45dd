import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { changeDraft, holdDraft, type DraftChange } from './openDrafts.ts';

/** What is written in a conversation and not sent yet, kept over reloads. Mount it anew for each conversation. */
export function useDraft(conversationId: string) {
  const userId = useSession(({ auth }) => auth.userId);
  const [draft, setDraft] = useState(() => readDraft({ userId, conversationId }));

  useLayoutEffect(
    () => holdDraft({ userId, conversationId }, (next) => setDraft((before) => ({ ...before, ...next(before) }))),
    [userId, conversationId],
  );
  useEffect(() => keepDraft({ userId, conversationId }, draft), [userId, conversationId, draft]);

  /** Also what is only known once the composer has been left. */
  const change = useCallback(
    (next: DraftChange) => changeDraft({ userId, conversationId }, next),
    [userId, conversationId],
  );

  return { draft, change };
}
