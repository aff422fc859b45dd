import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import * as v from 'valibot';
import { createSignInLink } from '#auth/signInLinks.ts';
import { twoFactorSince } from '#auth/twoFactor/secondFactor.ts';
import type { Deps } from '#context.ts';
import { json, parsed, Refused } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';

const SignIn = v.object({
  email: v.pipe(v.string('email must be a person’s mail address.'), v.trim(), v.toLowerCase()),
});

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The demo people, and a single-use link that signs any person in. */
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
  ];
}

/** Throws Refused 404 when nobody has this mail address. */
export async function signInLinkFor(deps: LoginDeps, email: string): Promise<string> {
  const user = await deps.db.user.findUnique({ where: { email } });
  if (!user)
    throw new Refused(404, `Nobody here has the address ${email}. Reset to the seed to get the demo people back.`);
  if (await twoFactorSince(deps, user.id))
    throw new Refused(
      409,
      `${email} signs in in two steps, and no link leads around the second. Use the sign-in page.`,
    );
  return createSignInLink(deps, user.id);
}
