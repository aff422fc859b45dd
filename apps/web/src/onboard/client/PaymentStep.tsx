import { ComingStep } from '../ComingStep.tsx';

/** /onboard/client/payment */
export default function PaymentStep() {
  return (
    <ComingStep title="Payment method" step="Payment">
      Here you will add the card that pays for the plan once the trial is over.
    </ComingStep>
  );
}
