import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { readReturnPath } from '#session/returnPath.ts';
import { signIn } from '#session/signIn.ts';
import { claimAccessToken } from './arrival.ts';

/** /auth?accessToken=…&next=…: the token is the session, as long as the browser runs, and the visit goes on at once. */
export function signInByLink({ request }: LoaderFunctionArgs) {
  const accessToken = claimAccessToken();
  if (!accessToken) return null;
  signIn({ accessToken, refreshToken: null, rememberMe: false, isByLink: true });
  return redirect(readReturnPath(new URL(request.url).search) ?? paths.dashboard);
}
