import { ComingStep } from '../ComingStep.tsx';

/** /onboard/user */
export default function UserOnboardingScreen() {
  return (
    <ComingStep title="Your profile">
      Here people who were invited will set their name and password and join the team.
    </ComingStep>
  );
}
