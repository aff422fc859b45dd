import { setImmediate } from 'node:timers/promises';
import type { Asked } from '@parley/topics/asked';
import { nameTopics } from '@parley/topics/nameTopics';
import { sortQuestions, type KnownTopic } from '@parley/topics/sortQuestions';
import { oncePerHour } from '#background/oncePerHour.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { measureGapActions } from '../gaps/measureGapActions.ts';
import { askedOf } from './askedOf.ts';
import { embedQuestions } from './embedQuestions.ts';
import { readQuestions } from './readQuestions.ts';

type Sorting = Pick<Deps, 'db' | 'clock' | 'embedding'>;
type Run = { now: Date; signal?: AbortSignal | undefined };

const DAY_MS = 24 * 60 * 60_000;
/** Questions that are sorted at once: so few that nobody waits for it. */
const WINDOW = 400;
/** Windows of one run; the next one goes on. */
const MOST_WINDOWS = 10;
/** So many of a topic's questions speak for it, the latest. */
const MEMBERS = 60;
const MOST_TOPICS = 150;
/** What was made of gaps is measured for so long. */
const MEASURED_DAYS = 90;

/** Sorts what visitors asked since the last run, of all companies, and measures what was made of gaps. To be called as time passes. */
export const sortTopics = oncePerHour(async (deps: Sorting, now, signal) => {
  const clients = await deps.db.client.findMany({ where: { deletedAt: null }, select: { id: true } });
  for (const { id } of clients) {
    if (signal?.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- one company after the other
    await unlessGone(deps, id, async () => {
      await sortTopicsOf(deps, id, { now, signal });
      await measureOf(deps, id, now);
    });
  }
});

/** A company may be deleted meanwhile: what is written of it then has nobody to belong to. */
async function unlessGone({ db }: Sorting, clientId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((await db.client.count({ where: { id: clientId } })) > 0) throw error;
  }
}

/** The same of one company. What is in a topic stays there. */
export const sortTopicsOf = (deps: Sorting, clientId: string, run: Run): Promise<void> =>
  withKeyLock(`topics of ${clientId}`, async () => {
    const found = await readQuestions(deps, clientId, run);
    await embedQuestions(deps, clientId, run.signal);
    if (found > 0) {
      for (let window = 0; window < MOST_WINDOWS && !run.signal?.aborted; window += 1) {
        // oxlint-disable-next-line no-await-in-loop
        const count = await sortWindow(deps, clientId, { window, now: run.now });
        if (count < WINDOW) break;
        // oxlint-disable-next-line no-await-in-loop -- others take their turn in between
        await setImmediate();
      }
    }
    await removeEmpty(deps, clientId, run.now);
  });

/** Sorts some questions that are in no topic yet, the latest first; answers how many there were. */
async function sortWindow(
  deps: Sorting,
  clientId: string,
  { window, now }: { window: number; now: Date },
): Promise<number> {
  const { db } = deps;
  const rows = await db.topicQuestion.findMany({
    where: { clientId, topicId: null, messageId: { not: null } },
    orderBy: [{ askedAt: 'desc' }, { conversationId: 'desc' }],
    skip: window * WINDOW,
    take: WINDOW,
  });
  const unsorted = await askedOf(deps, rows.toReversed());
  const known = await knownTopics(deps, clientId);
  const { joined, formed } = sortQuestions(known, unsorted);
  const kept = formed.slice(0, Math.max(0, MOST_TOPICS - known.length));
  const taken = await db.topic.findMany({ where: { clientId }, select: { name: true } });
  const names = nameTopics(
    kept.map((members) => ({ members })),
    [...known.flatMap(({ members }) => members), ...unsorted],
    taken.map(({ name }) => name),
  );
  const made = kept.map((members, at) => ({ id: newId('Topic'), members, ...names[at] }));
  await db.$transaction(async (tx) => {
    // Somebody may have sorted one by hand meanwhile.
    const put = (topicId: string, ids: string[]) =>
      tx.topicQuestion.updateMany({
        where: { clientId, topicId: null, conversationId: { in: ids } },
        data: { topicId },
      });
    for (const { id, members, name = '', keywords = [] } of made) {
      await tx.topic.create({
        data: { id, clientId, name, keywords: JSON.stringify(keywords), createdAt: now, updatedAt: now },
      });
      await put(
        id,
        members.map((one) => one.id),
      );
    }
    for (const { id } of known) {
      const ids = [...joined].flatMap(([questionId, topicId]) => (topicId === id ? [questionId] : []));
      if (ids.length > 0) await put(id, ids);
    }
  });
  return rows.length;
}

async function knownTopics(deps: Sorting, clientId: string): Promise<KnownTopic[]> {
  const topics = await deps.db.topic.findMany({ where: { clientId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const known: { id: string; members: Asked[] }[] = [];
  for (const { id } of topics) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const rows = await deps.db.topicQuestion.findMany({
      where: { clientId, topicId: id },
      orderBy: [{ askedAt: 'desc' }, { conversationId: 'desc' }],
      take: MEMBERS,
    });
    // oxlint-disable-next-line no-await-in-loop
    const members = await askedOf(deps, rows);
    if (members.length > 0) known.push({ id, members });
  }
  return known;
}

/** Topics whose conversations are all gone, unless somebody has named them. */
async function removeEmpty({ db }: Sorting, clientId: string, now: Date): Promise<void> {
  await db.topic.deleteMany({
    where: {
      clientId,
      isNamed: false,
      createdAt: { lt: new Date(now.getTime() - DAY_MS) },
      questions: { none: {} },
      merged: { none: {} },
    },
  });
}

async function measureOf(deps: Sorting, clientId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
  const actions = await deps.db.gapAction.findMany({ where: { clientId, createdAt: { gt: since } } });
  await measureGapActions(deps, clientId, actions);
}
