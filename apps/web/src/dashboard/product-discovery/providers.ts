import { type StoreProvider } from '#generated/StoreCard_store';

type Provider = {
  title: string;
  slug: 'shopify' | 'wix' | 'woocommerce';
  about: string;
  /** Whether an address puts something into its cart, and its orders say which search that came from. */
  hasCart: boolean;
};

/** The software that shops run on: what it is called, its part of the address, and what it can do. */
export const PROVIDERS: Readonly<Record<StoreProvider, Provider>> = {
  Shopify: {
    title: 'Shopify',
    slug: 'shopify',
    about: 'You let Parley in at Shopify. Changes arrive as they happen.',
    hasCart: true,
  },
  WooCommerce: {
    title: 'WooCommerce',
    slug: 'woocommerce',
    about: 'With a key of the REST API, made in WordPress.',
    hasCart: true,
  },
  Wix: { title: 'Wix', slug: 'wix', about: 'You let Parley in at Wix. Changes arrive as they happen.', hasCart: false },
};

const isProvider = (name: string): name is StoreProvider => name in PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS).filter(isProvider);

/** The provider with this part of the address; null for none. */
export const providerOf = (slug: string | null): StoreProvider | null =>
  PROVIDER_NAMES.find((name) => PROVIDERS[name].slug === slug) ?? null;
