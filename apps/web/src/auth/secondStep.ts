/** A sign-in whose password, or Google, was right, and whose second step is to come. */
export type SecondStep = { challenge: string; rememberMe: boolean; next: string | null };

/** What of it an error says that the API has answered the first step with; null for any other error. */
export function challengeOf(error: unknown): string | null {
  const { entry }: { entry?: { extensions?: Readonly<Record<string, unknown>> } } = Object(error);
  const { code, challenge } = entry?.extensions ?? {};
  return code === 'SECOND_FACTOR_REQUIRED' && typeof challenge === 'string' ? challenge : null;
}

/** What the route's loader found when Google's page had sent the person back; null when there is no second step. */
export function secondStepIn(loaded: unknown): SecondStep | null {
  const { secondStep }: { secondStep?: SecondStep } = Object(loaded);
  return secondStep ?? null;
}
