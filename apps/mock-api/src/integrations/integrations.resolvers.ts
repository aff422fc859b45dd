import type { Integration } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff } from '#auth/permissions.ts';
import { kindOf } from './integrationKinds.ts';
import { disconnectIntegration, listIntegrations, replayRequest, testIntegration } from './integrations.service.ts';
import { connectZendesk } from './zendesk/connectZendesk.ts';
import { createTicket, updateZendeskSettings } from './zendesk/zendesk.service.ts';
import { settingsOf } from './zendesk/zendeskSettings.ts';
import { hasFailed, listRequests } from './requestLog.ts';

const FLAG = 'MANAGE_CLIENT';

export const integrationsResolvers: Resolvers = {
  Query: {
    integrations: (_, __, ctx) => listIntegrations(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    connectZendesk: (_, { input }, ctx) => connectZendesk(ctx, requireStaff(ctx, FLAG), input),
    updateZendeskSettings: (_, change, ctx) => updateZendeskSettings(ctx, requireStaff(ctx, FLAG).clientId, change),
    createTicket: (_, { conversationId }, ctx) =>
      createTicket(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), conversationId),
    disconnectIntegration: (_, { id }, ctx) => disconnectIntegration(ctx, requireStaff(ctx, FLAG).clientId, id),
    testIntegration: (_, { id }, ctx) => testIntegration(ctx, requireStaff(ctx, FLAG).clientId, id),
    replayIntegrationRequest: (_, { id }, ctx) => replayRequest(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  Subscription: {
    integrationChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('integration:changed', requireStaff(ctx).clientId),
      resolve: (integration: Integration) => integration,
    },
  },
  Integration: {
    connectedByName: async ({ connectedById }, _, { db }) =>
      connectedById === null
        ? null
        : ((await db.user.findUnique({ where: { id: connectedById }, select: { name: true } }))?.name ?? null),
    client: ({ clientId }, _, { db }) => db.client.findUniqueOrThrow({ where: { id: clientId } }),
    zendesk: (integration, _, ctx) => {
      requireStaff(ctx, FLAG);
      return integration.kind === 'Zendesk' ? settingsOf(integration) : null;
    },
    requests: (integration, asked, ctx) => {
      requireStaff(ctx, FLAG);
      return listRequests(ctx, integration.id, asked);
    },
    disconnectImpact: (integration, _, ctx) => {
      requireStaff(ctx, FLAG);
      return kindOf(integration).impact(ctx, integration);
    },
  },
  Conversation: {
    ticket: ({ id }, _, { db }) => db.externalTicket.findUnique({ where: { conversationId: id } }),
  },
  ExternalTicket: {
    url: ({ url }, _, { config }) => assetAddress(config, url) ?? url,
  },
  IntegrationRequest: {
    url: ({ url }, _, { config }) => assetAddress(config, url) ?? url,
    hasFailed,
    isReplay: ({ replayOfId }) => replayOfId !== null,
    whyNotReplayed: async (request, _, { db }) =>
      kindOf(await db.integration.findUniqueOrThrow({ where: { id: request.integrationId } })).whyNotReplayed(request),
    conversation: ({ conversationId }, _, { db }) =>
      conversationId === null ? null : db.conversation.findUnique({ where: { id: conversationId } }),
  },
};
