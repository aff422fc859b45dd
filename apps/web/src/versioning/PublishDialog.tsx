import { useState, type ReactNode } from 'react';
import type { Json } from '@parley/versioning/changesBetween';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { FieldWords, Readable, ValueWords } from './describeChange.ts';

type PublishDialogProps = {
  isOpen: boolean;
  /** What is published: «Nori». */
  name: string;
  /** Who will see it, and when. */
  description?: string;
  before: Json;
  after: Json;
  words: FieldWords;
  readable?: Readable;
  valueWords?: ValueWords;
  /** Nothing is published: it says so, and the list, which is all there is, stands folded. */
  isFirst?: boolean;
  /** Why it cannot be published yet; null: it can. */
  obstacle: string | null;
  /** What is better looked at first. */
  warnings?: ReactNode;
  onPublish: (note: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a note, and shows what would change before everybody's eyes. */
export function PublishDialog({
  isOpen,
  name,
  description = 'Visitors see this from their next page on.',
  before,
  after,
  words,
  readable,
  valueWords,
  isFirst = false,
  obstacle,
  warnings,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function publish() {
    setIsBusy(true);
    setProblem(null);
    try {
      await onPublish(note.trim());
      setNote('');
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  const changes = (
    <ChangeList
      label={isFirst ? 'What is in it' : 'What changes'}
      before={before}
      after={after}
      words={words}
      readable={readable}
      valueWords={valueWords}
    />
  );

  return (
    <Dialog
      isOpen={isOpen}
      title={`Publish ${name}`}
      description={description}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel="Publishing"
            disabled={obstacle !== null}
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {(problem ?? obstacle) && <FormNotice tone="critical">{problem ?? obstacle}</FormNotice>}
        {warnings}
        <TextField
          label="Note"
          hint="For colleagues, in the history."
          value={note}
          onChange={setNote}
          maxLength={200}
          placeholder="What is new, and why"
        />
        {isFirst && <p className="text-dense text-ink-muted">Nothing of it is published now: all of it is new.</p>}
        {isFirst ? (
          <details>
            <summary className="cursor-pointer text-dense font-medium">What is in it</summary>
            <div className="mt-2">{changes}</div>
          </details>
        ) : (
          changes
        )}
      </div>
    </Dialog>
  );
}
