import type { WebhookDelivery, WebhookEndpoint } from '@parley/db';
import { audit, byNobody } from '#audit/audit.ts';
import { JobRefused, type JobHandler } from '#background/jobs/job.ts';
import { managersOf } from '#billing/managers.ts';
import { sendEach } from '#billing/sendEach.ts';
import type { Deps } from '#context.ts';
import { giveUpWaiting } from './giveUpWaiting.ts';
import { webhookDisabledMail } from './mails/webhookDisabled.ts';
import { tryDelivery } from './tryDelivery.ts';
import { named } from './webhooks.service.ts';

const MINUTE = 60_000;
/** Before each further attempt: half a day in all, so that a receiver may be away for a night. */
const BACK_OFF_MS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 8 * 60 * MINUTE];
/** Deliveries that are given up one after the other, before an endpoint is told nothing any more. */
export const LONGEST_STREAK = 10;

/** Tells an endpoint of an event: again after a while when it does not get through, and given up in the end. */
export const deliverWebhook: JobHandler = {
  backOffMs: BACK_OFF_MS,
  async run(deps, { job, signal }) {
    const delivery = await deps.db.webhookDelivery.findUnique({
      where: { id: job.subjectId },
      include: { endpoint: true },
    });
    // Deleted with its endpoint, or given up when that was turned off.
    if (delivery?.state !== 'Waiting') return;
    const attempt = await tryDelivery(deps, delivery, signal);
    const wait = BACK_OFF_MS[job.attempts - 1];
    if (attempt.error === null) return delivered(deps, delivery, attempt);
    if (wait === undefined) return givenUp(deps, delivery, attempt);
    const nextTryAt = new Date(deps.clock.now().getTime() + wait);
    await deps.db.webhookDelivery.updateMany({
      where: { id: delivery.id, state: 'Waiting' },
      data: { ...attempt, nextTryAt, attempts: { increment: 1 } },
    });
    throw new Error(attempt.error);
  },
  // Cancelled, or where something went wrong on our side, such as a secret that was sealed with another key.
  async onFailed({ db }, { subjectId: id }, error) {
    const why =
      error instanceof JobRefused ? error.message : 'It could not be sent. Rotate the secret and send it again.';
    await db.webhookDelivery.updateMany({
      where: { id, state: 'Waiting' },
      data: { state: 'Failed', nextTryAt: null, error: why },
    });
  },
};

type Tried = WebhookDelivery & { endpoint: WebhookEndpoint };
type Attempt = Awaited<ReturnType<typeof tryDelivery>>;

async function delivered({ db }: Deps, { id, endpointId }: Tried, attempt: Attempt): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.webhookDelivery.update({
      where: { id },
      data: { ...attempt, state: 'Delivered', nextTryAt: null, attempts: { increment: 1 } },
    });
    await tx.webhookEndpoint.update({ where: { id: endpointId }, data: { failureStreak: 0 } });
  });
}

async function givenUp(deps: Deps, { id, endpointId }: Tried, attempt: Attempt): Promise<void> {
  const disabled = await deps.db.$transaction(async (tx) => {
    await tx.webhookDelivery.update({
      where: { id },
      data: { ...attempt, state: 'Failed', nextTryAt: null, attempts: { increment: 1 } },
    });
    const endpoint = await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { failureStreak: { increment: 1 } },
    });
    if (endpoint.state !== 'Enabled' || endpoint.failureStreak < LONGEST_STREAK) return null;
    const data = { state: 'Failing', disabledAt: deps.clock.now() } as const;
    await tx.webhookEndpoint.update({ where: { id: endpointId }, data });
    await giveUpWaiting(tx, endpointId);
    const detail = `${LONGEST_STREAK} deliveries were given up`;
    await audit(tx, byNobody(deps, endpoint.clientId), { action: 'WebhookDisabled', target: named(endpoint), detail });
    return endpoint;
  });
  if (disabled) await tellManagers(deps, disabled, attempt);
  throw new JobRefused('NotDelivered', attempt.error ?? '');
}

async function tellManagers(deps: Deps, { clientId, url }: WebhookEndpoint, { error }: Attempt): Promise<void> {
  const managers = await managersOf(deps, clientId);
  const screen = `${deps.config.webUrl}/dashboard/integrations/webhooks`;
  await sendEach(
    deps,
    managers.map(({ email: to }) => webhookDisabledMail({ to, url, screen, why: error ?? '' })),
  );
}
