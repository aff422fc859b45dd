import type { StoreIntegration } from '@parley/db';
import { sentencesOf } from '@parley/retrieval/sentences';
import { readChosen, readOptions, readWords } from '../json.ts';
import type { StoreRules } from '../storeRules.ts';
import type { ProductHit } from '../search/searchProducts.ts';
import { choicesOf } from '../catalogue/choices.ts';
import type { StoredCard } from './shelf.ts';

type Shop = Pick<StoreIntegration, 'provider' | 'storeUrl'>;

/** So few that it is worth saying. */
const FEW = 5;

/**
 * A product as it is shown in a chat, in the variant that is nearest to what was asked. `searchId`: what it was found by; what
 * nobody looked for goes into no cart.
 */
export function cardOf(
  { product, variant }: Pick<ProductHit, 'product' | 'variant'>,
  { shop, rules, searchId }: { shop: Shop; rules: StoreRules; searchId: string | null },
): StoredCard {
  const chosen = Object.values(readChosen(variant.options)).filter((value) => !/^one size$/i.test(value));
  const isCheaper = variant.compareAtPrice !== null && variant.compareAtPrice > variant.price;
  return {
    productId: product.id,
    externalId: product.externalId,
    title: product.title,
    variant: product.variants.length === 1 ? '' : chosen.join(', '),
    summary: sentencesOf(product.description)[0] ?? '',
    hasImage: product.imageUrl !== null,
    url: product.url,
    cartUrl:
      rules.allowAddToCart && variant.inStock && searchId !== null
        ? cartUrl(shop, { variantId: variant.externalId, searchId })
        : null,
    price: variant.price,
    compareAtPrice: rules.showCompareAt && isCheaper ? variant.compareAtPrice : null,
    stock: stockNote(variant, rules),
    facts: factsOf(product),
  };
}

function stockNote({ inStock, stockQuantity }: ProductHit['variant'], { showStock }: StoreRules): string {
  if (!inStock) return 'Sold out';
  return showStock && stockQuantity !== null && stockQuantity > 0 && stockQuantity <= FEW
    ? `${stockQuantity} left`
    : '';
}

/** What products are told apart by, for a table. */
function factsOf(product: ProductHit['product']): StoredCard['facts'] {
  const options = readOptions(product.options)
    .filter(({ values }) => !/^one size$/i.test(values[0] ?? ''))
    .map(({ name, values }) => ({
      name,
      value: values.length > 4 ? choicesOf({ options: JSON.stringify([{ name, values }]) }) : values.join(', '),
    }));
  const tags = readWords(product.tags);
  return [...options, ...(tags.length > 0 ? [{ name: 'Features', value: tags.slice(0, 5).join(', ') }] : [])];
}

type Cart = { variantId: string; searchId: string };

/**
 * Puts a variant into the shop's own cart, and says which search it came from, so that an order can be told.
 * Shopify: https://shopify.dev/docs/apps/build/checkout/create-cart-permalinks. WooCommerce:
 * https://woocommerce.com/document/quick-guide-to-add-to-cart-links-and-urls/. Wix has no such address.
 */
export function cartUrl({ provider, storeUrl }: Shop, { variantId, searchId }: Cart): string | null {
  const base = storeUrl.replace(/\/$/, '');
  if (provider === 'Shopify')
    return `${base}/cart/${variantId.split('/').at(-1)}:1?${new URLSearchParams({ 'attributes[parley]': searchId })}`;
  if (provider === 'WooCommerce') {
    const query = new URLSearchParams({
      // A product that comes in one form is its own variant.
      'add-to-cart': variantId,
      utm_source: 'parley',
      utm_medium: 'chat',
      utm_content: searchId,
    });
    return `${base}/?${query}`;
  }
  return null;
}
