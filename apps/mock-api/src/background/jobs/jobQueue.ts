import type { Prisma } from '@parley/db';
import type { Clock } from '#clock.ts';
import { newId } from '#ids.ts';
import type { JobKind } from './job.ts';

export type NewJob = {
  clientId: string;
  kind: JobKind;
  /** What it is about, such as an article's id. */
  subjectId: string;
  /** JSON. */
  payload?: unknown;
  /** Not before; now unless given. */
  runAt?: Date;
};

/** What keeps jobs until they are done. Ours is a table; pg-boss or BullMQ could stand behind it. */
export type JobQueue = {
  /** One that waits for the same already is not put twice. Part of the transaction `tx`. */
  enqueue: (tx: Prisma.TransactionClient, job: NewJob) => Promise<void>;
  /** Ends the jobs of a subject, of one kind if it is given: waiting ones at once, running ones as soon as they notice. */
  cancel: (tx: Prisma.TransactionClient, subjectId: string, kind?: JobKind) => Promise<void>;
};

/** The queue in the database's own table `Job`. */
export const createJobQueue = (clock: Pick<Clock, 'now'>): JobQueue => ({
  enqueue: async (tx, { clientId, kind, subjectId, payload = null, runAt = clock.now() }) => {
    const waiting = await tx.job.findFirst({ where: { subjectId, kind, state: 'Waiting' }, select: { id: true } });
    const due = { payload: JSON.stringify(payload), runAt, attempts: 0 };
    if (waiting) {
      await tx.job.update({ where: { id: waiting.id }, data: due });
      return;
    }
    await tx.job.create({ data: { ...due, id: newId('Job'), clientId, kind, subjectId, createdAt: clock.now() } });
  },
  cancel: async (tx, subjectId, kind) => {
    const state = { in: ['Waiting', 'Running'] } satisfies Prisma.EnumJobStateFilter;
    await tx.job.updateMany({
      where: { subjectId, state, ...(kind && { kind }) },
      data: { state: 'Cancelled', endedAt: clock.now(), lockedUntil: null },
    });
  },
});
