import type { Article, Prisma } from '@parley/db';
import type { BeginDocumentInput } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { findCategory } from '../categories.service.ts';
import { LARGEST_DOCUMENT, MOST_DOCUMENTS, READABLE } from './documentLimits.ts';

/**
 * Makes room for a file; its bytes follow over HTTP (documents.http.ts). An upload of the same file by the same person that stopped
 * is gone on with. Throws FILE_NOT_ALLOWED, FILE_TOO_LARGE, TOO_MANY_FILES, and
 * NOT_FOUND for the category.
 */
export async function beginDocument(ctx: Context, clientId: string, input: BeginDocumentInput): Promise<Article> {
  const name = input.name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(-120);
  if (!READABLE.test(name)) {
    throw domainError(
      'FILE_NOT_ALLOWED',
      'Files of this kind cannot be read. Use PDF, Word, Excel, PowerPoint, text, Markdown, HTML or CSV.',
    );
  }
  if (input.size > LARGEST_DOCUMENT) throw domainError('FILE_TOO_LARGE', 'Documents can be up to 20 MB.');
  if (input.size < 1) throw domainError('FILE_NOT_ALLOWED', 'This file is empty.');
  const now = ctx.clock.now();
  const authorId = ctx.viewer?.kind === 'staff' ? ctx.viewer.user.id : null;
  return ctx.db.$transaction(async (tx) => {
    const { size, start: startHash = null } = input;
    const stopped = startHash && (await stoppedUpload(tx, { clientId, authorId, name, size, startHash }));
    if (stopped) return stopped;
    await requireRoom(tx, clientId);
    const category = input.categoryId ? await findCategory(tx, clientId, input.categoryId) : null;
    const id = newId('Article');
    return tx.article.create({
      data: {
        id,
        clientId,
        type: 'Document',
        title:
          name
            .replace(/\.\w+$/, '')
            .replaceAll(/[_]+/g, ' ')
            .trim() || name,
        language: 'en',
        categoryId: category?.id ?? null,
        status: 'Published',
        publishedAt: now,
        authorId,
        createdAt: now,
        updatedAt: now,
        document: { create: { clientId, name, size, startHash, createdAt: now } },
      },
    });
  });
}

type Begun = { clientId: string; authorId: string | null; name: string; size: number; startHash: string };

/** Names and sizes are not enough to tell files apart: they have to begin with the same bytes. */
async function stoppedUpload(tx: Prisma.TransactionClient, { authorId, ...file }: Begun): Promise<Article | null> {
  const document = await tx.document.findFirst({
    where: { ...file, hash: null, article: { authorId } },
    include: { article: true },
    orderBy: { createdAt: 'desc' },
  });
  return document?.article ?? null;
}

async function requireRoom(tx: Prisma.TransactionClient, clientId: string): Promise<void> {
  const [subscription, count] = [
    await tx.clientSubscription.findUnique({ where: { clientId }, select: { type: true } }),
    await tx.document.count({ where: { clientId } }),
  ];
  const most = MOST_DOCUMENTS[subscription?.type ?? 'Starter'];
  if (count < most) return;
  throw domainError(
    'TOO_MANY_FILES',
    `Your plan has room for ${most} documents. Delete some, or choose a larger plan.`,
  );
}
