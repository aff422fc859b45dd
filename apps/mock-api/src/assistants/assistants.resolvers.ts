import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { createAssetToken } from '#assets/assetToken.ts';
import { requireStaff } from '#auth/permissions.ts';
import { listAssistants } from './assistants.service.ts';
import { customEmojis } from './customEmojis.ts';

export const assistantsResolvers: Resolvers = {
  Query: {
    assistants: (_, __, ctx) => listAssistants(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    createAssetToken: (_, __, ctx) => createAssetToken(ctx, requireStaff(ctx)),
  },
  Client: {
    customEmojis: (_, __, ctx) => customEmojis(ctx, requireStaff(ctx).clientId, assetAddress),
  },
  Assistant: {
    avatar: ({ avatar }, _, { config }) => assetAddress(config, avatar),
  },
};
