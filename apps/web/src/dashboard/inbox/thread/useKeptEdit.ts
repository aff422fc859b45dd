import { useState } from 'react';
import { readDraft } from '#dashboard/inbox/composer/drafts.ts';
import { changeDraft } from '#dashboard/inbox/composer/openDrafts.ts';
import { useSession } from '#session/sessionStore.ts';

type Edited = { id: string; conversationId: string; body: string };

/** The new words of a message, kept with the conversation's draft until they are saved or given up. */
export function useKeptEdit({ id, conversationId, body }: Edited) {
  const userId = useSession(({ auth }) => auth.userId);
  const place = { userId, conversationId };
  const [text, setText] = useState(() => readDraft(place).edits[id] ?? body);

  function forget() {
    changeDraft(place, (before) => {
      const { [id]: _, ...edits } = before.edits;
      return { edits };
    });
  }

  function write(next: string) {
    setText(next);
    if (next === body) forget();
    else changeDraft(place, ({ edits }) => ({ edits: { ...edits, [id]: next } }));
  }

  return { text, write, forget };
}
