import { ComingStep } from '../ComingStep.tsx';

/** /onboard/client/install */
export default function InstallStep() {
  return (
    <ComingStep title="Install the chat" step="Installation">
      Here you will get the line of code that puts the assistant on your site, which also starts the trial.
    </ComingStep>
  );
}
