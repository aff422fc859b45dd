import type { ClientSubscriptionType, Onboarding as OnboardingRow, Prisma } from '@parley/db';
import type { OnboardingChatInput, OnboardingDetailsInput } from '#__generated__/resolvers.ts';
import { giveImage } from '#assets/giveImage.ts';
import type { BillingDeps } from '#billing/customer.ts';
import { priceOf } from '#billing/prices.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { firstAssistantId } from './firstAssistant.ts';
import { readChat, readDetails } from './input.ts';
import { type Onboarding, onboardingOf, openOnboarding } from './onboarding.service.ts';

type SaveDeps = Pick<Context, 'db' | 'clock'>;

/** Keeps what is given of the company's details; what another tab has saved meanwhile stays. */
export async function saveDetails(
  deps: SaveDeps,
  clientId: string,
  input: OnboardingDetailsInput,
): Promise<Onboarding> {
  await openOnboarding(deps, clientId);
  await deps.db.client.update({
    where: { id: clientId },
    data: { ...readDetails(input), updatedAt: deps.clock.now() },
  });
  return onboardingOf(deps, clientId);
}

/** Keeps what is given of the first assistant, by somebody whose own uploads may become its picture. */
export async function saveChat(
  deps: SaveDeps,
  { clientId, userId }: { clientId: string; userId: string },
  input: OnboardingChatInput,
): Promise<Onboarding> {
  await openOnboarding(deps, clientId);
  const { assistantAvatarImageId: imageId, ...said } = readChat(input);
  const given = { ownerId: firstAssistantId(clientId), by: { userId, clientId }, field: 'assistantAvatarImageId' };
  await deps.db.$transaction(async (tx) => {
    const assistantAvatar = imageId === undefined ? undefined : await giveImage(tx, { ...given, imageId });
    await keep({ ...deps, db: tx }, clientId, { ...said, assistantAvatar });
  });
  return onboardingOf(deps, clientId);
}

/** Chooses the plan. One without a trial is not paid later. */
export async function choosePlan(
  deps: BillingDeps,
  clientId: string,
  subscriptionType: ClientSubscriptionType,
): Promise<Onboarding> {
  await openOnboarding(deps, clientId);
  const { trialDays } = await priceOf(deps.stripe, subscriptionType);
  await keep(deps, clientId, { subscriptionType, ...(trialDays === 0 && { paysLater: false }) });
  return onboardingOf(deps, clientId);
}

/** Begins the trial without a card. Throws BAD_INPUT where there is none to begin. */
export async function payLater(deps: BillingDeps, clientId: string): Promise<Onboarding> {
  const { subscriptionType } = await openOnboarding(deps, clientId);
  if (!subscriptionType) throw domainError('BAD_INPUT', 'Choose a plan first.');
  const { trialDays } = await priceOf(deps.stripe, subscriptionType);
  if (trialDays === 0) {
    throw domainError('BAD_INPUT', `${subscriptionType} has no free trial. Add a payment method to begin with it.`);
  }
  await keep(deps, clientId, { paysLater: true });
  return onboardingOf(deps, clientId);
}

type Kept = {
  [Field in Exclude<keyof OnboardingRow, 'clientId' | 'createdAt' | 'updatedAt'>]?: OnboardingRow[Field] | undefined;
};

type KeepDeps = { db: Pick<Prisma.TransactionClient, 'onboarding'>; clock: SaveDeps['clock'] };

async function keep({ db, clock }: KeepDeps, clientId: string, said: Kept): Promise<void> {
  const now = clock.now();
  await db.onboarding.upsert({
    where: { clientId },
    create: { ...said, clientId, createdAt: now, updatedAt: now },
    update: { ...said, updatedAt: now },
  });
}
