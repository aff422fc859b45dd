import { batchOf } from '#inbox/labels-and-teams/directory.ts';
import type { Context } from '#context.ts';

const DAY = 24 * 60 * 60_000;

/** When the day of `now` began in a time zone. */
export function startOfDay(now: Date, timeZone: string): Date {
  const guess = now.getTime() - timeOfDay(now.getTime(), timeZone);
  // On a day on which clocks change, that is an hour off to either side of midnight.
  const off = timeOfDay(guess, timeZone);
  return new Date(off > DAY / 2 ? guess + DAY - off : guess - off);
}

/** Milliseconds since midnight, as the clocks of the zone show it. */
function timeOfDay(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const [hours = 0, minutes = 0, seconds = 0] = [parts.get('hour'), parts.get('minute'), parts.get('second')];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + (instant % 1000);
}

type Counted = { id: string; clientId: string };

/** How many conversations began with the assistant since midnight where its company is. */
export async function conversationsToday(ctx: Context, { id, clientId }: Counted): Promise<number> {
  return (await countsOfClient(ctx, clientId))?.get(id) ?? 0;
}

const countsOfClient = batchOf(async (db, clientIds, { clock }) => {
  const clients = await db.client.findMany({
    where: { id: { in: [...clientIds] } },
    select: { id: true, timezone: true },
  });
  const counted = clients.map(async ({ id: clientId, timezone }) => {
    const gte = startOfDay(clock.now(), timezone ?? 'UTC');
    const groups = await db.conversation.groupBy({
      by: ['assistantId'],
      // What began today was active today: there is an index of that.
      where: { clientId, lastActivityAt: { gte }, createdAt: { gte } },
      _count: true,
    });
    return [clientId, new Map(groups.map(({ assistantId, _count }) => [assistantId, _count]))] as const;
  });
  return new Map(await Promise.all(counted));
});
