import { adminFinds, row, staffFinds, type Row } from './row.ts';

const settings = {
  createTicketOn: 'Resolved',
  groupId: '360002',
  tags: ['chat'],
  priorityMap: { none: 'low', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
  transcript: 'Last10',
};

/** Services that are connected, what goes to and fro, and tickets. */
export const INTEGRATION_ROWS: Readonly<Record<string, Row>> = {
  'Query.integrations': row('401 403 ok ok ok 401 401 ok', { select: '{ id kind status accountName }' }),
  'Mutation.connectZendesk': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({
      input: { subdomain: 'northwind', email: 'helpdesk@northwind.example', apiToken: 'zendesk_parley_local' },
    }),
    select: '{ id }',
  }),
  'Mutation.updateZendeskSettings': row('401 403 403 ok 403 401 401 404', {
    args: ({ integration }) => ({ id: integration, settings }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.testIntegration': row('401 403 403 ok 403 401 401 404', {
    args: ({ integration }) => ({ id: integration }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.replayIntegrationRequest': row('401 403 403 ok 403 401 401 404', {
    args: ({ integrationRequest }) => ({ id: integrationRequest }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.disconnectIntegration': row('401 403 403 ok 403 401 401 404', {
    args: ({ integration }) => ({ id: integration }),
    select: '{ integrationId }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.createTicket': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id ticket { state } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.integrationChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
};
