import type { Job } from '@parley/db';
import type { Deps } from '#context.ts';
import { JobPostponed, JobRefused, type JobHandler, type JobKind } from './job.ts';

export type Handlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

/** How long a job stays taken that nobody renews: its process may be gone. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** Before the second, third and fourth attempt; after that a job is given up. */
const BACK_OFF_MS = [5_000, 30_000, 180_000];

/** Does the jobs that are due, one after the other, until none is or `stopping` is aborted. To be called as time passes. */
export async function runJobs(deps: Deps, handlers: Handlers, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const job = await takeJob(deps, handlers);
    if (!job) return;
    await perform(deps, handlers, job, stopping);
  }
}

/** Takes the job that has been due for longest, or one whose process is gone. */
async function takeJob(deps: Deps, handlers: Handlers): Promise<Job | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const due = await db.job.findFirst({
    where: {
      kind: { in: Object.keys(handlers) },
      OR: [
        { state: 'Waiting', runAt: { lte: now } },
        { state: 'Running', lockedUntil: { lt: now } },
      ],
    },
    orderBy: [{ runAt: 'asc' }, { createdAt: 'asc' }],
  });
  if (!due) return null;
  const [taken] = await db.job.updateManyAndReturn({
    where: { id: due.id, state: due.state, lockedUntil: due.lockedUntil },
    data: {
      state: 'Running',
      attempts: { increment: 1 },
      progress: null,
      startedAt: now,
      endedAt: null,
      lockedUntil: leaseFrom(now),
    },
  });
  // Otherwise another lane was faster.
  return taken ?? takeJob(deps, handlers);
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

async function perform(deps: Deps, handlers: Handlers, job: Job, stopping: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const handler = Object.entries(handlers).find(([kind]) => kind === job.kind)?.[1];
  const cancelled = new AbortController();
  const renew = async (progress?: number) => {
    const { count } = await db.job.updateMany({
      where: { id: job.id, state: 'Running' },
      data: { lockedUntil: leaseFrom(clock.now()), ...(progress !== undefined && { progress: Math.round(progress) }) },
    });
    if (count === 0) cancelled.abort();
  };
  const renewal = setInterval(() => void renew().catch(console.error), RENEW_MS);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  try {
    await handler?.run(deps, { job, signal, progress: renew });
    if (!signal.aborted) await settle(deps, job, { state: 'Done', progress: 100, endedAt: clock.now(), error: null });
  } catch (error) {
    if (!signal.aborted) await attemptFailed(deps, { job, handler, error: asError(error) });
  } finally {
    clearInterval(renewal);
  }
  if (stopping.aborted) await settle(deps, job, { state: 'Waiting', attempts: { decrement: 1 } });
}

type Change = Parameters<Deps['db']['job']['updateMany']>[0]['data'];

/** Ends what `perform` began; nothing when the job was cancelled meanwhile. */
const settle = ({ db }: Deps, { id }: Job, data: Change) =>
  db.job.updateMany({ where: { id, state: 'Running' }, data: { lockedUntil: null, ...data } });

type Failure = { job: Job; handler: JobHandler | undefined; error: Error };

async function attemptFailed(deps: Deps, { job, handler, error }: Failure): Promise<void> {
  const now = deps.clock.now();
  if (error instanceof JobPostponed) {
    const runAt = new Date(now.getTime() + error.delayMs);
    await settle(deps, job, { state: 'Waiting', runAt, attempts: { decrement: 1 } });
    return;
  }
  const wait = (handler?.backOffMs ?? BACK_OFF_MS)[job.attempts - 1];
  if (wait !== undefined && !(error instanceof JobRefused)) {
    await settle(deps, job, { state: 'Waiting', runAt: new Date(now.getTime() + wait), error: error.message });
    return;
  }
  if (!(error instanceof JobRefused)) console.error(`The job ${job.kind} of ${job.subjectId} was given up:`, error);
  await settle(deps, job, { state: 'Failed', endedAt: now, error: error.message });
  await handler?.onFailed?.(deps, job, error);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
