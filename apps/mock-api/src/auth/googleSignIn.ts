import * as v from 'valibot';
import type { User } from '@parley/db';
import type { GoogleLoginInput, GoogleRegisterInput } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import type { Context, Deps, GoogleCode, GoogleIdentity } from '#context.ts';
import { foundCompany } from './foundCompany.ts';
import { inBackground } from '#background/inBackground.ts';
import { companyName, parseInput } from '#input.ts';
import { googleLinkedMail } from './mails/googleLinked.ts';
import { googleAccountUnknown, googleSignInFailed, signupClosed } from './messages.ts';
import { endAllSessions, type SessionTokens, storeEndOfAll } from './sessions.ts';
import { signIn } from './signIn.ts';

/** Signs in with a Google account that is linked, or that owns the mail of an account not linked yet. */
export async function googleLogin(context: Context, input: GoogleLoginInput): Promise<SessionTokens> {
  const user = await accountOf(context, await verifiedIdentity(context, input));
  return signIn(context, user, input);
}

/** Founds a company with a Google account and signs its Admin in. */
export async function googleRegister(context: Context, input: GoogleRegisterInput): Promise<SessionTokens> {
  if (!context.config.signupEnabled) throw signupClosed();
  const chosen = parseInput({ companyName: v.nullish(companyName) }, input).companyName;
  const { subject, email, name } = await verifiedIdentity(context, input);
  const user = await foundCompany(context, {
    companyName: chosen ?? companyOfMail(email),
    name: name.slice(0, 120),
    email,
    passwordHash: null,
    googleSubject: subject,
    emailProvenAt: context.clock.now(),
  });
  return signIn(context, user, input);
}

/** «northwind-outdoor.com» → «Northwind outdoor». */
export function companyOfMail(email: string): string {
  const label = email.slice(email.lastIndexOf('@') + 1).split('.')[0] ?? '';
  const words = label.replaceAll('-', ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

async function verifiedIdentity({ google, config }: Context, input: GoogleCode): Promise<GoogleIdentity> {
  const { code, codeVerifier, redirectUri, nonce } = input;
  const own = [`${config.webUrl}/login`, `${config.webUrl}/signup`];
  if (!own.includes(redirectUri)) throw googleSignInFailed();
  const identity = await google({ code, codeVerifier, redirectUri, nonce });
  if (!identity.emailVerified) throw googleSignInFailed();
  return identity;
}

/** Google's subject decides; the mail only links an account that has no Google account yet. */
async function accountOf(deps: Context, identity: GoogleIdentity): Promise<User> {
  const linked = await deps.db.user.findUnique({ where: { googleSubject: identity.subject } });
  if (linked) return linked;
  const user = await link(deps, identity);
  if (user.emailProvenAt === null) await endAllSessions(deps, user.id);
  else if (user.passwordHash) inBackground('Mailing that Google was linked', () => tellOfLink(deps, user));
  return deps.db.user.findUniqueOrThrow({ where: { id: user.id } });
}

/**
 * Answers the account as it was before. Where somebody signed up with this mail and never showed that it is theirs, its owner
 * is here now: the password and the sessions of before go with the link, or a stranger who had taken the address would stay
 * in the account. Throws GOOGLE_ACCOUNT_UNKNOWN.
 */
function link(deps: Context, { subject, email }: GoogleIdentity): Promise<User> {
  const now = deps.clock.now();
  return deps.db.$transaction(async (tx) => {
    const before = await tx.user.findFirst({ where: { email, googleSubject: null } });
    if (!before) throw googleAccountUnknown();
    const { id, emailProvenAt, passwordHash } = before;
    const isTakenOver = emailProvenAt === null;
    const owned = isTakenOver && { passwordHash: null, emailProvenAt: now, updatedAt: now };
    await tx.user.update({ where: { id }, data: { googleSubject: subject, ...owned } });
    if (isTakenOver) await storeEndOfAll(tx, id, now);
    const detail = isTakenOver && passwordHash ? TAKEN_OVER : null;
    await audit(tx, by(deps, before), { action: 'GoogleLinked', detail });
    return before;
  });
}

const TAKEN_OVER = 'the password of before no longer works, and all devices were signed out';

async function tellOfLink({ sendMail, clock, config }: Deps, user: User): Promise<void> {
  await sendMail(googleLinkedMail(user, clock.now(), config.webUrl));
}
