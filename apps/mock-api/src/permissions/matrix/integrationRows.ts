import { adminFinds, row, type Row } from './row.ts';

const byManager = (args: NonNullable<Row['args']>, select: string) =>
  row('401 403 403 ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

/** What a company’s own programs come in by. */
export const INTEGRATION_ROWS: Readonly<Record<string, Row>> = {
  'Query.apiKeys': row('401 403 403 ok 403 401 401 ok', { select: '{ id name prefix createdByName }' }),
  'Query.publicApi': row('401 403 403 ok 403 401 401 ok', { select: '{ url endpoints { id sample } }' }),
  'Mutation.createApiKey': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique, scopes: ['ConversationsRead'], expiresInDays: 90 } }),
    select: '{ secret apiKey { id name } }',
  }),
  'Mutation.rotateApiKey': byManager(({ apiKey }) => ({ id: apiKey, graceHours: 24 }), '{ apiKey { id } }'),
  'Mutation.revokeApiKey': byManager(({ apiKey }) => ({ id: apiKey }), '{ id state }'),
};
