import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { publicApi } from '#public-api/publicApi.ts';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from './apiKeys.service.ts';
import { graceOf, keyState } from './keyState.ts';
import { scopesOf } from './scopes.ts';

const FLAG = 'MANAGE_CLIENT';

export const apiKeysResolvers: Resolvers = {
  Query: {
    apiKeys: (_, __, ctx) => listApiKeys(ctx, requireStaff(ctx, FLAG).clientId),
    publicApi: (_, __, ctx) => {
      requireStaff(ctx, FLAG);
      return publicApi(ctx.config);
    },
  },
  Mutation: {
    createApiKey: (_, { input }, ctx) => createApiKey(ctx, requireStaff(ctx, FLAG), input),
    updateApiKey: (_, change, ctx) => updateApiKey(ctx, requireStaff(ctx, FLAG).clientId, change),
    rotateApiKey: (_, rotation, ctx) => rotateApiKey(ctx, requireStaff(ctx, FLAG).clientId, rotation),
    revokeApiKey: (_, { id }, ctx) => revokeApiKey(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  ApiKey: {
    scopes: scopesOf,
    state: (key, _, { clock }) => keyState(key, clock.now()),
    previousUntil: (key, _, { clock }) => graceOf(key, clock.now()),
  },
};
