/** The steps of a company's onboarding, in their order (spec §2). */
export const STEPS = ['Company details', 'Your assistant', 'Plan', 'Payment', 'Installation'] as const;

export type StepName = (typeof STEPS)[number];
