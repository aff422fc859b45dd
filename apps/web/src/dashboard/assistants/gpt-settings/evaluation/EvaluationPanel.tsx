import { useMemo, useState } from 'react';
import { Check, RefreshCw, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { EvaluationPanel_run$key } from '#generated/EvaluationPanel_run';
import type { EvaluationPanelChangedSubscription } from '#generated/EvaluationPanelChangedSubscription';
import type { EvaluationPanelQuery } from '#generated/EvaluationPanelQuery';
import type { EvaluationPanelRunMutation } from '#generated/EvaluationPanelRunMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { useAssistantEditor } from '../../editor/assistantEditor.ts';
import { ComparisonRow } from './ComparisonRow.tsx';

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
          lastRun(assistantId: $assistantId) {
            id
            state
            progress
            ...EvaluationPanel_run
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
          ...EvaluationPanel_run
        }
      }
    }
  `);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const set = evaluationSets.find(({ id }) => id === chosenId) ?? evaluationSets[0];
  if (!set) return null;
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
          options={evaluationSets.map(({ id, name, questions }) => ({ id, label: `${name} ${questions.length}` }))}
          value={set.id}
          onChange={setChosenId}
        />
        <span className="flex-1" />
        {lastRun?.state === 'Failed' && <span className="text-critical">The last run failed</span>}
        {!isReadOnly && (
          <Button
            size="sm"
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
        <Comparison run={lastRun} mostFalse={set.mostFalse} isGate={set.isGate} />
      ) : (
        <p className="px-5 py-3 text-dense text-ink-muted max-md:px-4">
          {isRunning
            ? 'Each question is put to the assistant as visitors have it, and as the draft is.'
            : 'Run it to see what the draft does better and worse than what visitors have.'}
        </p>
      )}
    </section>
  );
}

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
              ...EvaluationPanel_run
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}

type ComparisonProps = { run: EvaluationPanel_run$key; mostFalse: number; isGate: boolean };

function Comparison({ run: key, mostFalse, isGate }: ComparisonProps) {
  const { live, draft, moved, endedAt } = useFragment(
    graphql`
      fragment EvaluationPanel_run on EvaluationRun {
        live {
          right
          inTopFive
          falsely
          refusedInError
        }
        draft {
          right
          inTopFive
          falsely
          refusedInError
        }
        moved {
          question
          before
          after
          isBetter
        }
        endedAt
      }
    `,
    key,
  );
  const passes = draft.falsely * 100 <= mostFalse;
  const worse = moved.filter(({ isBetter }) => !isBetter).length;
  return (
    <div className="flex max-h-56 min-h-0 overflow-y-auto text-dense max-md:max-h-none max-md:flex-col">
      <div className="min-w-0 flex-1 px-5 py-2 max-md:px-4">
        <table className="w-full" aria-label="Comparison">
          <thead className="text-xs text-ink-muted">
            <tr>
              <th scope="col">
                <span className="sr-only">Figure</span>
              </th>
              <th scope="col" className="font-normal">
                Live
              </th>
              <th scope="col">
                <span className="sr-only">Both on a line</span>
              </th>
              <th scope="col" className="font-normal">
                Draft
              </th>
              <th scope="col">
                <span className="sr-only">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <ComparisonRow label="Right" live={live.right} draft={draft.right} />
            <ComparisonRow label="Passage in top 5" live={live.inTopFive} draft={draft.inTopFive} />
            <ComparisonRow
              label="Answered falsely"
              live={live.falsely}
              draft={draft.falsely}
              isLessBetter
              limit={mostFalse / 100}
            />
            <ComparisonRow
              label="Refused in error"
              live={live.refusedInError}
              draft={draft.refusedInError}
              isLessBetter
            />
          </tbody>
        </table>
        <p className="mt-1 flex items-center gap-2 border-t border-line pt-2 text-ink-muted">
          {passes ? (
            <ShieldCheck aria-hidden className="size-4 flex-none text-positive" strokeWidth={1.75} />
          ) : (
            <ShieldAlert aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
          )}
          <span>
            <span className="font-semibold text-ink">Gate {passes ? 'passes' : 'fails'}.</span> At most {mostFalse}%
            answered falsely{isGate ? ', else nothing is published' : ''}.
            {endedAt && (
              <>
                {' '}
                Ran <Time instant={endedAt} format="en" />.
              </>
            )}
          </span>
        </p>
      </div>
      <div className="min-w-0 border-line max-md:border-t md:w-72 md:border-l">
        <p className="flex gap-3 px-4 py-2">
          <span className="flex-1 font-semibold">What moved</span>
          <span className="text-ink-muted">{moved.length - worse} better</span>
          <span className={worse > 0 ? 'font-medium text-caution' : 'text-ink-muted'}>{worse} worse</span>
        </p>
        <ul aria-label="What moved" className="divide-y divide-line border-t border-line">
          {moved.map(({ question, before, after, isBetter }) => (
            <li
              key={question}
              className={`flex items-center gap-2 px-4 py-1.5 ${isBetter ? '' : 'bg-caution-soft text-caution'}`}
            >
              {isBetter ? (
                <Check aria-label="Better" className="size-3.5 flex-none text-positive" strokeWidth={2} />
              ) : (
                <TriangleAlert aria-label="Worse" className="size-3.5 flex-none" strokeWidth={2} />
              )}
              <span className="min-w-0 flex-1 truncate text-ink">{question}</span>
              <span className="flex-none text-xs">{`${before.toLowerCase()} to ${after.toLowerCase()}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
