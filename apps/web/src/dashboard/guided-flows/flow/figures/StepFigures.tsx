import { PRESENTATION_ID } from '@parley/guided-flow/presentation';
import { count, percent } from '#ui/format.ts';
import { type FlowFigures } from './useFlowFigures.ts';

/** What visitors did at a step, or in the whole flow where it begins. */
export function StepFigures({ figures, nodeId }: { figures: FlowFigures; nodeId: string }) {
  const { starts, completions, handoffs, nodes } = figures;
  const ofStarts = (number: number) =>
    starts === 0 ? count(number) : `${count(number)} (${percent(number / starts)})`;
  const step = nodes.find((node) => node.nodeId === nodeId);
  const rows =
    nodeId === PRESENTATION_ID
      ? [
          ['Began it', count(starts)],
          ['Came to an end', ofStarts(completions)],
          ['Came to a person', ofStarts(handoffs)],
        ]
      : [
          ['Came here', ofStarts(step?.reached ?? 0)],
          [
            'Left here',
            step ? `${count(step.dropOff)} (${percent(step.dropOff / Math.max(1, step.reached))})` : count(0),
          ],
        ];
  return (
    <section aria-label="Visitors" className="border-t border-line pt-3">
      <h3 className="mb-1.5 text-dense font-semibold">Visitors</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-dense">
        {rows.map(([name, figure]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
