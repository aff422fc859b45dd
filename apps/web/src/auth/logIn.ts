import { graphql } from 'react-relay';
import type { Login } from '#generated/Login';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { sessionEvents } from '#session/sessionEvents.ts';
import { signIn } from '#session/signIn.ts';
import { textOf } from './fieldChecks.ts';

/** Sends the login form and makes the answer this browser's session. Throws as `postGraphQL`. */
export async function logIn(data: FormData) {
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
  const answer = await postGraphQL<Login>({ operation, variables: { input } });
  const { accessToken, refreshToken } = answer.data.login;
  signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe });
}
