import { graphql } from 'react-relay/hooks';
import type { LoginWithSecondFactor } from '#generated/LoginWithSecondFactor';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { sessionEvents } from '#session/sessionEvents.ts';
import { signIn } from '#session/signIn.ts';
import type { SecondStep } from './secondStep.ts';

/** Takes the second step and makes the answer this browser's session. Throws as `postGraphQL`. */
export async function logInWithSecondFactor({ challenge, rememberMe }: SecondStep, code: string) {
  sessionEvents.signInStarted();
  const operation = graphql`
    mutation LoginWithSecondFactor($input: LoginWithSecondFactorInput!) {
      loginWithSecondFactor(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const answer = await postGraphQL<LoginWithSecondFactor>({
    operation,
    variables: { input: { challenge, code, rememberMe } },
  });
  const { accessToken, refreshToken } = answer.data.loginWithSecondFactor;
  signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe });
}
