import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SetDialog_set$key } from '#generated/SetDialog_set';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { counted } from '#ui/format.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { questionsOfCsv } from './questionsOfCsv.ts';
import { useEvaluationActs } from './useEvaluationActs.ts';

type SetDialogProps = { set: SetDialog_set$key; onDelete: () => void; onClose: () => void };

/** A set of questions is written: its name and gate, its questions, one by one or from a file. */
export function SetDialog({ set, onDelete, onClose }: SetDialogProps) {
  return (
    <Dialog
      isOpen
      title="Questions of the set"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" className="mr-auto" onClick={onDelete}>
            Delete set
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Questions set={set} />
    </Dialog>
  );
}

function Questions({ set: key }: { set: SetDialog_set$key }) {
  const set = useFragment(
    graphql`
      fragment SetDialog_set on EvaluationSet {
        id
        name
        mostFalse
        isGate
        questions {
          id
          ...QuestionRow_question
        }
      }
    `,
    key,
  );
  const acts = useEvaluationActs(set.id);
  const file = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(set.name);
  const gate = { name: set.name, mostFalse: set.mostFalse, isGate: set.isGate };

  async function importFile(chosen: File) {
    const questions = questionsOfCsv(await chosen.text()).map(({ question, article, passage, answer }) => ({
      question,
      isAnswerable: article !== '',
      articleTitle: article,
      passage,
      answer,
    }));
    if (questions.length > 0 && (await acts.addFile(questions))) {
      notify({ kind: 'success', title: `${counted(questions.length, 'question')} added` });
    }
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          onBlur={() => name.trim() !== set.name && void acts.changeSet({ ...gate, name: name.trim() })}
        />
        <NumberField
          label="Answered falsely, at most (%)"
          min={0}
          max={100}
          value={set.mostFalse}
          onChange={(mostFalse) => mostFalse !== null && void acts.changeSet({ ...gate, mostFalse })}
        />
      </div>
      <Switch
        label="Gate"
        hint="Settings that fail this set, or were not tried on it, cannot be published."
        isSpread
        value={set.isGate}
        onChange={(isGate) => void acts.changeSet({ ...gate, isGate })}
      />
      <QuestionForm isBusy={acts.isBusy} onSave={acts.add} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-xs text-ink-muted">
          Or a CSV file: question, title of the article, words of the passage, what the answer has to say. Without an
          article nothing answers it.
        </p>
        <Button size="sm" disabled={set.questions.length === 0} onClick={() => void acts.exportFile(set.name)}>
          Export CSV
        </Button>
        <Button size="sm" disabled={acts.isBusy} onClick={() => file.current?.click()}>
          Import CSV
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void importFile(chosen);
            target.value = '';
          }}
        />
      </div>
      <ul aria-label="Questions" className="divide-y divide-line border-t border-line">
        {set.questions.map((question) => (
          <QuestionRow key={question.id} question={question} acts={acts} />
        ))}
      </ul>
    </div>
  );
}
