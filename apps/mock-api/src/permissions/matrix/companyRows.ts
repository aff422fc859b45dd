import { row, type Row } from './row.ts';

/** The company's own details, its data and its end. */
export const COMPANY_ROWS: Readonly<Record<string, Row>> = {
  'Query.retentionPreview': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { conversationDays: 30, visitorDays: 30 } }),
    select: '{ conversations visitors }',
  }),
  'Query.dataExport': row('401 403 403 ok 403 401 401 ok', { select: '{ id requestedByName isMine }' }),
  'Mutation.updateCompany': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { phone: '+41 31 555 01 42' } }),
    select: '{ id phone }',
    optionalIds: { 'input.logoImageId': ({ image }) => image },
    unknownId: { as: 'admin', outcome: 'BAD_INPUT' },
  }),
  'Mutation.updateRetention': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { conversationDays: 365, visitorDays: null } }),
    select: '{ id retention { conversationDays } }',
  }),
  'Mutation.startDataExport': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.deleteDataExport': row('401 403 403 ok 403 401 401 404', {
    args: ({ dataExport }) => ({ id: dataExport }),
    unknownId: { as: 'admin', outcome: 'NOT_FOUND' },
  }),
  'Mutation.createDataExportLink': row('401 403 403 ok 403 401 401 404', {
    args: ({ dataExport }) => ({ id: dataExport }),
    select: '{ url }',
    unknownId: { as: 'admin', outcome: 'NOT_FOUND' },
  }),
  // Who may is asked for their password, and has none here.
  'Mutation.deleteCompany': row('401 403 403 BAD_INPUT 403 401 401 BAD_INPUT', {
    args: () => ({ input: { name: 'Another name', password: '' } }),
  }),
};
