import { adminFinds, row, type Row } from './row.ts';

/** Who works at a company, and who is invited. */
export const USERS_ROWS: Readonly<Record<string, Row>> = {
  'Query.users': row('401 403 ok ok 403 401 401 ok', {
    select: '{ totalCount edges { node { id email } } }',
    optionalIds: { teamIds: ({ team }) => [team] },
    ...adminFinds('ok'),
  }),
  'Query.invitation': row('ok', { args: () => ({ token: 'unknown' }), select: '{ state companyName email }' }),
  'Mutation.inviteUsers': row('401 403 403 ok 403 401 401 ok', {
    args: (_, unique) => ({ emails: [`${unique}@invited.example`] }),
    select: '{ outcome }',
  }),
  'Mutation.resendInvitation': row('401 403 403 ok 403 401 401 404', {
    args: ({ invited }) => ({ id: invited }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.createInvitationLink': row('401 403 403 ok 403 401 401 404', {
    args: ({ invited }) => ({ id: invited }),
    select: '{ url }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.revokeInvitation': row('401 403 403 ok 403 401 401 404', {
    args: ({ invited }) => ({ id: invited }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.changeUserRole': row('401 403 403 ok 403 401 401 404', {
    args: ({ leaver }) => ({ id: leaver, role: 'Admin' }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  // The proof is asked for before the colleague is looked for.
  'Mutation.resetTwoFactor': row('401 403 403 NO_PASSWORD 403 401 401 NO_PASSWORD', {
    args: ({ leaver }) => ({ id: leaver, proof: { password: 'correct horse battery' } }),
    select: '{ id }',
    ...adminFinds('NO_PASSWORD'),
  }),
  'Mutation.deleteUser': row('401 403 403 ok 403 401 401 404', {
    args: ({ leaver }) => ({ id: leaver, assigneeId: null, teamId: null }),
    optionalIds: { assigneeId: ({ colleague }) => colleague, teamId: ({ team }) => team },
    ...adminFinds('NOT_FOUND'),
  }),
  'Subscription.usersChanged': row('401 403 ok ok 403 401 401 ok'),
  'Mutation.acceptInvitation': row('INVALID_TOKEN', {
    args: () => ({ input: { token: 'unknown', name: 'Ada Okafor', password: 'correct horse battery' } }),
    select: '{ accessToken }',
  }),
};
