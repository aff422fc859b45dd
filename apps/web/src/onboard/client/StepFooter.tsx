import { type ReactNode } from 'react';
import { BackLink } from '#ui/BackLink.tsx';
import { previousStep, stepsOf, type StepId } from '../steps.ts';

type StepFooterProps = {
  step: StepId;
  client: { manuallyInvoiced: boolean };
  /** The way on. */
  children?: ReactNode;
};

/** The way back at the left, the way on at the right. */
export function StepFooter({ step, client, children }: StepFooterProps) {
  const before = previousStep(stepsOf(client), step);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {before ? <BackLink to={before.to}>{before.label}</BackLink> : <span />}
      {children}
    </div>
  );
}
