import { row, type Row } from './row.ts';

/** What was done in the company. */
export const AUDIT_ROWS: Readonly<Record<string, Row>> = {
  'Query.auditLog': row('401 403 403 ok 403 401 401 ok', {
    args: ({ colleague }) => ({ filter: { actorId: colleague } }),
    select: '{ edges { node { id targetName } } }',
    unknownId: { as: 'admin', outcome: 'ok' },
  }),
  'Query.auditActors': row('401 403 403 ok 403 401 401 ok', { select: '{ id name }' }),
  'Mutation.exportAuditLog': row('401 403 403 ok 403 401 401 ok', {
    args: ({ colleague }) => ({ filter: { actorId: colleague } }),
    unknownId: { as: 'admin', outcome: 'ok' },
  }),
};
