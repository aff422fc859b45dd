import { Check } from 'lucide-react';
import { STEPS, type StepName } from './steps.ts';

/** How far the onboarding has come: all steps on wide screens, a row of bars on phones. */
export function Stepper({ current }: { current: StepName }) {
  const at = STEPS.indexOf(current);
  return (
    <div className="w-full">
      <p className="mb-2 text-xs text-ink-muted md:sr-only">
        Step {at + 1} of {STEPS.length}
      </p>
      <ol aria-label="Steps" className="flex gap-1.5 md:justify-center md:gap-0">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="flex items-center gap-2 text-dense max-md:flex-1"
          >
            {index > 0 && <span aria-hidden className="ml-2 h-px w-8 bg-line-strong/50 max-md:hidden" />}
            <Sign number={index + 1} state={index < at ? 'done' : index === at ? 'current' : 'ahead'} />
            <span
              className={`max-md:sr-only ${index === at ? 'font-semibold' : index < at ? 'text-ink-muted' : 'text-ink-faint'}`}
            >
              {step}
              {index < at && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type SignProps = { number: number; state: 'done' | 'current' | 'ahead' };

const CIRCLE = {
  done: 'bg-brand text-brand-ink',
  current: 'text-brand inset-ring-2 inset-ring-brand',
  ahead: 'text-ink-faint inset-ring inset-ring-line-strong',
};

/** A numbered circle; on phones a bar. */
function Sign({ number, state }: SignProps) {
  return (
    <>
      <span
        aria-hidden
        className={`grid size-5 flex-none place-items-center rounded-full text-2xs font-semibold tabular-nums max-md:hidden ${CIRCLE[state]}`}
      >
        {state === 'done' ? <Check className="size-3" strokeWidth={3} /> : number}
      </span>
      <span
        aria-hidden
        className={`h-1 flex-1 rounded-full md:hidden ${state === 'ahead' ? 'bg-ink/10' : 'bg-brand'}`}
      />
    </>
  );
}
