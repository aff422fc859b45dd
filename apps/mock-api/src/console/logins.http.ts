import type { User } from '@parley/db';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import * as v from 'valibot';
import { audit, byPerson } from '#audit/audit.ts';
import { startSession } from '#auth/sessions.ts';
import { createSignInLink } from '#auth/signInLinks.ts';
import { twoFactorSince } from '#auth/twoFactor/secondFactor.ts';
import type { Deps } from '#context.ts';
import { json, parsed, Refused } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';

const email = v.pipe(v.string('email must be a person’s mail address.'), v.trim(), v.toLowerCase());
const SignIn = v.object({ email });
const NewSession = v.object({ email, rememberMe: v.optional(v.boolean('rememberMe must be true or false.'), false) });

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The demo people, a single-use link that signs any person in, and a session begun without a password. */
export function loginRoutes(deps: LoginDeps): ConsoleRoute[] {
  return [
    { method: 'GET', path: '/console/logins', answer: () => json({ logins: DEMO_LOGINS, password: DEMO_PASSWORD }) },
    {
      method: 'POST',
      path: '/console/sign-in',
      answer: async ({ body }) => {
        const { email } = parsed(SignIn, body);
        return json({ url: await signInLinkFor(deps, email), message: `Signing in as ${email} in a new tab.` });
      },
    },
    {
      method: 'POST',
      path: '/console/sessions',
      answer: async ({ body }) => {
        const { email, rememberMe } = parsed(NewSession, body);
        return json(await mintSession(deps, email, rememberMe), 201);
      },
    },
  ];
}

/** Throws Refused: 404 when nobody has this mail address, 409 when they sign in in two steps. */
export async function signInLinkFor(deps: LoginDeps, email: string): Promise<string> {
  const user = await personOf(deps, email);
  return createSignInLink(deps, user.id);
}

/** The tokens of a new session, as the sign-in form would get them. Throws Refused as `signInLinkFor` does. */
async function mintSession(deps: LoginDeps, email: string, rememberMe: boolean) {
  const user = await personOf(deps, email);
  const { accessToken, refreshToken } = await startSession(deps, user.id, { rememberMe, userAgent: null });
  await audit(deps.db, byPerson(user, deps.clock.now()), { action: 'SignedIn', detail: 'by the console' });
  return { accessToken, refreshToken };
}

async function personOf(deps: LoginDeps, email: string): Promise<User> {
  const user = await deps.db.user.findUnique({ where: { email } });
  if (!user)
    throw new Refused(404, `Nobody here has the address ${email}. Reset to the seed to get the demo people back.`);
  if (await twoFactorSince(deps, user.id))
    throw new Refused(
      409,
      `${email} signs in in two steps, and the console leads nobody around the second. Use the sign-in page.`,
    );
  return user;
}
