import { createHash } from 'node:crypto';
import { plainText } from '@parley/article-html/text';
import type { Prisma } from '@parley/db';
import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { CONTENT_FIELDS, storedContent, type ArticleContent } from '../articleContent.ts';
import { language, writeNewArticle } from '../createArticle.ts';
import { importedCategory } from './importedCategory.ts';
import { importedPictures, type NewPicture } from './importedPictures.ts';
import { articlePlace, picturePlace, type ImportedArticle, type Importing } from './importedArticle.ts';

type Ready = { content: ArticleContent; language: string; tags: string[]; pictures: NewPicture[]; notes: string[] };

/** Makes a draft of a file, and notes in the report what came of it. */
export async function draftOf(deps: Deps, importing: Importing, article: ImportedArticle): Promise<void> {
  const { db } = deps;
  const item = { importId: importing.importId, path: article.path };
  try {
    if (await isKnown(deps, importing, article))
      throw new LeftOut('There is an article with this title and text already.');
    const ready = await prepare(deps, importing, article);
    await db.$transaction(async (tx) => {
      const { articleId, notes } = await write(tx, importing, article, ready);
      const pictures = ready.pictures.length;
      await tx.articleImportItem.create({
        data: { ...item, isImported: true, articleId, pictures, notes: JSON.stringify(notes) },
      });
    });
  } catch (error) {
    if (!(error instanceof LeftOut) && !(error instanceof GraphQLError)) throw error;
    await db.articleImportItem.create({ data: { ...item, isImported: false, notes: JSON.stringify([error.message]) } });
  }
}

/** Why no draft is made, as a sentence. */
class LeftOut extends Error {
  override name = 'LeftOut';
}

/** Whether it was imported, or written, before. */
async function isKnown({ db }: Pick<Deps, 'db'>, { clientId }: Importing, { title, html }: ImportedArticle) {
  const where = { clientId, title, type: 'Text', status: { not: 'Archived' } } as const;
  const same = await db.article.findMany({ where, select: { id: true } });
  const drafts = await db.draft.findMany({ where: { subjectId: { in: same.map(({ id }) => id) } } });
  const text = plainText(html);
  return drafts.some(({ content }) => plainText(storedContent(content).body) === text);
}

/** The same each time that a file is imported within an import, so that articles can name each other before they are there. */
const idOf = ({ importId }: Importing, path: string) =>
  `artc_${createHash('sha256').update(`${importId} ${path}`).digest('hex').slice(0, 24)}`;

async function prepare(deps: Deps, importing: Importing, article: ImportedArticle): Promise<Ready> {
  const { clientId } = importing;
  const { pictures, notes, addresses } = await importedPictures(deps, importing, article.pictures);
  let body = article.html;
  for (const [number, address] of addresses.entries()) {
    const picture = new RegExp(`<img\\b[^>]*\\bsrc="${picturePlace(number)}"[^>]*>`, 'g');
    body = body.replace(picture, (image) => (address ? image.replace(picturePlace(number), address) : ''));
  }
  for (const path of article.links) {
    body = body.replaceAll(`data-article="${articlePlace(path)}"`, `data-article="${idOf(importing, path)}"`);
  }
  const slug = await freeSlug(deps, clientId, article.slug);
  const content = { title: article.title, summary: article.summary, body, slug, seoTitle: '', seoDescription: '' };
  const parsed = v.safeParse(v.object(CONTENT_FIELDS), content);
  if (!parsed.success) throw new LeftOut(parsed.issues[0].message);
  const spoken = v.safeParse(language, article.language.replaceAll('_', '-'));
  return {
    content: parsed.output,
    language: spoken.success ? spoken.output : 'en',
    tags: [...new Set(article.tags.filter(Boolean))].slice(0, 20),
    pictures,
    notes: [
      ...article.notes,
      ...notes,
      ...(article.slug && !slug
        ? [`Another article has the address “${article.slug}”; it gets one of its title.`]
        : []),
      ...(article.language && !spoken.success
        ? [`“${article.language.slice(0, 40)}” is no language; English was taken.`]
        : []),
    ],
  };
}

/** As it was wanted; blank where another article has it. */
async function freeSlug({ db }: Pick<Deps, 'db'>, clientId: string, slug: string): Promise<string> {
  const other = slug && (await db.article.findUnique({ where: { clientId_slug: { clientId, slug } } }));
  return other ? '' : slug;
}

async function write(tx: Prisma.TransactionClient, importing: Importing, article: ImportedArticle, ready: Ready) {
  const { clientId, author, at } = importing;
  const { category, note } = await importedCategory(tx, importing, article.categories);
  const { id } = await writeNewArticle(tx, {
    ...ready,
    id: idOf(importing, article.path),
    clientId,
    categoryId: category?.id ?? null,
    authorId: author?.id ?? null,
    stamp: { name: author?.name ?? null, at },
  });
  await tx.avatarImage.createMany({ data: ready.pictures.map((picture) => ({ ...picture, ownerId: id })) });
  return { articleId: id, notes: note ? [...ready.notes, note] : ready.notes };
}
