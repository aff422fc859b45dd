import type { Ids } from './records.ts';
import { adminFinds, row, type Row } from './row.ts';

const byManager = (args: NonNullable<Row['args']>, select: string) =>
  row('401 403 403 ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const theEndpoint = ({ webhookEndpoint }: Ids) => ({ id: webhookEndpoint });
const told = { url: 'https://hooks.example/parley', description: 'Orders', events: ['MessageCreated'] };

/** What a company’s own programs come in by. */
export const DEVELOPER_ROWS: Readonly<Record<string, Row>> = {
  'Query.apiKeys': row('401 403 403 ok 403 401 401 ok', { select: '{ id name prefix createdByName }' }),
  'Query.publicApi': row('401 403 403 ok 403 401 401 ok', { select: '{ url endpoints { id sample } }' }),
  'Mutation.createApiKey': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique, scopes: ['ConversationsRead'], expiresInDays: 90 } }),
    select: '{ secret apiKey { id name } }',
  }),
  'Mutation.updateApiKey': byManager(
    ({ apiKey }, unique) => ({ id: apiKey, input: { name: unique, scopes: ['FormsRead'] } }),
    '{ id name }',
  ),
  'Mutation.rotateApiKey': byManager(({ apiKey }) => ({ id: apiKey, graceHours: 24 }), '{ apiKey { id } }'),
  'Mutation.revokeApiKey': byManager(({ apiKey }) => ({ id: apiKey }), '{ id state }'),

  'Query.webhookEndpoints': row('401 403 403 ok 403 401 401 ok', {
    select: '{ id url description lastDelivery { payload } }',
  }),
  'Query.webhookDeliveries': byManager(
    ({ webhookEndpoint }) => ({ endpointId: webhookEndpoint }),
    '{ edges { node { id payload } } }',
  ),
  'Mutation.createWebhookEndpoint': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: told }),
    select: '{ secret endpoint { id } }',
  }),
  'Mutation.updateWebhookEndpoint': byManager(
    ({ webhookEndpoint }) => ({ id: webhookEndpoint, input: told }),
    '{ id }',
  ),
  'Mutation.setWebhookEndpointEnabled': byManager(
    ({ webhookEndpoint }) => ({ id: webhookEndpoint, isEnabled: false }),
    '{ id state }',
  ),
  'Mutation.rotateWebhookSecret': byManager(theEndpoint, '{ endpoint { id } }'),
  'Mutation.deleteWebhookEndpoint': byManager(theEndpoint, ''),
  // Nothing is sent to where the endpoint is.
  'Mutation.sendTestWebhook': byManager(theEndpoint, '{ id state }'),
  'Mutation.replayWebhookDelivery': byManager(({ webhookDelivery }) => ({ id: webhookDelivery }), '{ id state }'),
};
