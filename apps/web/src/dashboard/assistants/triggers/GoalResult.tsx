import { TrendingDown, TrendingUp } from 'lucide-react';
import { FEWEST_VISITORS, goalEffect, type GoalEffect } from '@parley/assistant-config/goalEffect';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { count, percent } from '#ui/format.ts';
import { useTriggerResults } from './useTriggerResults.ts';

type GoalResultProps = { assistantId: string; trigger: Trigger };

/** How many visitors reached the goal in the last 30 days, beside those who were held out. */
export function GoalResult({ assistantId, trigger }: GoalResultProps) {
  const { seen, heldOut } = useTriggerResults({ assistantId, trigger });
  if (seen.visitors + heldOut.visitors === 0) {
    return (
      <p className="text-xs text-pretty text-ink-muted">
        No visitors yet: they are counted from when this goal is published. {isWhole(trigger) && NOBODY_HELD_OUT}
      </p>
    );
  }
  const groups = [{ name: 'Saw it', ...seen }, ...(heldOut.visitors > 0 ? [{ name: 'Held out', ...heldOut }] : [])];
  const effect = goalEffect(seen, heldOut);
  return (
    <div className="rounded-card border border-line">
      <table className="w-full text-dense tabular-nums">
        <caption className="sr-only">Who reached the goal in the last 30 days</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left font-medium">
              Last 30 days
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Visitors
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Reached the goal
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {groups.map(({ name, visitors, reached }) => (
            <tr key={name}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right">{count(visitors)}</td>
              <td className="px-3 py-1.5 text-right">
                {count(reached)} · {percent(visitors === 0 ? 0 : reached / visitors, 1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex gap-2 px-3 py-2 text-dense text-pretty">
        <EffectIcon effect={effect} />
        {effect ? effectText(effect) : whyNot(trigger)}
      </p>
    </div>
  );
}

function EffectIcon({ effect }: { effect: GoalEffect | null }) {
  const look = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  if (effect?.verdict === 'More') return <TrendingUp {...look} className="mt-0.5 size-4 flex-none text-positive" />;
  if (effect?.verdict === 'Fewer') return <TrendingDown {...look} className="mt-0.5 size-4 flex-none text-critical" />;
  return null;
}

function effectText({ verdict, difference, low, high }: GoalEffect): string {
  const range = `between ${points(low)} and ${points(high)} percentage points, 19 times of 20`;
  if (verdict === 'Unclear') {
    return `${points(difference)} percentage points with the trigger, which may be chance: the true difference is ${range}.`;
  }
  return `${verdict === 'More' ? 'More' : 'Fewer'} visitors reach the goal with the trigger: ${range}.`;
}

/** In hundredths, with its sign: «+4.7», «−1». */
function points(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
}

const isWhole = ({ audience }: Trigger) => audience.samplePercent === 100;
const NOBODY_HELD_OUT =
  'Nobody is held out: show it to fewer than all visitors to see how many reach the goal without it.';

const whyNot = (trigger: Trigger): string =>
  isWhole(trigger) ? NOBODY_HELD_OUT : `Too few visitors to compare yet: it takes ${FEWEST_VISITORS} in either group.`;
