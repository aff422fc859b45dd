import { graphql } from 'react-relay/hooks';
import type { Register } from '#generated/Register';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { sessionEvents } from '#session/sessionEvents.ts';
import { signIn } from '#session/signIn.ts';
import { textOf } from './fieldChecks.ts';

/** Sends the sign-up form and makes the answer this browser's session. Throws as `postGraphQL`. */
export async function register(data: FormData) {
  sessionEvents.signInStarted();
  const rememberMe = data.has('rememberMe');
  const operation = graphql`
    mutation Register($input: RegisterInput!) {
      register(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const input = {
    companyName: textOf(data, 'companyName').trim(),
    name: textOf(data, 'name').trim(),
    email: textOf(data, 'email').trim(),
    password: textOf(data, 'password'),
    rememberMe,
  };
  const answer = await postGraphQL<Register>({ operation, variables: { input } });
  const { accessToken, refreshToken } = answer.data.register;
  signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe });
}
