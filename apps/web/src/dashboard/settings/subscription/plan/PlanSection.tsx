import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { PlanPickerDialog } from '#billing/PlanPickerDialog.tsx';
import { PlanPickerLink } from '#billing/PlanPickerLink.tsx';
import { describeLimits } from '#billing/plans.ts';
import { type PlanSection_client$key } from '#generated/PlanSection_client';
import { Badge } from '#ui/Badge.tsx';
import { Section } from '#ui/Section.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { planStory } from './planStory.ts';
import { UndoDowngrade } from './UndoDowngrade.tsx';

/** The plan that the company is on: how it stands, what comes next, and the ways to change it. */
export function PlanSection({ client }: { client: PlanSection_client$key }) {
  const { subscription, paymentMethodEntered, manuallyInvoiced } = useFragment(
    graphql`
      fragment PlanSection_client on Client {
        manuallyInvoiced
        paymentMethodEntered
        subscription {
          type
          status
          cancellationDate
          periodEnd
          scheduleToDowngrade {
            type
            dueDate
          }
        }
      }
    `,
    client,
  );
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  if (!subscription) return null;
  const { type, status, cancellationDate, periodEnd, scheduleToDowngrade } = subscription;
  const { state, tone, sentence } = planStory({ subscription, paymentMethodEntered, manuallyInvoiced });
  // What was pressed is gone once it is done; after the question, which keeps the focus while it is there.
  const onDone = () => void setTimeout(() => box.current?.focus());

  return (
    <Section title="Plan">
      <div ref={box} tabIndex={-1} className="grid gap-1 rounded-card border border-line bg-surface p-4 outline-none">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-xl font-semibold tracking-[-0.014em]">{type}</h3>
          <Badge tone={tone}>{state}</Badge>
        </div>
        <p className="text-pretty">{sentence}</p>
        <p className="text-dense text-pretty text-ink-muted">{describeLimits(type)}</p>
        {!manuallyInvoiced && (
          <div className="mt-3 flex flex-wrap gap-2">
            <PlanPickerLink ref={opener} />
            {scheduleToDowngrade && (
              <UndoDowngrade type={type} isUndoing={isUndoing} onUndoing={setIsUndoing} onDone={onDone} />
            )}
            {/* Nothing is charged for one that has paused. */}
            {!cancellationDate && status !== 'Canceled' && status !== 'Paused' && (
              <CancelPlan type={type} periodEnd={periodEnd ?? null} isDisabled={isUndoing} onDone={onDone} />
            )}
          </div>
        )}
      </div>
      {!manuallyInvoiced && <PlanPickerDialog opener={opener} />}
    </Section>
  );
}
