import { Check, History, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Comparison_run$key } from '#generated/Comparison_run';
import { Time } from '#ui/Time.tsx';
import { comparedWithBefore } from './comparedWithBefore.ts';
import { ComparisonRow } from './ComparisonRow.tsx';

type ComparisonProps = { run: Comparison_run$key; mostFalse: number; isGate: boolean };

/** What the draft does better and worse than what visitors have, whether that passes the gate if it is one, and which questions moved. */
export function Comparison({ run: key, mostFalse, isGate }: ComparisonProps) {
  const { live, draft, moved, endedAt, before } = useFragment(
    graphql`
      fragment Comparison_run on EvaluationRun {
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
        before {
          draft {
            right
            falsely
          }
        }
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
              limit={isGate ? mostFalse / 100 : undefined}
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
          {!isGate ? (
            <History aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          ) : passes ? (
            <ShieldCheck aria-hidden className="size-4 flex-none text-positive" strokeWidth={1.75} />
          ) : (
            <ShieldAlert aria-hidden className="size-4 flex-none text-caution" strokeWidth={1.75} />
          )}
          <span>
            {isGate ? (
              <>
                <span className="font-semibold text-ink">Gate {passes ? 'passes' : 'fails'}.</span> At most {mostFalse}%
                answered falsely, else nothing is published.
              </>
            ) : (
              comparedWithBefore(draft, before?.draft ?? null)
            )}
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
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{question}</span>
              <span className="flex-none text-xs">{`${before.toLowerCase()} to ${after.toLowerCase()}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
