import type { Draft, Prisma, Version } from '@parley/db';
import { requireUser } from '#auth/permissions.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { singleLine } from '#singleLine.ts';
import * as v from 'valibot';

/*
 * The one idea of versions, for all that is worked on before it runs: a draft that is saved as a whole, and numbered versions
 * that are never changed, the highest of which runs. Who may do so, and whether the content is in order, is for the subject's
 * own service to have asked.
 */

/** Who does it, and when; without a name it is the system. */
export type Stamp = { name: string | null; at: Date };

/** Who of the staff does it now. */
export const stampOf = (ctx: Pick<Context, 'viewer' | 'clock'>): Stamp => ({
  name: requireUser(ctx).user.name,
  at: ctx.clock.now(),
});

type Subject = { subjectId: string; clientId: string };

/** Of something new: its first version, and a draft that equals it. */
export async function beginVersions(
  tx: Prisma.TransactionClient,
  { subjectId, clientId }: Subject,
  { content, note = '', stamp }: { content: string; note?: string; stamp: Stamp },
): Promise<void> {
  const own = { subjectId, clientId, content };
  await tx.draft.create({ data: { ...own, revision: 1, savedByName: stamp.name, savedAt: stamp.at } });
  await tx.version.create({
    data: { ...own, id: newId('Version'), number: 1, note, publishedByName: stamp.name, publishedAt: stamp.at },
  });
}

/** Of something new that nothing runs of before it is published: a draft alone. */
export async function beginDraft(
  tx: Prisma.TransactionClient,
  { subjectId, clientId }: Subject,
  { content, stamp }: { content: string; stamp: Stamp },
): Promise<void> {
  await tx.draft.create({
    data: { subjectId, clientId, content, revision: 1, savedByName: stamp.name, savedAt: stamp.at },
  });
}

/** Throws when there is none: everything with versions has a draft. */
export const draftOf = ({ db }: { db: Pick<Context['db'], 'draft'> }, subjectId: string): Promise<Draft> =>
  db.draft.findUniqueOrThrow({ where: { subjectId } });

/** What was last published; null: nothing was. */
export const latestVersion = (
  { version }: Pick<Prisma.TransactionClient, 'version'>,
  subjectId: string,
): Promise<Version | null> => version.findFirst({ where: { subjectId }, orderBy: { number: 'desc' } });

/** What runs. Throws when nothing was published. */
export const publishedVersion = (
  { version }: Pick<Prisma.TransactionClient, 'version'>,
  subjectId: string,
): Promise<Version> => version.findFirstOrThrow({ where: { subjectId }, orderBy: { number: 'desc' } });

type Save = Subject & { content: string; revision: number; stamp: Stamp };

/** Saves a whole draft over the one of `revision`. Throws DRAFT_CHANGED when somebody has saved since, and keeps theirs. */
export async function saveDraft(tx: Prisma.TransactionClient, save: Save): Promise<Draft> {
  const { subjectId, clientId, content, revision, stamp } = save;
  const [saved] = await tx.draft.updateManyAndReturn({
    where: { subjectId, clientId, revision },
    data: { content, revision: { increment: 1 }, savedByName: stamp.name, savedAt: stamp.at },
  });
  if (saved) return saved;
  const { savedByName } = await tx.draft.findUniqueOrThrow({ where: { subjectId } });
  throw domainError(
    'DRAFT_CHANGED',
    `${savedByName ?? 'Somebody'} has changed this meanwhile. Look at both before you save.`,
  );
}

/** What whoever publishes says of it. */
export const NOTE_FIELD = {
  note: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'), singleLine),
};

type Publish = Subject & { revision: number; note: string; stamp: Stamp };

/**
 * Makes a version of the draft of `revision`. Answers it. Throws DRAFT_CHANGED when the draft is another one by now, and
 * NOTHING_CHANGED when it equals what runs.
 */
export async function publishDraft(
  tx: Prisma.TransactionClient,
  { subjectId, clientId, revision, note, stamp }: Publish,
): Promise<Version> {
  const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId, clientId } });
  if (draft.revision !== revision) {
    throw domainError(
      'DRAFT_CHANGED',
      `${draft.savedByName ?? 'Somebody'} has changed this meanwhile. Look at it before you publish.`,
    );
  }
  const before = await latestVersion(tx, subjectId);
  if (before?.content === draft.content) throw domainError('NOTHING_CHANGED', 'There is nothing new to publish.');
  return tx.version.create({
    data: {
      id: newId('Version'),
      clientId,
      subjectId,
      number: (before?.number ?? 0) + 1,
      content: draft.content,
      note,
      publishedByName: stamp.name,
      publishedAt: stamp.at,
    },
  });
}

/** Makes the draft what version `number` is; nothing of it runs before it is published. Throws NOT_FOUND. */
export async function restoreVersion(
  tx: Prisma.TransactionClient,
  { subjectId, clientId, number, stamp }: Subject & { number: number; stamp: Stamp },
): Promise<Draft> {
  const version = await tx.version.findUnique({ where: { subjectId_number: { subjectId, number }, clientId } });
  if (!version) throw domainError('NOT_FOUND', 'There is no such version.');
  return tx.draft.update({
    where: { subjectId, clientId },
    data: {
      content: version.content,
      revision: { increment: 1 },
      savedByName: stamp.name,
      savedAt: stamp.at,
    },
  });
}

type Page = { first?: number | null; after?: string | null };
const Position = v.tuple([v.number()]);

/** The newest first. */
export async function listVersions({ db }: Pick<Context, 'db'>, subjectId: string, { first, after }: Page) {
  const size = pageSize('first', first, 20);
  const [below] = after ? decodeCursor('after', after, Position) : [];
  const rows = await db.version.findMany({
    where: { subjectId, ...(below !== undefined && { number: { lt: below } }) },
    orderBy: { number: 'desc' },
    take: size + 1,
  });
  return forwardPage(rows, { size, cursor: after }, ({ number }) => encodeCursor([number]));
}
