import { lazy, Suspense } from 'react';
import type { Problems } from './problems.ts';

/** Fetched while the form is filled in: by the time something is wrong, the connection may be what is. */
export const loadFormProblem = () => import('./FormProblem.tsx');

const FormProblem = lazy(loadFormProblem);

type ProblemOfFormProps = { problems: Problems; onThrottleOver: () => void };

/** Where a form says what is wrong with it as a whole. */
export function ProblemOfForm({ problems, onThrottleOver }: ProblemOfFormProps) {
  if (!problems.form) return null;
  return (
    <Suspense>
      <FormProblem problems={problems} onThrottleOver={onThrottleOver} />
    </Suspense>
  );
}
