import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { lastDelivery, listDeliveries, replayDelivery, sendTest } from './deliveries.service.ts';
import { addressOf } from './endpointUrl.ts';
import { eventsOf } from './webhookEvents.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  rotateSecret,
  setEnabled,
  updateEndpoint,
} from './webhooks.service.ts';

const FLAG = 'MANAGE_CLIENT';

export const webhooksResolvers: Resolvers = {
  Query: {
    webhookEndpoints: (_, __, ctx) => listEndpoints(ctx, requireStaff(ctx, FLAG).clientId),
    webhookDeliveries: (_, page, ctx) => listDeliveries(ctx, requireStaff(ctx, FLAG).clientId, page),
  },
  Mutation: {
    createWebhookEndpoint: (_, { input }, ctx) => createEndpoint(ctx, requireStaff(ctx, FLAG), input),
    updateWebhookEndpoint: (_, change, ctx) => updateEndpoint(ctx, requireStaff(ctx, FLAG).clientId, change),
    setWebhookEndpointEnabled: (_, change, ctx) => setEnabled(ctx, requireStaff(ctx, FLAG).clientId, change),
    rotateWebhookSecret: (_, { id }, ctx) => rotateSecret(ctx, requireStaff(ctx, FLAG).clientId, id),
    deleteWebhookEndpoint: (_, { id }, ctx) => deleteEndpoint(ctx, requireStaff(ctx, FLAG).clientId, id),
    sendTestWebhook: (_, { id }, ctx) => sendTest(ctx, requireStaff(ctx, FLAG).clientId, id),
    replayWebhookDelivery: (_, { id }, ctx) => replayDelivery(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  WebhookEndpoint: {
    url: (endpoint, _, { config }) => addressOf(config, endpoint),
    events: eventsOf,
    previousUntil: ({ previousUntil }, _, { clock }) =>
      previousUntil && previousUntil > clock.now() ? previousUntil : null,
    lastDelivery: (endpoint, _, ctx) => lastDelivery(ctx, endpoint),
  },
  WebhookDelivery: {
    isReplay: ({ replayOfId }) => replayOfId !== null,
  },
};
