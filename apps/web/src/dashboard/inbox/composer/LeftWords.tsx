import { useState } from 'react';
import { useSession } from '#session/sessionStore.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { EMPTY, keepDraft, readDraft, type Draft } from './drafts.ts';
import { repliesIn, settled, type Outbox } from './outbox.ts';
import { changeOutbox, useOutbox } from './outboxStore.ts';

/** What its reader had written in a conversation that is gone, and did not get rid of: to be copied. */
export function LeftWords({ conversationId }: { conversationId: string }) {
  const userId = useSession(({ auth }) => auth.userId);
  const [draft, setDraft] = useState(() => readDraft({ userId, conversationId }));
  const unsent = repliesIn(useOutbox(), { conversationId, senderId: userId });
  const words = wordsOf(draft, unsent);
  if (words.length === 0) return null;

  function discard() {
    keepDraft({ userId, conversationId }, EMPTY);
    setDraft(EMPTY);
    changeOutbox((outbox) => settled(outbox, ...unsent.map(({ key }) => key)));
  }

  return (
    <section
      aria-label="What you had written"
      className="mx-auto mb-4 flex min-h-0 w-[calc(100%-24px)] max-w-[520px] flex-col gap-2 rounded-card border border-line bg-surface p-3 text-dense"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium">What you had written</h3>
        <Button size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
      <ul className="grid min-h-0 gap-2 overflow-y-auto">
        {words.map(({ id, what, text }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <CopyButton isIconOnly text={text} label={`Copy ${what}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ Text, Note, edits }: Draft, unsent: Outbox) {
  return [
    ...unsent.map(({ key, kind, body }) => ({ id: key, what: NAMES[kind], text: body })),
    { id: 'Text', what: NAMES.Text, text: Text },
    { id: 'Note', what: NAMES.Note, text: Note },
    ...Object.entries(edits).map(([id, text]) => ({ id, what: 'your change to a message', text })),
  ].filter(({ text }) => text.trim() !== '');
}

const NAMES = { Text: 'your reply', Note: 'your note' };
