import { Link } from 'react-router-dom';
import { type Step } from '../steps.ts';
import { StepHeading } from './StepHeading.tsx';
import { WAY_ON } from './wayOn.ts';

/** In place of a step whose turn has not come: what comes before it. */
export function StepAhead({ wanted, open }: { wanted: Step; open: Step }) {
  return (
    <>
      <StepHeading intro={`${wanted.label} comes after ${open.label.toLowerCase()}.`}>Not yet</StepHeading>
      <p className="text-center">
        <Link to={open.to} className={WAY_ON}>
          Continue at {open.label}
        </Link>
      </p>
    </>
  );
}
