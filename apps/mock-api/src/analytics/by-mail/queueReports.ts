import type { Deps } from '#context.ts';
import { daysOf, nextSending } from './cadence.ts';
import { timezoneOf } from '#company/timezoneOf.ts';
import { queueReport } from './reportSchedules.service.ts';

/**
 * Puts the mails of reports into the queue whose hour has come, once however late it is noticed, and says when the next ones
 * go out; also where that is not known, because the company goes by another time zone now.
 */
export async function queueReports(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db.reportSchedule.findMany({
    where: { OR: [{ nextAt: null }, { nextAt: { lte: now } }] },
    select: { id: true },
  });
  for (const { id } of due) {
    await deps.db.$transaction(async (tx) => {
      const schedule = await tx.reportSchedule.findUnique({
        where: { id },
        include: { recipients: { include: { user: { select: { name: true } } } } },
      });
      if (!schedule || (schedule.nextAt && schedule.nextAt > now)) return;
      const timezone = await timezoneOf(tx, schedule.clientId);
      if (schedule.nextAt) await queueReport(deps, tx, { schedule, days: daysOf({ ...schedule, timezone }, now) });
      await tx.reportSchedule.update({
        where: { id },
        data: { nextAt: nextSending({ ...schedule, timezone }, now) },
      });
    });
  }
}
