import { useState } from 'react';
import type { NeverAnswered } from '@parley/assistant-config/gptSchema';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { GUARD_ACTIONS, GUARD_KINDS } from '../editor/choices.ts';

const LABELS = { Topic: 'Topic', Phrase: 'Words', Pattern: 'Expression' } as const;

const HINTS = {
  Topic: 'In a few words, as a visitor might name it. Questions that mean the same are met too.',
  Phrase: 'Exactly these words, in this order, wherever they stand in a question.',
  Pattern: 'A regular expression, such as \\b[A-Z]{2}\\d{9}\\b. Capitals do not count.',
} as const;

const MISSING = { Topic: 'Enter a topic.', Phrase: 'Enter the words.', Pattern: 'Enter an expression.' } as const;

type NeverAnsweredDialogProps = {
  guard: NeverAnswered;
  onKeep: (guard: NeverAnswered) => void;
  onClose: () => void;
};

/** One thing that the assistant never answers: what it is known by, and what happens instead. */
export function NeverAnsweredDialog({ guard: given, onKeep, onClose }: NeverAnsweredDialogProps) {
  const [guard, setGuard] = useState(given);
  const [error, setError] = useState<string>();
  const { kind = 'Topic', action = 'Reply' } = guard;
  const isNew = given.topic === '';

  const save = async () => {
    const topic = guard.topic.trim();
    const problem = topic === '' ? MISSING[kind] : kind === 'Pattern' ? await expressionProblem(topic) : null;
    if (problem) setError(problem);
    else onKeep({ ...guard, topic });
  };

  return (
    <Dialog
      isOpen
      title={isNew ? 'Something that it never answers' : given.topic}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => void save()}>
            {isNew ? 'Add' : 'Done'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          label="Known by"
          orientation="horizontal"
          options={GUARD_KINDS}
          value={kind}
          onChange={(next) => {
            setError(undefined);
            setGuard({ ...guard, kind: next });
          }}
        />
        <TextField
          label={LABELS[kind]}
          hint={HINTS[kind]}
          value={guard.topic}
          maxLength={200}
          onChange={(topic) => setGuard({ ...guard, topic })}
          error={error}
        />
        <RadioGroup
          label="What happens"
          options={GUARD_ACTIONS}
          value={action}
          onChange={(next) => setGuard({ ...guard, action: next })}
        />
        <LocalisedField
          label="Reply"
          rows={3}
          limit={300}
          placeholder={action === 'Person' ? 'Somebody of our team will answer this.' : 'As where it finds no answer.'}
          value={guard.reply}
          onChange={(reply) => setGuard({ ...guard, reply })}
        />
      </div>
    </Dialog>
  );
}

/** The engine that reads expressions is large, and seldom needed. */
async function expressionProblem(pattern: string): Promise<string | null> {
  const { patternProblem } = await import('@parley/automated-faq/pattern');
  return patternProblem(pattern);
}
