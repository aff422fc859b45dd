import type { Job } from '@parley/db';
import type { Deps } from '#context.ts';
import { JobCancelled, JobPostponed, JobRefused, type JobHandler, type JobKind } from './job.ts';

export type Handlers = Readonly<Partial<Record<JobKind, JobHandler>>>;

/** How long a job stays taken that nobody renews: its process may be gone. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;
/** Before the second, third and fourth attempt; after that a job is given up. */
const BACK_OFF_MS = [5_000, 30_000, 180_000];

/** Those that are being done in this process, by their ids: what stops each. */
const stoppers = new Map<string, AbortController>();

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
  const handler = handlerOf(handlers, job);
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
  stoppers.set(job.id, cancelled);
  try {
    await handler?.run(deps, { job, signal, progress: renew });
    stoppers.delete(job.id);
    if (!signal.aborted) await settle(deps, job, { state: 'Done', progress: 100, endedAt: clock.now(), error: null });
  } catch (error) {
    stoppers.delete(job.id);
    if (!signal.aborted) await attemptFailed(deps, { job, handler, error: asError(error) });
  } finally {
    clearInterval(renewal);
  }
  const { reason } = cancelled.signal;
  if (reason instanceof JobCancelled) await handler?.onFailed?.(deps, job, reason);
  else if (stopping.aborted) await settle(deps, job, { state: 'Waiting', attempts: { decrement: 1 } });
}

const handlerOf = (handlers: Handlers, job: Job) => Object.entries(handlers).find(([kind]) => kind === job.kind)?.[1];

/**
 * Ends one job that waits or is being done, and no other of its subject, which is told as of a job that was given up: at once, or
 * by whoever is doing it as soon as that has stopped. Answers whether there was anything to end.
 */
export async function cancelJob(deps: Deps, handlers: Handlers, job: Job): Promise<boolean> {
  const why = new JobCancelled();
  const stopper = stoppers.get(job.id);
  stopper?.abort(why);
  const { count } = await deps.db.job.updateMany({
    where: { id: job.id, state: { in: ['Waiting', 'Running'] } },
    data: { state: 'Cancelled', endedAt: deps.clock.now(), lockedUntil: null, error: why.message },
  });
  if (count > 0 && !stopper) await handlerOf(handlers, job)?.onFailed?.(deps, job, why);
  return count > 0;
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
