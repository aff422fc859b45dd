import { row, staffFinds, type Row } from './row.ts';

const credentials = { email: 'nobody@parley.example', password: 'correct horse battery' };

const google = { code: 'c', codeVerifier: 'v', redirectUri: 'http://localhost:3000/login', nonce: 'n' };

/** Accounts, sessions and the company. */
export const ACCOUNT_ROWS: Readonly<Record<string, Row>> = {
  'Query.currentUser': row('401 ok ok ok ok 401 401 ok', { select: '{ id email client { name } }' }),
  'Query.accessToken': row('401', { args: () => ({ refreshToken: 'unknown' }), select: '{ accessToken }' }),
  'Mutation.login': row('INVALID_CREDENTIALS', { args: () => ({ input: credentials }), select: '{ accessToken }' }),
  'Mutation.register': row('ok', {
    args: (_, unique) => ({
      input: { ...credentials, email: `${unique}@parley.example`, name: 'Ada', companyName: 'Ada & Co' },
    }),
    select: '{ accessToken }',
  }),
  'Mutation.googleLogin': row('GOOGLE_SIGN_IN_FAILED', { args: () => ({ input: google }), select: '{ accessToken }' }),
  'Mutation.googleRegister': row('GOOGLE_SIGN_IN_FAILED', {
    args: () => ({ input: google }),
    select: '{ accessToken }',
  }),
  'Mutation.refreshToken': row('401', { args: () => ({ refreshToken: 'unknown' }), select: '{ accessToken }' }),
  'Mutation.forgotPassword': row('ok', { args: (_, unique) => ({ input: { email: `${unique}@parley.example` } }) }),
  'Mutation.resetPassword': row('INVALID_TOKEN', {
    args: () => ({ input: { token: 'unknown', password: credentials.password } }),
  }),
  'Mutation.logout': row('ok'),
  'Mutation.logoutEverywhere': row('401 ok ok ok ok 401 401 ok'),
  'Query.accountSecurity': row('401 ok ok ok ok 401 401 ok', {
    select: '{ hasPassword sessions { browser isCurrent } }',
  }),
  'Mutation.changePassword': row('401 403 NO_PASSWORD NO_PASSWORD 403 401 401 NO_PASSWORD', {
    args: () => ({ input: { currentPassword: credentials.password, newPassword: 'staple my battery horse' } }),
    select: '{ hasPassword }',
  }),
  'Mutation.revokeSession': row('401 404 ok 404 ok 401 401 404', {
    args: ({ session }) => ({ id: session }),
    select: '{ hasPassword }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.revokeOtherSessions': row('401 ok ok ok ok 401 401 ok', { select: '{ hasPassword }' }),
  'Mutation.loginWithSecondFactor': row('INVALID_TOKEN', {
    args: () => ({ input: { challenge: 'unknown', code: '000000' } }),
    select: '{ accessToken }',
  }),
  'Mutation.beginTwoFactor': row('401 ok ok ok ok 401 401 ok', { select: '{ uri }' }),
  // Nobody here has begun what a code could confirm.
  'Mutation.confirmTwoFactor': row('401 BAD_INPUT BAD_INPUT BAD_INPUT BAD_INPUT 401 401 BAD_INPUT', {
    args: () => ({ code: 'no code' }),
    select: '{ backupCodes }',
  }),
  'Mutation.renewBackupCodes': row('401 NO_PASSWORD NO_PASSWORD NO_PASSWORD NO_PASSWORD 401 401 NO_PASSWORD', {
    args: () => ({ input: { password: credentials.password } }),
    select: '{ backupCodes }',
  }),
  'Mutation.disableTwoFactor': row('401 NO_PASSWORD NO_PASSWORD NO_PASSWORD NO_PASSWORD 401 401 NO_PASSWORD', {
    args: () => ({ input: { password: credentials.password } }),
    select: '{ hasPassword }',
  }),
  'Mutation.dismissWelcomeBanner': row('401 ok ok ok ok 401 401 ok', { select: '{ shouldShowWelcomeBanner }' }),
  'Mutation.updateProfile': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ input: { phone: '+41 31 555 01 42' } }),
    optionalIds: { 'input.avatarImageId': ({ image }) => image },
    select: '{ phone }',
    ...staffFinds('BAD_INPUT'),
  }),
};
