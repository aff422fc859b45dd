import type { BillingEventKind, User } from '@parley/db';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { following, NEWEST_FIRST, placeOf } from '#newestFirst.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** What somebody did, and the plan, code, card or invoice that it was about. */
export type Act = { kind: BillingEventKind; detail: string | null };

/** Two presses are one act: what is done again within this is not written down again. */
const SAME_ACT_MS = 10_000;

/** Writes down what somebody did about plan and bill. */
export async function recordAct({ db, clock }: Deps, clientId: string, actor: Pick<User, 'id' | 'name'>, act: Act) {
  const now = clock.now();
  const last = await db.billingEvent.findFirst({ where: { clientId }, orderBy: NEWEST_FIRST });
  const isSame =
    last?.kind === act.kind &&
    last.detail === act.detail &&
    last.actorId === actor.id &&
    now.getTime() - last.createdAt.getTime() < SAME_ACT_MS;
  if (isSame) return;
  await db.billingEvent.create({
    data: { id: newId('BillingEvent'), clientId, ...act, actorId: actor.id, actorName: actor.name, createdAt: now },
  });
}

/** What was done, newest first. Throws BAD_INPUT for a page beyond 100 or a cursor of another list. */
export async function billingEvents(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { first, after }: { first?: number | null; after?: string | null },
) {
  const size = pageSize('first', first, 20);
  const rows = await db.billingEvent.findMany({
    where: { clientId, ...following(after) },
    orderBy: NEWEST_FIRST,
    take: size + 1,
  });
  return forwardPage(rows, { size, cursor: after }, placeOf);
}
