import type { Client, ClientSubscription, Onboarding as OnboardingRow } from '@parley/db';
import type { OnboardingStep } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

/** What a company has said so far, and which step it is at. */
export type Onboarding = Said &
  Pick<Client, 'website' | 'timezone' | 'companySize'> & { client: Client; step: OnboardingStep };

type OnboardingDeps = Pick<Context, 'db'>;

/** The onboarding of a client, also where nothing was said yet. */
export async function onboardingOf({ db }: OnboardingDeps, clientId: string): Promise<Onboarding> {
  const { onboarding, subscription, ...client } = await db.client.findUniqueOrThrow({
    where: { id: clientId },
    include: { onboarding: true, subscription: true },
  });
  const said = onboarding ?? nothingYet(clientId);
  const { website, timezone, companySize } = client;
  return { ...said, website, timezone, companySize, client, step: stepOf(said, client, subscription) };
}

/** The onboarding, to be changed. Throws TOO_LATE once it is finished. */
export async function openOnboarding(deps: OnboardingDeps, clientId: string): Promise<Onboarding> {
  const onboarding = await onboardingOf(deps, clientId);
  if (onboarding.step !== 'Done') return onboarding;
  throw domainError('TOO_LATE', 'Your company is set up already. Change this in the settings.');
}

type Said = Omit<OnboardingRow, 'createdAt' | 'updatedAt'>;

const nothingYet = (clientId: string): Said => ({
  clientId,
  assistantTitle: null,
  assistantAvatar: null,
  assistantColour: null,
  greeting: null,
  subscriptionType: null,
  paysLater: false,
  lastPingAt: null,
  lastPingUrl: null,
});

/** The first step that lacks something: it follows from what was said, so that it cannot contradict it. */
function stepOf(said: Said, client: Client, subscription: ClientSubscription | null): OnboardingStep {
  if (subscription) return 'Done';
  if (!client.name || !client.country || !client.timezone || !client.companySize) return 'Details';
  if (!said.assistantTitle || !said.assistantColour || !said.greeting) return 'Chat';
  if (!said.subscriptionType) return 'Subscription';
  const isSettled = client.manuallyInvoiced || client.paymentMethodEntered || said.paysLater;
  return isSettled ? 'Install' : 'Payment';
}
