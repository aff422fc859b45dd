import { ComingStep } from '../ComingStep.tsx';

/** /onboard/client/details */
export default function DetailsStep() {
  return (
    <ComingStep title="Company details" step="Company details">
      Here you will tell Parley your company’s name, country and how to reach you.
    </ComingStep>
  );
}
