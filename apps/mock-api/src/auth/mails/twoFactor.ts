import type { User } from '@parley/db';
import type { OutgoingMail } from '#context.ts';
import { formatInstant } from '#formatInstant.ts';
import { composeMail } from './layout.ts';

type Person = Pick<User, 'name' | 'email'>;

const mySecurity = (webUrl: string) => `${webUrl}/dashboard/settings/reset-password#two-factor`;
const notYou = (webUrl: string) =>
  `If this was not you, set a new password at once at ${webUrl}/forgot-password and tell your colleagues.`;

/** The notice that signing in takes a second step now. */
export function twoFactorOnMail({ name, email }: Person, at: Date, webUrl: string): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Two-factor sign-in is on for your Parley account',
    heading: 'Two-factor sign-in is on',
    paragraphs: [
      `Hello ${name},`,
      `Since ${formatInstant(at)} signing in to your Parley account takes a code of your authenticator app as well.`,
    ],
    action: { label: 'See how you sign in', url: mySecurity(webUrl) },
    footnotes: ['Keep your backup codes where you find them without your phone.', notYou(webUrl)],
  });
}

/** The notice that a password alone, or Google alone, signs in again. */
export function twoFactorOffMail({ name, email }: Person, at: Date, webUrl: string): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Two-factor sign-in is off for your Parley account',
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      `Hello ${name},`,
      `Two-factor sign-in was switched off on ${formatInstant(at)}. No code is asked for any more when you sign in.`,
    ],
    action: { label: 'See how you sign in', url: mySecurity(webUrl) },
    footnotes: [notYou(webUrl)],
  });
}

/** The notice that an Admin has taken the second step away. */
export function twoFactorResetMail(
  { name, email }: Person,
  { at, adminName }: { at: Date; adminName: string },
  webUrl: string,
): OutgoingMail {
  return composeMail({
    to: email,
    subject: 'Two-factor sign-in was reset for your Parley account',
    heading: 'Two-factor sign-in was reset',
    paragraphs: [
      `Hello ${name},`,
      `${adminName} switched off two-factor sign-in for your account on ${formatInstant(at)}. No code is asked for any more when you sign in; your old backup codes no longer work.`,
    ],
    action: { label: 'Set it up again', url: mySecurity(webUrl) },
    footnotes: [
      `If you did not ask for this, talk to ${adminName}, and set a new password at ${webUrl}/forgot-password.`,
    ],
  });
}

/** The notice that a backup code stood in for the app, and how many are left. */
export function backupCodeUsedMail(
  { name, email }: Person,
  { usedAt, left }: { usedAt: Date; left: number },
  webUrl: string,
): OutgoingMail {
  const rest = left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`;
  return composeMail({
    to: email,
    subject: 'A backup code of your Parley account was used',
    heading: 'A backup code was used',
    paragraphs: [
      `Hello ${name},`,
      `On ${formatInstant(usedAt)} a backup code was used in place of your authenticator app. ${rest}`,
    ],
    action: { label: 'Make new backup codes', url: mySecurity(webUrl) },
    footnotes: [notYou(webUrl)],
  });
}
