import type { SignOutReason } from '#session/auth.slice.ts';

/** What the login page says to somebody who was signed in a moment ago. */
export const signOutMessages: Record<SignOutReason, string> = {
  chosen: 'You are signed out.',
  everywhere: 'You are signed out on all your devices.',
  elsewhere: 'You were signed out because you signed out in another tab.',
  expired: 'You were signed out because your session ended. Sign in to pick up where you left off.',
  userGone: 'You were signed out because this account no longer exists. Ask an admin of your company for help.',
  companyDeleted: 'Your company and all its data are deleted.',
  failed: 'You were signed out because your account could not be loaded. Sign in to try again.',
  badLink: 'This sign-in link no longer works. Sign in another way.',
};
