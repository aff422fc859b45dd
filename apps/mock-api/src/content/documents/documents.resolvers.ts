import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { beginDocument } from './beginDocument.ts';
import { documentAddress } from './documentAddress.ts';
import { pageTexts } from './pageTexts.ts';

export const documentsResolvers: Resolvers = {
  Mutation: {
    beginDocument: (_, { input }, ctx) => beginDocument(ctx, requireStaff(ctx, 'MANAGE_ARTICLES').clientId, input),
  },
  Article: {
    document: ({ id, clientId }, _, { db }) => db.document.findUnique({ where: { articleId: id, clientId } }),
  },
  Document: {
    sameAs: async ({ articleId, clientId, hash }, _, { db }) => {
      if (hash === null) return null;
      const same = await db.document.findFirst({
        where: { clientId, hash, articleId: { not: articleId }, article: { status: { not: 'Archived' } } },
        orderBy: { createdAt: 'asc' },
        include: { article: true },
      });
      return same?.article ?? null;
    },
    url: (document, _, ctx) => (document.hash === null ? null : documentAddress(ctx, document)),
    pageTexts: async ({ articleId, clientId }, _, { db }) => {
      const { body } = await db.article.findUniqueOrThrow({
        where: { id: articleId, clientId },
        select: { body: true },
      });
      return pageTexts(body);
    },
  },
};
