import { commitMutation, graphql } from 'react-relay/hooks';
import type { CreateAssetToken } from '#generated/CreateAssetToken';
import { environment } from '#relay/environment.ts';
import { onUserScopeReset } from '#relay/userScope.ts';

/** Before its end, so that it is still good when it arrives. */
const SPARE_MS = 10_000;

type Kept = { token: Promise<string>; goodUntil: number };
let kept: Kept | null = null;

onUserScopeReset(() => {
  kept = null;
});

/** A token for addresses of our images, shared by all that load within its minute. Throws as the mutation does. */
export function assetToken(now = Date.now): Promise<string> {
  if (kept && kept.goodUntil > now()) return kept.token;
  const asking: Kept = { token: ask(), goodUntil: Infinity };
  async function ask() {
    const { token, expiresInSeconds } = await create();
    asking.goodUntil = now() + expiresInSeconds * 1000 - SPARE_MS;
    return token;
  }
  kept = asking;
  asking.token.catch(() => forgetAssetToken(asking.token));
  return asking.token;
}

/** The API refused this one; the next image asks for another. */
export function forgetAssetToken(token: Promise<string>) {
  if (kept?.token === token) kept = null;
}

function create() {
  return new Promise<CreateAssetToken['response']['createAssetToken']>((resolve, reject) => {
    commitMutation<CreateAssetToken>(environment, {
      mutation: graphql`
        mutation CreateAssetToken {
          createAssetToken {
            token
            expiresInSeconds
          }
        }
      `,
      variables: {},
      onCompleted: ({ createAssetToken }) => resolve(createAssetToken),
      onError: reject,
    });
  });
}
