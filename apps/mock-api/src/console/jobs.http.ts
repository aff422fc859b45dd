import { ALL_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { cancelJob } from '#background/jobs/runJobs.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { json } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';
import { whyNoRetry } from './whyNoRetry.ts';

/** What is done in the background, as the console shows it. */
export type ConsoleJob = {
  id: string;
  kind: string;
  /** What it is about. */
  subject: string;
  state: string;
  progress: number | null;
  attempts: number;
  error: string | null;
  createdAt: Date;
};

const SHOWN = 30;

/** Those under way first, then the newest. */
export async function listJobs({ db }: Pick<Deps, 'db'>): Promise<ConsoleJob[]> {
  const newest = { createdAt: 'desc' } as const;
  const open = await db.job.findMany({
    where: { state: { in: ['Running', 'Waiting'] } },
    orderBy: newest,
    take: SHOWN,
  });
  const ended = await db.job.findMany({
    where: { state: { notIn: ['Running', 'Waiting'] } },
    orderBy: newest,
    take: SHOWN - open.length,
  });
  return [...open, ...ended].map(({ id, kind, subjectId, state, progress, attempts, error, createdAt }) => ({
    id,
    kind,
    subject: subjectId,
    state,
    progress,
    attempts,
    error,
    createdAt,
  }));
}

/** The jobs in the background: `GET /console/jobs`, `POST …/{id}/retry`, `POST …/{id}/cancel`. */
export function jobRoutes(deps: Deps): ConsoleRoute[] {
  const { db } = deps;
  const find = async (id: string | undefined) => {
    const job = await db.job.findUnique({ where: { id: id ?? '' } });
    if (!job) throw domainError('NOT_FOUND', 'There is no such job.');
    return job;
  };
  return [
    { method: 'GET', path: '/console/jobs', answer: async () => json({ jobs: await listJobs(deps) }) },
    {
      method: 'POST',
      path: '/console/jobs/:id/retry',
      answer: async ({ params }) => {
        const { id, kind, subjectId, state } = await find(params.id);
        if (state === 'Running') return json({ message: 'It is being done.' });
        const why = await whyNoRetry(deps, { kind, subjectId });
        if (why !== null) return json({ message: why });
        await db.job.updateMany({
          where: { id },
          data: { state: 'Waiting', attempts: 0, runAt: deps.clock.now(), endedAt: null, error: null },
        });
        return json({ message: `${kind} of ${subjectId} is tried again.` });
      },
    },
    {
      method: 'POST',
      path: '/console/jobs/:id/cancel',
      answer: async ({ params }) => {
        const job = await find(params.id);
        const what = `${job.kind} of ${job.subjectId}`;
        const isCancelled = await cancelJob(deps, ALL_HANDLERS, job);
        return json({ message: isCancelled ? `${what} is cancelled.` : `${what} has ended already.` });
      },
    },
  ];
}
