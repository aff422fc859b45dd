import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireVisitor } from '#auth/permissions.ts';
import { draftPreview } from './draftPreview.ts';
import { identifyVisitor } from './identifyVisitor.ts';

export const widgetResolvers: Resolvers = {
  Query: {
    draftPreview: (_, asked, ctx) => draftPreview(ctx, asked),
  },
  Mutation: {
    identifyVisitor: (_, { input }, ctx) => identifyVisitor(ctx, requireVisitor(ctx), input),
  },
  Visitor: {
    isVerified: ({ identityVerifiedAt }) => identityVerifiedAt !== null,
  },
};
