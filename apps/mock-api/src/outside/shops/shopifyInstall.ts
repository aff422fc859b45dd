import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { ask, type Line, ServiceError } from '#outside/request.ts';
import { isSameBytes } from '#isSameBytes.ts';

export type ShopifyApp = { clientId: string; clientSecret: string };

/** What the app may do in a shop. https://shopify.dev/docs/api/usage/access-scopes */
export const SHOPIFY_SCOPES = ['read_products', 'read_inventory', 'read_orders'];

/** Where a merchant lets the app in: https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant */
export function shopifyInstallUrl(
  shopUrl: string,
  { clientId }: ShopifyApp,
  { redirectUri, state }: { redirectUri: string; state: string },
): string {
  const url = new URL(`${shopUrl}/admin/oauth/authorize`);
  url.search = new URLSearchParams({
    client_id: clientId,
    scope: SHOPIFY_SCOPES.join(','),
    redirect_uri: redirectUri,
    state,
  }).toString();
  return url.href;
}

/** Whether Shopify has signed what the merchant came back with: hex HMAC-SHA256 of all parameters but `hmac`, by name. */
export function isShopifyReturn(query: URLSearchParams, { clientSecret }: ShopifyApp): boolean {
  const given = Buffer.from(query.get('hmac') ?? '', 'hex');
  const signed = [...query].filter(([name]) => name !== 'hmac').toSorted(([one], [other]) => (one < other ? -1 : 1));
  const expected = createHmac('sha256', clientSecret)
    .update(signed.map(([name, value]) => `${name}=${value}`).join('&'))
    .digest();
  return isSameBytes(given, expected);
}

const Token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), scope: v.string() });

/** The access token that a code stands for; it is good until the app is removed. Throws an ServiceError. */
export async function shopifyToken(line: Line, shopUrl: string, { clientId, clientSecret }: ShopifyApp, code: string) {
  const { body } = await ask(
    line,
    {
      method: 'POST',
      url: `${shopUrl}/admin/oauth/access_token`,
      form: { client_id: clientId, client_secret: clientSecret, code },
    },
    Token,
  );
  const scopes = body.scope.split(',');
  if (!scopes.includes('read_products'))
    throw new ServiceError('Refused', 'The shop was connected without the right to read its products.');
  return { accessToken: body.access_token, scopes };
}

/** Whether Shopify has signed a webhook: https://shopify.dev/docs/apps/build/webhooks/subscribe/https */
export function isShopifyWebhook(body: string, signature: string, { clientSecret }: ShopifyApp): boolean {
  const given = Buffer.from(signature, 'base64');
  const expected = createHmac('sha256', clientSecret).update(body).digest();
  return isSameBytes(given, expected);
}
