import { row, type Row } from './row.ts';

const adminFinds = { unknownId: { as: 'admin', outcome: 'NOT_FOUND' } } as const;

/** What roles may do. */
export const PERMISSION_ROWS: Readonly<Record<string, Row>> = {
  'Query.rolePermissions': row('401 403 403 ok 403 401 401 ok', { select: '{ role people { name } }' }),
  'Query.permissionAnswer': row('401 403 403 ok 403 401 401 404', {
    args: ({ colleague }) => ({ userId: colleague, flag: 'MANAGE_ARTICLES' }),
    select: '{ isAllowed reason }',
    ...adminFinds,
  }),
  'Mutation.setStaffPermission': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ flag: 'MANAGE_ARTICLES', isAllowed: false }),
    select: '{ role }',
  }),
  'Subscription.rolePermissionsChanged': row('401 403 403 ok 403 401 401 ok', { select: '{ role }' }),
};
