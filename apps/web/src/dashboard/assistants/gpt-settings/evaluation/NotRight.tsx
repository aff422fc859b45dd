import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotRight_run$key } from '#generated/NotRight_run';
import { Badge } from '#ui/Badge.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { counted } from '#ui/format.ts';
import { whatCame } from './whatCame.ts';

type Side = 'draft' | 'live';

const SIDES: readonly { id: Side; label: string }[] = [
  { id: 'draft', label: 'Draft' },
  { id: 'live', label: 'Live' },
];

/** The questions that did not come out as they should, on either side, with what came; false answers first. */
export function NotRight({ run: key }: { run: NotRight_run$key }) {
  const { outcomes } = useFragment(
    graphql`
      fragment NotRight_run on EvaluationRun {
        outcomes {
          question
          expected
          live {
            verdict
            isRight
            cited
            lacks
          }
          draft {
            verdict
            isRight
            cited
            lacks
          }
        }
      }
    `,
    key,
  );
  const [side, setSide] = useState<Side>('draft');
  const wrong = outcomes
    .filter((outcome) => !outcome[side].isRight)
    .toSorted((one, other) => Number(isFalse(other[side])) - Number(isFalse(one[side])));
  const heading =
    wrong.length === 0 ? 'All questions came out right' : `${counted(wrong.length, 'question')} not right`;
  return (
    <details className="border-t border-line text-dense">
      <summary className="cursor-pointer px-5 py-2 font-semibold max-md:px-4">{heading}</summary>
      <div className="grid max-h-56 gap-2 overflow-y-auto px-5 pb-3 max-md:px-4">
        <SegmentedControl label="With which settings" options={SIDES} value={side} onChange={setSide} />
        <ul aria-label="Not right" className="divide-y divide-line">
          {wrong.map((outcome, index) => (
            // A set may ask the same twice, and they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-0 flex-1 basis-60 break-words">{outcome.question}</span>
              <span className="min-w-0 text-ink-muted">{whatCame(outcome, outcome[side])}</span>
              {isFalse(outcome[side]) && <Badge tone="caution">Answered falsely</Badge>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const isFalse = ({ verdict }: { readonly verdict: string }) => verdict === 'Wrong';
