import { buildClient } from '@parley/db/factories/billing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { JobPostponed, JobRefused, type JobHandler } from './job.ts';
import { runJobs } from './runJobs.ts';

const SECOND = 1000;
let api: TestApi;
let clientId: string;
let stopping: AbortController;

beforeEach(async () => {
  api = await createTestApi();
  ({ id: clientId } = await buildClient(api.db));
  stopping = new AbortController();
  return api.close;
});

const enqueue = (subjectId: string, runAt?: Date) =>
  api.deps.jobs.enqueue(api.db, { clientId, kind: 'trainArticle', subjectId, ...(runAt && { runAt }) });

const run = (handler: JobHandler) => runJobs(api.deps, { trainArticle: handler }, stopping.signal);

const jobOf = (subjectId: string) => api.db.job.findFirstOrThrow({ where: { subjectId } });

/** A handler that notes what it did, and throws the given errors before. */
function noting(errors: Error[] = []) {
  const done: string[] = [];
  const failed: string[] = [];
  const handler: JobHandler = {
    run: async (_, { job }) => {
      const error = errors.shift();
      if (error) throw error;
      done.push(job.subjectId);
    },
    onFailed: async (_, job, error) => {
      failed.push(`${job.subjectId}: ${error.message}`);
    },
  };
  return { handler, done, failed };
}

describe('A job', () => {
  test('is done once, and kept as done', async () => {
    const { handler, done } = noting();
    await enqueue('artc_1');

    await run(handler);
    await run(handler);

    expect(done).toEqual(['artc_1']);
    expect(await jobOf('artc_1')).toMatchObject({ state: 'Done', progress: 100, attempts: 1 });
  });

  test('that waits already is not put twice', async () => {
    const { handler, done } = noting();
    await enqueue('artc_1');
    await enqueue('artc_1');

    await run(handler);

    expect(done).toEqual(['artc_1']);
  });

  test('is not done before its time', async () => {
    const { handler, done } = noting();
    await enqueue('artc_1', new Date(api.clock.now().getTime() + 60 * SECOND));
    await run(handler);
    const before = [...done];
    api.clock.setOffset(61 * SECOND);

    await run(handler);

    expect(before).toEqual([]);
    expect(done).toEqual(['artc_1']);
  });

  test('that fails is tried again, later each time', async () => {
    const { handler, done } = noting([new Error('The model does not answer.'), new Error('Still not.')]);
    await enqueue('artc_1');

    await run(handler);
    const first = await jobOf('artc_1');
    api.clock.setOffset(6 * SECOND);
    await run(handler);
    api.clock.setOffset(12 * SECOND);
    await run(handler);
    const third = [...done];
    api.clock.setOffset(40 * SECOND);
    await run(handler);

    expect(first).toMatchObject({ state: 'Waiting', attempts: 1, error: 'The model does not answer.' });
    expect(third).toEqual([]);
    expect(done).toEqual(['artc_1']);
  });

  test('that has to wait comes again soon, and that was no attempt', async () => {
    const { handler, done } = noting([new JobPostponed(10 * SECOND)]);
    await enqueue('artc_1');

    await run(handler);
    const put = await jobOf('artc_1');
    await run(handler);
    const before = [...done];
    api.clock.setOffset(11 * SECOND);
    await run(handler);

    expect(put).toMatchObject({ state: 'Waiting', attempts: 0, lockedUntil: null });
    expect(before).toEqual([]);
    expect(done).toEqual(['artc_1']);
  });

  test('that is refused is given up at once, and its handler told why', async () => {
    const { handler, failed } = noting([new JobRefused('Encrypted', 'This PDF asks for a password.')]);
    await enqueue('artc_1');

    await run(handler);

    expect(failed).toEqual(['artc_1: This PDF asks for a password.']);
    expect(await jobOf('artc_1')).toMatchObject({ state: 'Failed', attempts: 1 });
  });

  test('whose process has died is done by the next', async () => {
    const { handler, done } = noting();
    await enqueue('artc_1');
    const lockedUntil = new Date(api.clock.now().getTime() + 60 * SECOND);
    await api.db.job.updateMany({ data: { state: 'Running', attempts: 1, lockedUntil } });

    await run(handler);
    const whileLocked = [...done];
    api.clock.setOffset(61 * SECOND);
    await run(handler);

    expect(whileLocked).toEqual([]);
    expect(done).toEqual(['artc_1']);
  });

  test('in the middle of which the API stops is begun anew', async () => {
    const interrupted: JobHandler = {
      run: async () => {
        stopping.abort();
      },
    };
    await enqueue('artc_1');

    await run(interrupted);

    expect(await jobOf('artc_1')).toMatchObject({ state: 'Waiting', attempts: 0, lockedUntil: null });
  });

  test('that is cancelled hears of it, and is not tried again', async () => {
    const wasAborted: boolean[] = [];
    const cancelled: JobHandler = {
      run: async (_, { job, signal, progress }) => {
        await api.deps.jobs.cancel(api.db, job.subjectId);
        await progress(50);
        wasAborted.push(signal.aborted);
      },
    };
    await enqueue('artc_1');

    await run(cancelled);

    expect(wasAborted).toEqual([true]);
    expect(await jobOf('artc_1')).toMatchObject({ state: 'Cancelled' });
  });
});
