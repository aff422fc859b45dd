import type { FlowRun, Prisma } from '@parley/db';
import type { Happening } from '@parley/guided-flow/happenings';
import { dayIn } from '#timezone.ts';

type Count = { run: FlowRun; clientId: string; happenings: readonly Happening[]; now: Date };

/** Counts what happened in a run, on the company's day. */
export async function countHappenings(
  tx: Prisma.TransactionClient,
  { run, clientId, happenings, now }: Count,
): Promise<void> {
  const { timezone } = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { timezone: true } });
  const { guidedFlowId, versionNumber } = run;
  const day = dayIn(now, timezone ?? 'UTC');
  for (const { kind, subject } of happenings) {
    const key = { guidedFlowId, day, versionNumber, kind, subject };
    // oxlint-disable-next-line no-await-in-loop -- One connection does one after the other anyway.
    await tx.flowCount.upsert({
      where: { guidedFlowId_day_versionNumber_kind_subject: key },
      create: { ...key, count: 1 },
      update: { count: { increment: 1 } },
    });
  }
}
