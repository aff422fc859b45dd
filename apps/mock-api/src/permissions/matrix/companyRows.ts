import { adminFinds, row, type Row } from './row.ts';

/** A company, who works there, and what they may do. */
export const COMPANY_ROWS: Readonly<Record<string, Row>> = {
  // The company’s own details, its data and its end.
  'Query.retentionPreview': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { conversationDays: 30, visitorDays: 30 } }),
    select: '{ conversations visitors }',
  }),
  'Query.dataExport': row('401 403 403 ok 403 401 401 ok', { select: '{ id requestedByName isMine }' }),
  'Mutation.updateCompany': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { phone: '+41 31 555 01 42' } }),
    select: '{ id phone }',
    optionalIds: { 'input.logoImageId': ({ image }) => image },
    ...adminFinds('BAD_INPUT'),
  }),
  'Mutation.updateRetention': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ input: { conversationDays: 365, visitorDays: null } }),
    select: '{ id retention { conversationDays } }',
  }),
  'Mutation.startDataExport': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.deleteDataExport': row('401 403 403 ok 403 401 401 404', {
    args: ({ dataExport }) => ({ id: dataExport }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.createDataExportLink': row('401 403 403 ok 403 401 401 404', {
    args: ({ dataExport }) => ({ id: dataExport }),
    select: '{ url }',
    ...adminFinds('NOT_FOUND'),
  }),
  // Who may is asked for their password, and has none here.
  'Mutation.deleteCompany': row('401 403 403 BAD_INPUT 403 401 401 BAD_INPUT', {
    args: () => ({ input: { name: 'Another name', password: '' } }),
  }),

  // The onboarding, which both companies have finished.
  'Query.onboarding': row('401 403 403 ok 403 401 401 ok', { select: '{ step website client { name } }' }),
  'Subscription.onboardingPinged': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),
  'Mutation.saveOnboardingDetails': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ input: { name: 'Quill & Co', website: 'quill.example', timezone: 'Europe/Zurich' } }),
    select: '{ step }',
  }),
  'Mutation.saveOnboardingChat': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ input: { assistantTitle: 'Quilly', assistantColour: '#00625A', greeting: 'Hello!' } }),
    select: '{ step }',
    optionalIds: { 'input.assistantAvatarImageId': ({ image }) => image },
    ...adminFinds('TOO_LATE'),
  }),
  'Mutation.chooseOnboardingPlan': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ subscriptionType: 'Pro' }),
    select: '{ step }',
  }),
  'Mutation.payOnboardingLater': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', { select: '{ step }' }),
  'Mutation.sendInstallInstructions': row('401 403 403 TOO_LATE 403 401 401 TOO_LATE', {
    args: () => ({ email: 'dev@quill.example' }),
  }),
  'Mutation.finishOnboarding': row('401 403 403 ok 403 401 401 ok', { select: '{ id }' }),

  // Who works at the company, and who is invited.
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

  // What roles may do.
  'Query.rolePermissions': row('401 403 403 ok 403 401 401 ok', { select: '{ role people { name } }' }),
  'Query.permissionAnswer': row('401 403 403 ok 403 401 401 404', {
    args: ({ colleague }) => ({ userId: colleague, flag: 'MANAGE_ARTICLES' }),
    select: '{ isAllowed reason }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setStaffPermission': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ flag: 'MANAGE_ARTICLES', isAllowed: false }),
    select: '{ role }',
  }),
  'Subscription.rolePermissionsChanged': row('401 403 403 ok 403 401 401 ok', { select: '{ role }' }),

  // What was done in the company.
  'Query.auditLog': row('401 403 403 ok 403 401 401 ok', {
    args: ({ colleague }) => ({ filter: { actorId: colleague } }),
    select: '{ edges { node { id targetName } } }',
    ...adminFinds('ok'),
  }),
  'Query.auditActors': row('401 403 403 ok 403 401 401 ok', { select: '{ actorId name }' }),
  'Mutation.exportAuditLog': row('401 403 403 ok 403 401 401 ok', {
    args: ({ colleague }) => ({ filter: { actorId: colleague } }),
    ...adminFinds('ok'),
  }),
};
