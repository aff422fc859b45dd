import type { Prisma } from '@parley/db';
import { timezoneOf } from '#company/timezoneOf.ts';
import type { Deps } from '#context.ts';
import { toldByMail } from '#inbox/notifications/notificationRules.ts';
import { notify } from '#inbox/notifications/notify.ts';
import { managersOf } from '../managers.ts';
import { sendEach } from '../sendEach.ts';
import { atLimitOf } from './limits.ts';
import { usageAlertMail } from './mails/usageAlert.ts';
import { amountOf } from './words.ts';

/** So many at a time; the next ones follow at the next tick. */
const AT_ONCE = 20;

/** Tells those who manage a company, in the dashboard and by mail, of the limits it comes near to or has reached: each once. */
export async function sendUsageAlerts(deps: Deps): Promise<void> {
  const alerts = await deps.db.usageAlert.findMany({
    where: { notifiedAt: null },
    include: { period: { include: { client: { include: { limitPolicies: true } } } } },
    orderBy: { reachedAt: 'asc' },
    take: AT_ONCE,
  });
  for (const alert of alerts) {
    // One that fails must not keep those behind it, of other companies, from being told.
    await tell(deps, alert).catch((error: unknown) => console.error('Telling of a limit failed:', error));
  }
}

type Alert = Prisma.UsageAlertGetPayload<{
  include: { period: { include: { client: { include: { limitPolicies: true } } } } };
}>;

async function tell(deps: Deps, alert: Alert): Promise<void> {
  const { periodId, metric, threshold, limit, period } = alert;
  const { client } = period;
  // Before anything is sent: rather is somebody not told than told twice.
  const { count } = await deps.db.usageAlert.updateMany({
    where: { periodId, metric, threshold, limit, notifiedAt: null },
    data: { notifiedAt: deps.clock.now() },
  });
  if (count === 0) return;
  const managers = await managersOf(deps, client.id);
  const about = {
    metric,
    threshold,
    limit,
    atLimit: atLimitOf(client.limitPolicies, metric),
    company: client.name,
    endsAt: period.endsAt,
    timezone: await timezoneOf(deps.db, client.id),
  };
  const mailed = await toldByMail(deps, managers, 'UsageAlert');
  await sendEach(
    deps,
    mailed.map((manager) => usageAlertMail(manager, about, deps.config.webUrl)),
  );
  await notify(deps, {
    kind: 'UsageAlert',
    conversation: { id: null, clientId: client.id },
    userIds: managers.map(({ id }) => id),
    actor: { id: null, name: 'Parley' },
    message: { id: null, preview: `${threshold}% of ${amountOf(metric, limit)} are used.` },
  });
}
