import type { BillingNotice } from '@parley/db';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { sendEach } from '../sendEach.ts';
import { noticeMails } from './noticeMails.ts';

/** So many at a time; the next ones follow at the next tick. */
const AT_ONCE = 20;
const UNTIL_NEXT_TRY_MS = 5 * 60_000;

/** Sends what companies are to be told of their bills, each once. */
export async function sendBillingNotices(deps: Deps): Promise<void> {
  const due = await deps.db.billingNotice.findMany({
    where: { dueAt: { lte: deps.clock.now() } },
    orderBy: { dueAt: 'asc' },
    take: AT_ONCE,
  });
  for (const notice of due) {
    // One that fails must not keep those behind it, of other companies, from being sent.
    await send(deps, notice).catch((error: unknown) => console.error(`Sending ${notice.key} failed:`, error));
  }
}

async function send(deps: Deps, notice: BillingNotice): Promise<void> {
  const { db, clock } = deps;
  const { key, dueAt } = notice;
  // It may have been sent since the list was read, or be gone with a reset.
  if (!(await db.billingNotice.findFirst({ where: { key, dueAt } }))) return;
  const moveTo = (next: Date | null) => db.billingNotice.updateMany({ where: { key, dueAt }, data: { dueAt: next } });
  const mails = await noticeMails(deps, notice).catch(async (error: unknown) => {
    // While Stripe is away nothing was sent, and it is tried again; what fails otherwise would fail for ever.
    const isAway = isDomainError(error, 'PAYMENTS_UNREACHABLE');
    await moveTo(isAway ? new Date(clock.now().getTime() + UNTIL_NEXT_TRY_MS) : null);
    throw error;
  });
  // Before anything is sent: rather is somebody not told than told twice.
  const { count } = await moveTo(null);
  if (count > 0) await sendEach(deps, mails);
}
