import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { keepAttempt, type GoogleAttempt } from './googleAttempt.ts';

type Start = Pick<GoogleAttempt, 'purpose' | 'rememberMe' | 'next'>;

/** Leaves for Google's page: an authorization code with PKCE, a state against forgery and a nonce against replay. */
export async function startGoogle(start: Start, leave = (url: string) => window.location.assign(url)) {
  // Without it (plain http beyond localhost) there is no challenge, and Google would not answer there either.
  if (!globalThis.crypto?.subtle) throw new Error('Google sign-in needs a secure connection (https).');
  const attempt: GoogleAttempt = {
    ...start,
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
    redirectUri: `${window.location.origin}${start.purpose === 'login' ? paths.login : paths.signup}`,
  };
  if (!keepAttempt(attempt)) throw new Error('Google sign-in needs this browser to allow storage for Parley.');

  const url = new URL(config.googleAuthorizeUrl);
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt.codeVerifier));
  for (const [name, value] of Object.entries({
    client_id: config.googleClientId,
    redirect_uri: attempt.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: base64Url(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
  })) {
    url.searchParams.set(name, value);
  }
  leave(url.href);
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
