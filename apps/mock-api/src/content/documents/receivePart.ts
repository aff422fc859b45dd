import { createHash } from 'node:crypto';
import type { Document } from '@parley/db';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { includeArticle, tellGptStatus } from '../gptStatus.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'events' | 'jobs' | 'clock'>;
type Part = { clientId: string; articleId: string; offset: number; bytes: Uint8Array<ArrayBuffer> };

/**
 * Stores the part of a file that begins at `offset`; after the last one the file is read in the background. A part that has come
 * already, or too early, changes nothing: the answer says from where to go on. Throws NOT_FOUND.
 */
export async function receivePart(deps: ReceiveDeps, { clientId, articleId, offset, bytes }: Part): Promise<Document> {
  const { db, clock } = deps;
  const before = await db.document.findUnique({ where: { articleId, clientId } });
  if (!before) throw domainError('NOT_FOUND', 'This upload does not exist any more. Upload the file again.');
  const receivedBytes = offset + bytes.length;
  if (before.receivedBytes !== offset || receivedBytes > before.size || bytes.length === 0) return before;

  const isWhole = receivedBytes === before.size;
  const { document, article } = await db.$transaction(async (tx) => {
    await tx.documentPart.create({ data: { articleId, offset, bytes } });
    const received = await tx.document.update({ where: { articleId }, data: { receivedBytes } });
    if (!isWhole) return { document: received, article: null };
    const parts = await tx.documentPart.findMany({ where: { articleId }, orderBy: { offset: 'asc' } });
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part.bytes);
    const whole = await tx.document.update({ where: { articleId }, data: { hash: hash.digest('hex') } });
    const uploaded = await tx.article.update({ where: { id: articleId }, data: { updatedAt: clock.now() } });
    return { document: whole, article: await includeArticle(tx, deps, uploaded) };
  });
  if (article) tellGptStatus(deps, [article]);
  return document;
}
