import { ComingStep } from '../ComingStep.tsx';

/** /onboard/client/chat/* */
export default function ChatStep() {
  return (
    <ComingStep title="Your first assistant" step="Your assistant">
      Here you will name your assistant, give it a face and try it out.
    </ComingStep>
  );
}
