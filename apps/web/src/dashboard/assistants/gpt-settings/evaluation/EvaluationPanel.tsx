import { useMemo, useState } from 'react';
import { ListChecks, Plus, RefreshCw } from 'lucide-react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks';
import type { EvaluationPanelChangedSubscription } from '#generated/EvaluationPanelChangedSubscription';
import type { EvaluationPanelQuery } from '#generated/EvaluationPanelQuery';
import type { EvaluationPanelRunMutation } from '#generated/EvaluationPanelRunMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { useAssistantEditor } from '../../editor/assistantEditor.ts';
import { Comparison } from './Comparison.tsx';
import { DeleteSetDialog } from './DeleteSetDialog.tsx';
import { NewSetDialog } from './NewSetDialog.tsx';
import { NotRight } from './NotRight.tsx';
import { SetDialog } from './SetDialog.tsx';

/** A set of questions put to the assistant as visitors have it and as the draft is, side by side. */
export function EvaluationPanel() {
  const { assistant, config, isReadOnly } = useAssistantEditor();
  const { evaluationSets } = useLazyLoadQuery<EvaluationPanelQuery>(
    graphql`
      query EvaluationPanelQuery($assistantId: ID!) {
        evaluationSets {
          id
          name
          mostFalse
          isGate
          questions {
            id
          }
          ...SetDialog_set
          lastRun(assistantId: $assistantId) {
            id
            state
            progress
            ...Comparison_run
            ...NotRight_run
          }
        }
      }
    `,
    { assistantId: assistant.id },
    { fetchPolicy: 'store-and-network' },
  );
  useFollowRuns();
  const [run, isStarting] = useAsyncMutation<EvaluationPanelRunMutation>(graphql`
    mutation EvaluationPanelRunMutation($input: RunEvaluationInput!, $assistantId: ID!) {
      runEvaluation(input: $input) {
        id
        lastRun(assistantId: $assistantId) {
          id
          state
          progress
          ...Comparison_run
          ...NotRight_run
        }
      }
    }
  `);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const set = evaluationSets.find(({ id }) => id === chosenId) ?? evaluationSets[0];
  const [open, setOpen] = useState<'new' | 'questions' | 'delete' | null>(null);
  const close = () => setOpen(null);

  const newButton = !isReadOnly && (
    <Button
      size="sm"
      icon={<Plus aria-hidden className="size-3.5" strokeWidth={1.75} />}
      onClick={() => setOpen('new')}
    >
      New set
    </Button>
  );
  const newDialog = open === 'new' && (
    <NewSetDialog
      assistantId={assistant.id}
      onMade={(id) => {
        setChosenId(id);
        setOpen('questions');
      }}
      onClose={close}
    />
  );
  if (!set) {
    return (
      <section
        aria-label="Evaluation set"
        className="flex flex-none items-center gap-3 border-t border-line px-5 py-3 text-dense max-md:px-4"
      >
        <p className="min-w-0 flex-1 text-ink-muted">
          Write questions whose answer you know, and see what a change does to them before you publish it.
        </p>
        {newButton}
        {newDialog}
      </section>
    );
  }
  const { lastRun } = set;
  const isRunning = isStarting || lastRun?.state === 'Running';

  async function start(setId: string) {
    try {
      await run({ input: { setId, assistantId: assistant.id, config }, assistantId: assistant.id });
    } catch (error) {
      notify({ kind: 'error', title: 'The set was not run', detail: messageOf(error) });
    }
  }

  return (
    <section aria-label="Evaluation set" className="flex-none border-t border-line">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-2 text-dense max-md:px-4">
        <h2 className="font-semibold">Evaluation set</h2>
        <Select
          label="Set"
          isLabelHidden
          size="sm"
          options={evaluationSets.map(({ id, name, questions }) => ({ id, label: name, detail: size(questions) }))}
          value={set.id}
          onChange={setChosenId}
        />
        <span className="text-ink-muted">{size(set.questions)}</span>
        <span className="flex-1" />
        {lastRun?.state === 'Failed' && <span className="text-critical">The last run failed</span>}
        {newButton}
        {!isReadOnly && (
          <Button
            size="sm"
            icon={<ListChecks aria-hidden className="size-3.5" strokeWidth={1.75} />}
            onClick={() => setOpen('questions')}
          >
            Questions
          </Button>
        )}
        {!isReadOnly && (
          <Button
            size="sm"
            disabled={set.questions.length === 0}
            isBusy={isRunning}
            busyLabel={lastRun?.state === 'Running' ? `${lastRun.progress}%` : 'Running'}
            icon={<RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
            onClick={() => void start(set.id)}
          >
            {lastRun ? 'Run again' : 'Run'}
          </Button>
        )}
      </header>
      {lastRun?.state === 'Done' ? (
        <>
          <Comparison run={lastRun} mostFalse={set.mostFalse} isGate={set.isGate} />
          <NotRight key={lastRun.id} run={lastRun} />
        </>
      ) : (
        <p className="px-5 py-3 text-dense text-ink-muted max-md:px-4">
          {isRunning
            ? 'Each question is put to the assistant as visitors have it, and as the draft is.'
            : 'Run it to see what the draft does better and worse than what visitors have.'}
        </p>
      )}
      {newDialog}
      {open === 'questions' && <SetDialog set={set} onDelete={() => setOpen('delete')} onClose={close} />}
      {open === 'delete' && <DeleteSetDialog set={set} onDeleted={close} onClose={() => setOpen('questions')} />}
    </section>
  );
}

const size = (questions: readonly unknown[]) => counted(questions.length, 'question');

/** A run that goes on shows how far it is. */
function useFollowRuns() {
  useSubscription<EvaluationPanelChangedSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription EvaluationPanelChangedSubscription {
            evaluationRunChanged {
              id
              state
              progress
              ...Comparison_run
              ...NotRight_run
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
