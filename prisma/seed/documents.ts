import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { plainText, slugOf, wordCount } from '@parley/article-html/text';
import type { Article, Db } from '../client.ts';
import { buildArticle } from '../factories/content.ts';
import { MAYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { SEED_DOCUMENTS, type SeedDocument } from './content/documents.ts';
import { before, DAY } from './instants.ts';

/** Also when the code that runs has been bundled into another folder. */
const FILES = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'seed/content/documents');

const UNREADABLE = {
  gptStatus: 'Failed',
  gptErrorCode: 'NoText',
  gptError: 'There is no text in this file. Scanned pages cannot be read: upload a version with text.',
} as const;

/** The files of Northwind, as they were read when they came. Answers those that are trained on. */
export async function seedDocuments(db: Db, now: Date, categoryIds: ReadonlyMap<string, string>): Promise<Article[]> {
  const trained: Article[] = [];
  for (const document of SEED_DOCUMENTS) {
    const { file, pages, html, daysAgo, category } = document;
    const uploadedAt = before(now, daysAgo * DAY);
    const article = await seedOne(db, document, uploadedAt, categoryIds.get(category ?? '') ?? null);
    const bytes = new Uint8Array(readFileSync(join(FILES, file)));
    await db.document.create({
      data: {
        articleId: article.id,
        clientId: NORTHWIND,
        name: file,
        size: bytes.length,
        receivedBytes: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
        pages,
        createdAt: uploadedAt,
        parts: { create: { offset: 0, bytes } },
      },
    });
    if (html !== null) trained.push(article);
  }
  return trained;
}

const seedOne = (db: Db, { file, title, html }: SeedDocument, uploadedAt: Date, categoryId: string | null) =>
  buildArticle(db, {
    id: `artc_${slugOf(file)}`,
    clientId: NORTHWIND,
    type: 'Document',
    title,
    categoryId,
    authorId: MAYA.id,
    body: html ?? '',
    words: wordCount(plainText(html ?? '')),
    now: uploadedAt,
    ...(html === null ? UNREADABLE : { gptStatus: 'Trained', trainedAt: uploadedAt }),
  });
