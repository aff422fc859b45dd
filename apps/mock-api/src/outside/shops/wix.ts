import * as v from 'valibot';
import { type Line, ServiceError } from '#outside/request.ts';
import type { Shop } from './shop.ts';
import { createWixApi, type WixAccess } from './wixApi.ts';
import { createWixV1 } from './wixV1.ts';
import { createWixV3 } from './wixV3.ts';

const Instance = v.object({
  site: v.object({
    siteDisplayName: v.nullish(v.string(), ''),
    url: v.nullish(v.string(), ''),
    paymentCurrency: v.pipe(v.string(), v.nonEmpty()),
  }),
});
const Version = v.object({ catalogVersion: v.string() });

/**
 * A shop of Wix Stores. Its site has one of two catalogues, which do not understand each other's requests:
 * https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-versioning/introduction
 */
export function createWix(line: Line, access: WixAccess): Shop {
  const api = createWixApi(line, access);
  let opened: Promise<Pick<Shop, 'page' | 'product'>> | null = null;
  let currency: string | null = null;

  /** https://dev.wix.com/docs/api-reference/app-management/app-instance/get-app-instance */
  async function facts() {
    const { site } = await api('apps/v1/instance', Instance);
    currency = site.paymentCurrency;
    return { name: site.siteDisplayName || 'Shop on Wix', url: (site.url ?? '').replace(/\/$/, ''), currency };
  }

  /** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-versioning/get-catalog-version */
  async function open() {
    const { catalogVersion } = await api('stores/v3/provision/version', Version);
    const inCurrency = currency ?? (await facts()).currency;
    if (catalogVersion === 'V3_CATALOG') return createWixV3(api, inCurrency);
    if (catalogVersion === 'V1_CATALOG') return createWixV1(api, inCurrency);
    throw new ServiceError('Invalid', 'This site of Wix has no shop: the app Wix Stores is not in it.');
  }

  const catalogue = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    }));

  return {
    facts: async () => {
      const known = await facts();
      // Says so at once where there is nothing to fetch.
      await catalogue();
      return known;
    },
    page: async (asked) => (await catalogue()).page(asked),
    product: async (externalId) => (await catalogue()).product(externalId),
    // Our app is subscribed in its dashboard at Wix, for all the sites that it is in.
    watch: async () => {},
    unwatch: async () => {},
  };
}
