import { useSession } from '#session/sessionStore.ts';
import { firstOpen, type Step, type StepId } from '../steps.ts';
import { hasStepDraft } from './stepDraft.ts';

/** The step to go on at, seen from the one that is on, whose own fields know what of it is unsaved. */
export function useFirstOpen(reached: StepId, current: StepId | null): Step {
  const userId = useSession(({ auth }) => auth.userId);
  return firstOpen(reached, (step) => step !== current && hasStepDraft(userId, step));
}
