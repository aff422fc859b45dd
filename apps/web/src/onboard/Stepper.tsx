import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isBefore, type Step, type StepId } from './steps.ts';

type StepperProps = {
  steps: readonly Step[];
  current: StepId;
  /** The first step that is not done. */
  reached: StepId;
};

/** How far the onboarding has come, and the way back to what is done: all steps on wide screens, a row of bars on phones. */
export function Stepper({ steps, current, reached }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Onboarding" className="w-full">
      <p className="mb-2 text-xs text-ink-muted md:sr-only">
        Step {at + 1} of {steps.length}
      </p>
      <ol aria-label="Steps" className="flex gap-1.5 md:justify-center md:gap-0">
        {steps.map((step, index) => {
          const { id, label, to } = step;
          const isDone = isBefore(id, reached);
          const state = id === current ? 'current' : isDone ? 'done' : 'ahead';
          const name = (
            <>
              <Sign number={index + 1} state={state} />
              <span className={`max-md:sr-only ${LABEL[state]}`}>
                {label}
                {state === 'done' && <span className="sr-only">, done</span>}
              </span>
            </>
          );
          return (
            <li
              key={id}
              aria-current={id === current ? 'step' : undefined}
              className="flex items-center gap-2 text-dense max-md:flex-1"
            >
              {index > 0 && <span aria-hidden className="ml-2 h-px w-8 bg-line-strong/50 max-md:hidden lg:w-12" />}
              {id !== current && (isDone || id === reached) ? (
                <Link
                  to={to}
                  className="flex min-h-6 items-center gap-2 rounded-control transition-colors hover:text-ink max-md:min-h-10 max-md:flex-1"
                >
                  {name}
                </Link>
              ) : (
                <span className="flex min-h-6 items-center gap-2 max-md:min-h-10 max-md:flex-1">{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type State = 'done' | 'current' | 'ahead';

const LABEL: Record<State, string> = {
  done: 'text-ink-muted hover:text-ink',
  current: 'font-semibold',
  ahead: 'text-ink-faint',
};

const CIRCLE: Record<State, string> = {
  done: 'bg-brand text-brand-ink',
  current: 'text-brand inset-ring-2 inset-ring-brand',
  ahead: 'text-ink-faint inset-ring inset-ring-line-strong',
};

const BAR: Record<State, string> = { done: 'bg-brand/50', current: 'bg-brand', ahead: 'bg-ink/10' };

/** A numbered circle; on phones a bar. */
function Sign({ number, state }: { number: number; state: State }) {
  return (
    <>
      <span
        aria-hidden
        className={`grid size-5 flex-none place-items-center rounded-full text-2xs font-semibold tabular-nums max-md:hidden ${CIRCLE[state]}`}
      >
        {state === 'done' ? <Check className="size-3" strokeWidth={3} /> : number}
      </span>
      <span aria-hidden className={`h-1 flex-1 rounded-full md:hidden ${BAR[state]}`} />
    </>
  );
}
