import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import type { PassageRow } from './PassagesPanel.tsx';
import { usePassageActs } from './usePassageActs.ts';

type PassageDialogProps = { passage: PassageRow; onClose: () => void };

/** Rewords a passage, gives it further questions that it answers, or makes two of it where the cursor stands. */
export function PassageDialog({ passage, onClose }: PassageDialogProps) {
  const { update, split, isBusy } = usePassageActs(passage.id);
  const [heading, setHeading] = useState(passage.heading);
  const [text, setText] = useState(passage.text);
  const [questions, setQuestions] = useState(passage.questions.join('\n'));
  const field = useRef<HTMLDivElement>(null);

  async function save() {
    const asked = questions.split('\n').map((line) => line.trim());
    const isReworded = heading !== passage.heading || text !== passage.text;
    const isDone = await update({ ...(isReworded && { heading, text }), questions: asked.filter(Boolean) });
    if (isDone) onClose();
  }

  async function splitHere() {
    const area = field.current?.querySelector('textarea');
    if (await split(area?.selectionStart ?? 0)) onClose();
  }

  return (
    <Dialog
      isOpen
      title="Edit passage"
      description="Answers quote it from now on. The article itself stays as it is."
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button onClick={() => void splitHere()} disabled={isBusy || text !== passage.text}>
            Split at the cursor
          </Button>
          <Button variant="primary" onClick={() => void save()} isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <div ref={field} className="grid gap-4">
        <TextArea label="Text" rows={8} limit={4000} value={text} onChange={setText} />
        <TextField label="Heading" value={heading} onChange={setHeading} />
        <TextArea
          label="Further questions"
          hint="Other words that people ask it by, one question a line."
          rows={3}
          value={questions}
          onChange={setQuestions}
        />
      </div>
    </Dialog>
  );
}
