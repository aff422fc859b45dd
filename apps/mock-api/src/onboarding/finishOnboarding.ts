import { newConfig } from '@parley/assistant-config/newConfig';
import { freeShortcode } from '@parley/db/freeShortcode';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { notePlanChange } from '#billing/notices/notePlanChange.ts';
import { paymentMethods } from '#billing/paymentMethods.service.ts';
import { startSubscription } from '#billing/startSubscription.ts';
import { updateSubscription } from '#billing/subscription.service.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { beginVersions } from '#versioning/versions.service.ts';
import { firstAssistantId } from './firstAssistant.ts';
import { type Onboarding, onboardingOf } from './onboarding.service.ts';

type FinishDeps = Pick<Context, 'db' | 'stripe'> & Auditing;

/**
 * Makes the assistant and then the subscription, with which the company is onboarded. Whatever was begun and not ended, such as
 * by a card that was refused, is gone on with. Throws TOO_EARLY while a step is not done, PAYMENT_REFUSED when the card does not
 * pay.
 */
export const finishOnboarding = (deps: FinishDeps, clientId: string): Promise<void> =>
  withKeyLock(`onboarding of ${clientId}`, () => finish(deps, clientId));

async function finish(deps: FinishDeps, clientId: string): Promise<void> {
  const onboarding = await readyOnboarding(deps, clientId);
  if (!onboarding) return;
  await makeAssistant(deps, onboarding);
  await subscribe(deps, onboarding);
  const detail = `${onboarding.subscriptionType} plan`;
  await audit(deps.db, by(deps), { action: 'OnboardingFinished', detail });
}

/** Null when there is nothing left to do. */
async function readyOnboarding(deps: FinishDeps, clientId: string): Promise<Onboarding | null> {
  let onboarding = await onboardingOf(deps, clientId);
  if (onboarding.step === 'Payment') {
    // A card may have been saved without our having heard of it.
    await paymentMethods(deps, clientId);
    onboarding = await onboardingOf(deps, clientId);
  }
  if (onboarding.step === 'Done') return null;
  if (onboarding.step === 'Install') return onboarding;
  throw domainError('TOO_EARLY', 'A step before this one is not done yet.');
}

async function makeAssistant({ db, clock }: FinishDeps, onboarding: Onboarding): Promise<void> {
  const { clientId, client, assistantTitle, assistantAvatar: avatar, assistantColour: colour, greeting } = onboarding;
  const { lastPingAt, lastPingUrl } = onboarding;
  const id = firstAssistantId(clientId);
  const now = clock.now();
  const title = assistantTitle ?? '';
  const config = newConfig({ title, avatar, colour, greeting: greeting ?? '', timezone: client.timezone ?? 'UTC' });
  const content = JSON.stringify(config);
  await db.$transaction(async (tx) => {
    const begun = await tx.assistant.findUnique({ where: { id } });
    if (begun) {
      await tx.assistant.update({ where: { id }, data: { title, avatar, lastPingAt, lastPingUrl, updatedAt: now } });
      await tx.draft.update({ where: { subjectId: id }, data: { content } });
      await tx.version.update({ where: { subjectId_number: { subjectId: id, number: 1 } }, data: { content } });
    } else {
      const shortcode = freeShortcode(title, new Set());
      const stamps = { createdAt: now, updatedAt: now };
      await tx.assistant.create({
        data: {
          id,
          clientId,
          type: 'FloatingWidget',
          title,
          avatar,
          shortcode,
          lastPingAt,
          lastPingUrl,
          ...stamps,
        },
      });
      await beginVersions(tx, { subjectId: id, clientId }, { content, stamp: { name: null, at: now } });
    }
  });
}

async function subscribe(deps: FinishDeps, { clientId, client, subscriptionType }: Onboarding): Promise<void> {
  if (!subscriptionType) throw new Error(`${clientId} has chosen no plan.`);
  if (client.manuallyInvoiced) {
    await deps.db.clientSubscription.create({ data: { clientId, type: subscriptionType } });
    return;
  }
  const { type } = await startSubscription(deps, clientId, subscriptionType);
  // Another plan was chosen after the answer to the first try was lost.
  if (type !== subscriptionType) await updateSubscription(deps, clientId, subscriptionType);
  await notePlanChange(deps, await deps.db.clientSubscription.findUniqueOrThrow({ where: { clientId } }));
}
