import * as v from 'valibot';
import { ask, type Line, ServiceError } from '#outside/request.ts';

export type WixApp = {
  /** Where its API is: https://www.wixapis.com. */
  apiUrl: string;
  appId: string;
  appSecret: string;
};

/**
 * Where a merchant chooses the site that the app is let into:
 * https://dev.wix.com/docs/build-apps/launch-your-app/app-distribution/install-your-app/about-the-external-install-flow
 */
export function wixInstallUrl(installerUrl: string, { appId }: WixApp, postInstallationUrl: string): string {
  const url = new URL(installerUrl);
  url.searchParams.set('appId', appId);
  url.searchParams.set('postInstallationUrl', postInstallationUrl);
  return url.href;
}

const TokenInfo = v.object({ active: v.boolean(), instanceId: v.nullish(v.string()) });

/**
 * The instance that Wix has signed, by Wix's own word; null for what it has not: whoever comes back can write any instance there.
 * https://dev.wix.com/docs/api-reference/app-management/oauth-2/token-info. Throws a ServiceError.
 */
export async function wixSignedInstance(line: Line, { apiUrl }: WixApp, signed: string): Promise<string | null> {
  try {
    const { body } = await ask(
      line,
      {
        method: 'POST',
        url: `${apiUrl}/oauth2/token-info`,
        json: { token: signed },
        isRepeatable: true,
        isSecret: true,
      },
      TokenInfo,
    );
    return body.active ? (body.instanceId ?? null) : null;
  } catch (error) {
    if (error instanceof ServiceError && !error.isPassing) return null;
    throw error;
  }
}

const Token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });

/**
 * An access token for a site, good for four hours: https://dev.wix.com/docs/api-reference/app-management/oauth-2/create-access-token.
 * Throws a ServiceError, «Refused» where the app is not let in.
 */
export async function wixToken(line: Line, { apiUrl, appId, appSecret }: WixApp, instanceId: string): Promise<string> {
  try {
    const { body } = await ask(
      line,
      {
        method: 'POST',
        url: `${apiUrl}/oauth2/token`,
        json: { grant_type: 'client_credentials', client_id: appId, client_secret: appSecret, instance_id: instanceId },
        isRepeatable: true,
        isSecret: true,
      },
      Token,
    );
    return body.access_token;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.isPassing) throw error;
    const { status } = error;
    throw new ServiceError('Refused', 'Wix does not accept our access any more. Connect it again.', { status });
  }
}
