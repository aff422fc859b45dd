import { type StoreProvider } from '#generated/StoreCard_store';

/** The software that shops run on: what it is called, and its part of the address. */
export const PROVIDERS: Readonly<
  Record<StoreProvider, { title: string; slug: 'shopify' | 'wix' | 'woocommerce'; about: string }>
> = {
  Shopify: { title: 'Shopify', slug: 'shopify', about: 'You let Parley in at Shopify. Changes arrive as they happen.' },
  WooCommerce: { title: 'WooCommerce', slug: 'woocommerce', about: 'With a key of the REST API, made in WordPress.' },
  Wix: { title: 'Wix', slug: 'wix', about: 'You let Parley in at Wix. Changes arrive as they happen.' },
};

const isProvider = (name: string): name is StoreProvider => name in PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS).filter(isProvider);

/** The provider with this part of the address; null for none. */
export const providerOf = (slug: string | null): StoreProvider | null =>
  PROVIDER_NAMES.find((name) => PROVIDERS[name].slug === slug) ?? null;
