import { domainError } from '#errors.ts';

/** The session's token is unknown, expired or revoked: the dashboard signs out on its status 401. */
export const sessionOver = () => domainError('UNAUTHENTICATED', 'Your session has ended. Sign in again.');

/** The token is good, but its account has been removed. */
export const accountGone = () => domainError('USER_NOT_FOUND', 'This account no longer exists.');

/** The same for an unknown mail, a wrong password and an account without a password. */
export const invalidCredentials = () =>
  domainError('INVALID_CREDENTIALS', 'This email and password do not match. Check both and try again.');

/** `field`: where the password was asked for. */
export const wrongPassword = (field: string) =>
  domainError('WRONG_PASSWORD', 'This is not your password. Check it and try again.', { field });

export const noPassword = () =>
  domainError('NO_PASSWORD', 'You have no password yet: you sign in with Google. Set one by the link we can send you.');

export const samePassword = () =>
  domainError('BAD_INPUT', 'This is your password already. Choose another one.', { field: 'newPassword' });

/** The password, or Google, was right; `challenge` is what the second step is taken with. */
export const secondFactorRequired = (challenge: string) =>
  domainError('SECOND_FACTOR_REQUIRED', 'Enter the code of your authenticator app to sign in.', { challenge });

export const wrongCode = () =>
  domainError('WRONG_CODE', 'This code does not work. Enter the newest one; each works once.', { field: 'code' });

export const challengeOver = () => domainError('INVALID_TOKEN', 'This sign-in has taken too long. Begin again.');

export const secondStepGone = () =>
  domainError('INVALID_TOKEN', 'Two-factor sign-in was switched off meanwhile. Sign in again.');

export const twoFactorIsOn = () => domainError('BAD_INPUT', 'Two-factor sign-in is on already. Load the page again.');

export const twoFactorIsOff = () => domainError('BAD_INPUT', 'Two-factor sign-in is not on. Load the page again.');

export const twoFactorNotBegun = () => domainError('BAD_INPUT', 'This set-up is over. Begin again.');

export const proofMissing = () =>
  domainError('BAD_INPUT', 'Enter your password, or a code of your authenticator app.', { field: 'password' });

export const noSuchSession = () => domainError('NOT_FOUND', 'This session has ended already.');

export const tooManyAttempts = (retryAfterSeconds: number) =>
  domainError('TOO_MANY_ATTEMPTS', `Too many attempts. Try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

export const oneAuthFieldOnly = () =>
  domainError('BAD_INPUT', 'Only one field that signs in, refreshes or resets may stand in a request.');

export const busyHashing = () => domainError('OVERLOADED', 'Too many people are signing in right now. Try again soon.');

export const emailTaken = () =>
  domainError('EMAIL_TAKEN', 'There is already an account with this email. Sign in instead.', { field: 'email' });

export const signupClosed = () => domainError('SIGNUP_CLOSED', 'New accounts cannot be created at the moment.');

export const googleSignInFailed = () =>
  domainError('GOOGLE_SIGN_IN_FAILED', 'Google did not confirm your sign-in. Please try again from the beginning.');

export const googleAccountUnknown = () =>
  domainError('GOOGLE_ACCOUNT_UNKNOWN', 'No account belongs to this Google account. Sign up first.');

export const invalidResetToken = () =>
  domainError('INVALID_TOKEN', 'This link has expired or was already used. Ask for a new one.');

/** «40 seconds», «1 minute», «5 minutes», «3 hours»: rounded up, so that trying again then works. */
function inWords(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 2 * 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
