import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { keepDraft, readDraft, type Draft } from './drafts.ts';

/** What is written in a conversation and not sent yet, kept over reloads. Mount it anew for each conversation. */
export function useDraft(conversationId: string) {
  const userId = useSession(({ auth }) => auth.userId);
  const [draft, setDraft] = useState(() => readDraft({ userId, conversationId }));

  useEffect(() => keepDraft({ userId, conversationId }, draft), [userId, conversationId, draft]);

  const change = useCallback((next: (before: Draft) => Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...next(before) }));
  }, []);

  return { draft, change };
}
