import type { Prisma } from '@parley/db';
import { timezoneNamed } from '#timezone.ts';

/** By which a company's days and hours go; UTC where it has said nothing. */
export async function timezoneOf(db: Pick<Prisma.TransactionClient, 'client'>, clientId: string): Promise<string> {
  const client = await db.client.findUniqueOrThrow({ where: { id: clientId }, select: { timezone: true } });
  return timezoneNamed(client.timezone) ?? 'UTC';
}
