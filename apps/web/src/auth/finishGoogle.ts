import { graphql } from 'react-relay/hooks';
import { redirect } from 'react-router-dom';
import type { googleLogin as GoogleLogin } from '#generated/googleLogin';
import type { googleRegister as GoogleRegister } from '#generated/googleRegister';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { paths } from '#router/paths.ts';
import { safeReturnPath } from '#session/returnPath.ts';
import { signIn } from '#session/signIn.ts';
import { messageOf } from '#ui/messageOf.ts';
import type { GoogleAnswer } from './arrival.ts';
import { challengeOf, type SecondStep } from './secondStep.ts';
import { takeAttempt, type GoogleAttempt } from './googleAttempt.ts';

/** Why Google did not sign the person in, or not alone; null for a visit that did not come from there. */
type GoogleResult = { problem: string } | { secondStep: SecondStep } | null;

/** Signs in with what Google's page came back with, and goes on; or says why it did not work. */
export async function finishGoogle(
  purpose: GoogleAttempt['purpose'],
  answer: GoogleAnswer,
): Promise<GoogleResult | Response> {
  const attempt = takeAttempt(answer.state);
  if (answer.error === 'access_denied') return { problem: 'You did not continue with Google. You can try again.' };
  if (answer.error) return { problem: 'Google could not sign you in. Try again, or use your email.' };
  if (!answer.code || attempt?.purpose !== purpose) {
    return { problem: 'This Google sign-in was not started in this tab, or was already used. Please try again.' };
  }
  const { code } = answer;
  const { codeVerifier, redirectUri, nonce, rememberMe } = attempt;
  try {
    const input = { code, codeVerifier, redirectUri, nonce, rememberMe };
    const { accessToken, refreshToken } = await (purpose === 'login' ? logIn(input) : register(input));
    signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe });
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge) return { secondStep: { challenge, rememberMe, next: safeReturnPath(attempt.next) } };
    return { problem: messageOf(error, 'Google could not sign you in. Try again.') };
  }
  return redirect(safeReturnPath(attempt.next) ?? paths.dashboard);
}

async function logIn(input: GoogleLogin['variables']['input']) {
  const operation = graphql`
    mutation googleLogin($input: GoogleLoginInput!) {
      googleLogin(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const { data } = await postGraphQL<GoogleLogin>({ operation, variables: { input } });
  return data.googleLogin;
}

async function register(input: GoogleRegister['variables']['input']) {
  const operation = graphql`
    mutation googleRegister($input: GoogleRegisterInput!) {
      googleRegister(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const { data } = await postGraphQL<GoogleRegister>({ operation, variables: { input } });
  return data.googleRegister;
}
