import { paths } from '#router/paths.ts';

/** What the guard has to do before a navigation may go on. */
export type Access = { kind: 'stay' } | { kind: 'refresh' } | { kind: 'load' } | { kind: 'redirect'; to: string };

/** What the rules need to know of the user; the record itself lives in Relay's store. */
export type AccessUser = { status: 'Pending' | 'Active'; client: { hasSubscription: boolean } | null };

export type AccessSession = { accessToken: string | null; refreshToken: string | null; user: AccessUser | null };

const PUBLIC = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
  paths.auth,
  paths.onboardUser,
] as const;

export function isPublicPath(path: string): boolean {
  return PUBLIC.some((base) => isWithin(base, path));
}

/** The access rules of spec §4, in the order they apply. Pure: the router's middleware acts on the answer. */
export function decideAccess(path: string, session: AccessSession, canSignUp: boolean): Access {
  const { accessToken, refreshToken, user } = session;
  if (isPublicPath(path)) return { kind: 'stay' };
  if (!accessToken) {
    if (refreshToken) return { kind: 'refresh' };
    return redirect(canSignUp ? paths.signup : paths.login);
  }
  if (!user) return { kind: 'load' };
  if (user.client && !user.client.hasSubscription) {
    return isWithin(paths.onboardClient, path) ? { kind: 'stay' } : redirect(paths.onboardDetails);
  }
  if (user.status === 'Pending') return redirect(paths.onboardUser);
  return isWithin(paths.dashboard, path) ? { kind: 'stay' } : redirect(paths.dashboard);
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}

function isWithin(base: string, path: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}
