import type { Db } from '@parley/db';
import type { Clock } from '#clock.ts';
import { STAND_IN_MAPS_KEY, type Config } from '#config.ts';
import type { Send } from '#outside/request.ts';
import { CALENDLY_BASE, createCalendlyStandIn } from './calendly/calendlyStandIn.ts';
import type { StandInFaults } from './faults.ts';
import { createGoogleMapsStandIn } from './google-maps/googleMapsStandIn.ts';
import { createShopifyStandIn, SHOPIFY_BASE } from './shopify/shopifyStandIn.ts';
import { createZendeskStandIn, ZENDESK_BASE } from './zendesk/zendeskStandIn.ts';
import { standInState } from './standInState.ts';
import { createWixStandIn, WIX_BASE } from './wix/wixStandIn.ts';
import { createWooCommerceStandIn, WOOCOMMERCE_BASE } from './woocommerce/wooCommerceStandIn.ts';

type Played = {
  db: Db;
  clock: Clock;
  config: Config;
  faults: StandInFaults;
  /** How what they tell of goes out. */
  send: Send;
  /** How long was waited for them, where nobody really waits. */
  waited?: () => number;
  /** Shops sell no more than so many products; all of them unless given. */
  most?: number;
};

/** The services of others that are played on the API's own port; null for requests to none of them. */
export function playServices({ db, clock, config, faults, send, most, waited = () => 0 }: Played) {
  const shared = { faults, now: () => new Date(clock.now().getTime() + waited()), send, most };
  const shopify = createShopifyStandIn({
    ...shared,
    origin: () => `${config.apiUrl}${SHOPIFY_BASE}`,
    app: config.shopify,
    keep: standInState(db, 'shopify'),
  });
  const calendly = createCalendlyStandIn({
    ...shared,
    origin: () => `${config.apiUrl}${CALENDLY_BASE}`,
    keep: standInState(db, 'calendly'),
  });
  const zendesk = createZendeskStandIn({
    ...shared,
    origin: () => `${config.apiUrl}${ZENDESK_BASE}`,
    apiUrl: config.apiUrl,
    keep: standInState(db, 'zendesk'),
  });
  const wooCommerce = createWooCommerceStandIn({
    ...shared,
    origin: () => `${config.apiUrl}${WOOCOMMERCE_BASE}`,
    keep: standInState(db, 'woocommerce'),
  });
  const wix = createWixStandIn({
    ...shared,
    origin: () => `${config.apiUrl}${WIX_BASE}`,
    app: config.wix,
    keep: (site) => standInState(db, `wix ${site}`),
    webhookUrl: () => `${config.apiUrl}/webhooks/wix`,
  });
  const googleMaps = createGoogleMapsStandIn({ faults, key: STAND_IN_MAPS_KEY });
  const all = [shopify.handle, wooCommerce.handle, wix.handle, calendly.handle, zendesk.handle, googleMaps.handle];
  return async (request: Request): Promise<Response | null> => {
    for (const handle of all) {
      // oxlint-disable-next-line no-await-in-loop -- the first that knows the address
      const answer = await handle(request);
      if (answer) return answer;
    }
    return null;
  };
}
