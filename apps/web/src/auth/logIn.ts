import { graphql } from 'react-relay/hooks';
import type { Login } from '#generated/Login';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { sessionEvents } from '#session/sessionEvents.ts';
import { signIn } from '#session/signIn.ts';
import { textOf } from './fieldChecks.ts';
import { challengeOf, type SecondStep } from './secondStep.ts';

/**
 * Sends the login form and makes the answer this browser's session; or answers with what the second step is taken. Throws as
 * `postGraphQL`.
 */
export async function logIn(data: FormData, next: string | null): Promise<SecondStep | null> {
  sessionEvents.signInStarted();
  const rememberMe = data.has('rememberMe');
  const operation = graphql`
    mutation Login($input: LoginInput!) {
      login(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const input = { email: textOf(data, 'email').trim(), password: textOf(data, 'password'), rememberMe };
  try {
    const answer = await postGraphQL<Login>({ operation, variables: { input } });
    const { accessToken, refreshToken } = answer.data.login;
    signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe });
    return null;
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    return { challenge, rememberMe, next };
  }
}
