import { Link } from 'react-router-dom';
import { type Step } from '../steps.ts';
import { StepHeading } from './StepHeading.tsx';
import { WAY_ON } from './wayOn.ts';

type StepAheadProps = {
  wanted: Step;
  /** The one to go on at. */
  open: Step;
  /** It was done once, and something of it was changed that is not saved. */
  isUnsaved: boolean;
};

/** In place of a step whose turn has not come: what comes before it. */
export function StepAhead({ wanted, open, isUnsaved }: StepAheadProps) {
  const label = open.label.toLowerCase();
  const intro = isUnsaved ? `What you changed at ${label} is not saved yet.` : `${wanted.label} comes after ${label}.`;
  return (
    <>
      <StepHeading intro={intro}>Not yet</StepHeading>
      <p className="text-center">
        <Link to={open.to} className={WAY_ON}>
          Continue at {open.label}
        </Link>
      </p>
    </>
  );
}
