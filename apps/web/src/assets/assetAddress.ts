import { config } from '#config.ts';

/** Below this path our own API serves images (spec §7). */
const ASSETS_PATH = '/assistants/';

/** Whether the address is one of our asset host's, the only one that may ever see a token. */
export function isOwnAsset(address: URL, assetHost = new URL(config.graphqlUrl).origin): boolean {
  return (
    address.origin === assetHost &&
    address.username === '' &&
    address.password === '' &&
    address.pathname.startsWith(ASSETS_PATH)
  );
}

/** The address with a token in its query. */
export function withToken(address: URL, token: string): URL {
  const result = new URL(address);
  result.searchParams.set('accessToken', token);
  return result;
}
