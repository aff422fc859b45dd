import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';

type OnboardedDeps = Pick<Deps, 'db'>;

/** Whether a client has finished its onboarding: that is what gives it a subscription. */
export async function isOnboarded({ db }: OnboardedDeps, clientId: string): Promise<boolean> {
  return (await db.clientSubscription.count({ where: { clientId } })) > 0;
}

/**
 * Throws TOO_EARLY for a client that has not finished its onboarding: whoever it invited before would be led into setting up the
 * company instead of their own profile, because the access guard asks for the subscription first.
 */
export async function requireOnboarded(deps: OnboardedDeps, clientId: string): Promise<void> {
  if (await isOnboarded(deps, clientId)) return;
  throw domainError('TOO_EARLY', 'Finish setting up your company first.');
}
