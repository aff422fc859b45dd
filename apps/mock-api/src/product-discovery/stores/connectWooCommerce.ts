import type { StoreIntegration } from '@parley/db';
import * as v from 'valibot';
import { newSecret } from '#auth/secrets.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { ownPath } from '#ownPath.ts';
import { OutsideError } from '#outside/outsideError.ts';
import { assertOutside } from '#outside/publicAddress.ts';
import { ServiceError } from '#outside/request.ts';
import { keepStore, type Connecting } from './keepStore.ts';

const MESSAGE = 'Enter the address of your shop, such as https://shop.example.';

/** What is copied from the browser's address bar, cut to where WordPress stands. */
const shopAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(MESSAGE),
  v.maxLength(300, MESSAGE),
  v.transform((given) => (/^https?:\/\//i.test(given) ? given : `https://${given}`)),
  v.url(MESSAGE),
  v.transform((given) => {
    const { origin, pathname } = new URL(given);
    return `${origin}${pathname.replace(/\/wp-(admin|json|login)\b.*$/, '').replace(/\/+$/, '')}`;
  }),
);

const key = (what: string, prefix: 'ck_' | 'cs_') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.startsWith(prefix, `A ${what} begins with ${prefix}.`),
    v.minLength(9, `This ${what} is too short. Copy all of it.`),
    v.regex(/^\w{1,103}$/, `This is more than a ${what}. Copy it alone.`),
  );

const INPUT = {
  shopUrl: shopAddress,
  consumerKey: key('consumer key', 'ck_'),
  consumerSecret: key('consumer secret', 'cs_'),
};

/**
 * Connects a shop of WooCommerce by a key that was made in its WordPress; its first fetch begins. The same shop is not connected
 * twice: its key is replaced. Throws BAD_INPUT naming the field that is at fault.
 */
export async function connectWooCommerce(
  ctx: Connecting,
  staff: StaffMember,
  input: { shopUrl: string; consumerKey: string; consumerSecret: string },
): Promise<StoreIntegration> {
  const { config } = ctx;
  const { shopUrl, ...keys } = parseInput(INPUT, input);
  assertReachable(new URL(shopUrl), config.allowedPrivateHosts);
  try {
    return await keepStore(ctx, staff, {
      shop: ownPath(config, shopUrl),
      scopes: ['read', 'write'],
      credentials: { provider: 'WooCommerce', ...keys, webhookSecret: newSecret() },
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'Refused')
      throw domainError('BAD_INPUT', 'The shop does not accept this key and secret.', { field: 'consumerSecret' });
    const isElsewhere = error.kind === 'NotFound' || error.kind === 'Malformed';
    throw domainError('BAD_INPUT', isElsewhere ? 'There is no WooCommerce at this address.' : error.message, {
      field: 'shopUrl',
    });
  }
}

/** Keys go over TLS alone; what is played on this machine needs none. */
function assertReachable(url: URL, privateHosts: readonly string[]): void {
  try {
    assertOutside(url, privateHosts);
  } catch (error) {
    if (error instanceof OutsideError) throw domainError('BAD_INPUT', MESSAGE, { field: 'shopUrl' });
    throw error;
  }
  if (url.protocol !== 'https:' && !privateHosts.includes(url.host))
    throw domainError('BAD_INPUT', 'The shop must be reached by https.', { field: 'shopUrl' });
}
