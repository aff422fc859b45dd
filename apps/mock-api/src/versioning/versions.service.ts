import type { Draft, Prisma, Version } from '@parley/db';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import * as v from 'valibot';

/*
 * The one idea of versions, for all that is worked on before it runs: a draft that is saved as a whole, and numbered versions
 * that are never changed, the highest of which runs. Who may do so, and whether the content is in order, is for the subject's
 * own service to have asked.
 */

/** Who does it, and when; without a name it is the system. */
export type Stamp = { name: string | null; at: Date };
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

/** Throws when there is none: everything with versions has a draft. */
export const draftOf = ({ db }: Pick<Context, 'db'>, subjectId: string): Promise<Draft> =>
  db.draft.findUniqueOrThrow({ where: { subjectId } });

/** What runs. */
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

type Publish = Subject & { revision: number; note: string; stamp: Stamp };

/**
 * Makes a version of the draft of `revision`. Answers it with the one before. Throws DRAFT_CHANGED when the draft is another
 * one by now, and NOTHING_CHANGED when it equals what runs.
 */
export async function publishDraft(
  tx: Prisma.TransactionClient,
  { subjectId, clientId, revision, note, stamp }: Publish,
) {
  const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId, clientId } });
  if (draft.revision !== revision) {
    throw domainError(
      'DRAFT_CHANGED',
      `${draft.savedByName ?? 'Somebody'} has changed this meanwhile. Look at it before you publish.`,
    );
  }
  const before = await publishedVersion(tx, subjectId);
  if (before.content === draft.content) throw domainError('NOTHING_CHANGED', 'There is nothing new to publish.');
  const version = await tx.version.create({
    data: {
      id: newId('Version'),
      clientId,
      subjectId,
      number: before.number + 1,
      content: draft.content,
      note,
      publishedByName: stamp.name,
      publishedAt: stamp.at,
    },
  });
  return { before, version };
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
