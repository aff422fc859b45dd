import { stat } from 'node:fs/promises';
import type { DataExport } from '@parley/db';
import type { Deps } from '#context.ts';
import { sendEach } from '#billing/sendEach.ts';
import { newExportFile, removeExportFile } from './exportFiles.ts';
import { dataExportReadyMail } from './mails/dataExportReady.ts';
import { writeExport } from './writeExport.ts';

type PreparingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'sendMail'>;

const KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * Makes the exports that were asked for, one after the other. To be called as time passes; what `signal` interrupts, or an end of
 * the process, is begun anew the next time.
 */
export async function prepareExports(deps: PreparingDeps, signal?: AbortSignal): Promise<void> {
  const waiting = await deps.db.dataExport.findMany({ where: { status: 'Preparing' }, orderBy: { createdAt: 'asc' } });
  for (const row of waiting) {
    if (!signal?.aborted) await prepare(deps, row, signal);
  }
}

async function prepare(deps: PreparingDeps, { id, clientId }: DataExport, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const progress = createProgress(deps, id, signal);
  try {
    const path = await newExportFile(deps, id);
    await progress.begin(await totalOf(deps, clientId));
    await writeExport({
      db,
      clientId,
      path,
      now: clock.now(),
      onDone: progress.advance,
      signal: progress.signal,
    });
    const { size } = await stat(path);
    await progress.settled();
    await finish(deps, id, size);
  } catch (error) {
    // What could not be written down is of no use any more.
    await progress.settled().catch(() => {});
    await removeExportFile(deps, id);
    if (progress.signal.aborted) return;
    console.error('Preparing an export failed:', error);
    await db.dataExport.updateMany({ where: { id }, data: { status: 'Failed', endedAt: clock.now() } });
  }
}

async function totalOf({ db }: PreparingDeps, clientId: string): Promise<number> {
  const counts = [
    await db.conversation.count({ where: { clientId } }),
    await db.visitor.count({ where: { clientId } }),
    await db.attachment.count({ where: { clientId } }),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Writes down how far an export is, one write at a time, and gives it up once its row is gone: somebody deleted it. */
function createProgress({ db }: PreparingDeps, id: string, stop?: AbortSignal) {
  const givenUp = new AbortController();
  let done = 0;
  let writing: Promise<void> | null = null;

  const write = async (data: { done: number; total?: number }) => {
    const { count } = await db.dataExport.updateMany({ where: { id }, data });
    if (count === 0) givenUp.abort();
  };
  return {
    signal: stop ? AbortSignal.any([stop, givenUp.signal]) : givenUp.signal,
    begin: (total: number) => write({ done: 0, total }),
    advance: (count: number) => {
      done += count;
      writing ??= write({ done }).finally(() => {
        writing = null;
      });
    },
    settled: async () => {
      await writing;
    },
  };
}

async function finish(deps: PreparingDeps, id: string, size: number): Promise<void> {
  const { db, clock, config, sendMail } = deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const ready = await db.dataExport.updateMany({
    where: { id, status: 'Preparing' },
    data: { status: 'Ready', size, endedAt: now, expiresAt },
  });
  if (ready.count === 0) return removeExportFile(deps, id);
  const { client, requestedBy } = await db.dataExport.findUniqueOrThrow({
    where: { id },
    include: { client: true, requestedBy: true },
  });
  const { email, name } = requestedBy;
  await sendEach({ sendMail }, [
    dataExportReadyMail({ to: email, name, company: client.name, expiresAt, webUrl: config.webUrl }),
  ]);
}
