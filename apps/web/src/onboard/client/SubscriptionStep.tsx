import { ComingStep } from '../ComingStep.tsx';

/** /onboard/client/subscription */
export default function SubscriptionStep() {
  return (
    <ComingStep title="Choose a plan" step="Plan">
      Here you will compare the plans and pick one; each begins with a free trial where it has one.
    </ComingStep>
  );
}
