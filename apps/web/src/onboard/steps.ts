import { paths } from '#router/paths.ts';

/** The steps of a company's onboarding, in their order (spec §2), as the API names them. */
export const STEPS = [
  { id: 'Details', label: 'Company details', to: paths.onboardDetails },
  { id: 'Chat', label: 'Your assistant', to: paths.onboardChat },
  { id: 'Subscription', label: 'Plan', to: paths.onboardSubscription },
  { id: 'Payment', label: 'Payment', to: paths.onboardPayment },
  { id: 'Install', label: 'Installation', to: paths.onboardInstall },
] as const;

export type Step = (typeof STEPS)[number];
export type StepId = Step['id'];

/** The steps that a company has: who pays by invoice has no payment. */
export const stepsOf = ({ manuallyInvoiced }: { manuallyInvoiced: boolean }): readonly Step[] =>
  manuallyInvoiced ? STEPS.filter(({ id }) => id !== 'Payment') : STEPS;

/** The step that an address stands for; what stands below it belongs to it. */
export const stepAt = (pathname: string): Step | null =>
  STEPS.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? null;

/** Whether one step comes before another. */
export const isBefore = (step: StepId, other: StepId): boolean => placeOf(step) < placeOf(other);

/** The first step that is not done: also one that the API has, of which something was changed that is not saved. */
export const firstOpen = (reached: StepId, isUnsaved: (step: StepId) => boolean): Step =>
  STEPS.find(({ id }) => id === reached || (isBefore(id, reached) && isUnsaved(id))) ?? STEPS[0];

const placeOf = (step: StepId) => STEPS.findIndex(({ id }) => id === step);

/** The step after this one; the last one has none. */
export function nextStep(steps: readonly Step[], step: StepId): Step | null {
  return steps.find(({ id }) => isBefore(step, id)) ?? null;
}

/** The step before this one; the first one has none. */
export function previousStep(steps: readonly Step[], step: StepId): Step | null {
  return steps.findLast(({ id }) => isBefore(id, step)) ?? null;
}
