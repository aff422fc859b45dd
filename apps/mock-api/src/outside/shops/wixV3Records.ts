import { plainText } from '@parley/article-html/text';
import * as v from 'valibot';
import { minorUnits } from './amount.ts';
import type { ShopProduct, ShopVariant } from './shop.ts';

const Money = v.object({ amount: v.string() });
const Choice = v.object({
  optionChoiceIds: v.nullish(v.object({ optionId: v.string(), choiceId: v.string() })),
  optionChoiceNames: v.nullish(v.object({ optionName: v.string(), choiceName: v.string() })),
});
const Sold = {
  visible: v.nullish(v.boolean(), true),
  sku: v.nullish(v.string(), ''),
  price: v.object({ actualPrice: Money, compareAtPrice: v.nullish(Money) }),
  inventoryStatus: v.nullish(v.object({ inStock: v.nullish(v.boolean(), false) })),
};

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/read-only-variants-v3/query-variants */
export const Variant = v.object({
  ...Sold,
  variantId: v.string(),
  optionChoices: v.optional(v.array(Choice), []),
  productData: v.object({ productId: v.string() }),
});

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/products-v3/product-object */
export const Product = v.object({
  id: v.string(),
  name: v.nullish(v.string(), ''),
  visible: v.nullish(v.boolean(), true),
  updatedDate: v.string(),
  url: v.nullish(v.object({ url: v.nullish(v.string(), '') })),
  plainDescription: v.nullish(v.string(), ''),
  currency: v.nullish(v.string()),
  media: v.nullish(v.object({ main: v.nullish(v.object({ image: v.nullish(v.object({ url: v.string() })) })) })),
  brand: v.nullish(v.object({ name: v.nullish(v.string(), '') })),
  ribbon: v.nullish(v.object({ name: v.nullish(v.string(), '') })),
  mainCategoryId: v.nullish(v.string()),
  directCategoriesInfo: v.nullish(v.object({ categories: v.optional(v.array(v.object({ id: v.string() })), []) })),
  options: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        choicesSettings: v.nullish(
          v.object({ choices: v.array(v.object({ choiceId: v.string(), name: v.nullish(v.string(), '') })) }),
        ),
      }),
    ),
    [],
  ),
});

/** One that is asked for by its id has its variants in it. */
export const WholeProduct = v.object({
  ...Product.entries,
  variantsInfo: v.object({
    variants: v.array(v.object({ ...Sold, id: v.string(), choices: v.optional(v.array(Choice), []) })),
  }),
});

/** https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/inventory-items-v3/query-inventory-items */
export const InventoryItem = v.object({
  productId: v.string(),
  variantId: v.string(),
  trackQuantity: v.nullish(v.boolean(), false),
  quantity: v.nullish(v.number(), 0),
});

type WixProduct = v.InferOutput<typeof Product>;
export type WixVariant = Omit<v.InferOutput<typeof Variant>, 'productData'>;
export type WixInventoryItem = v.InferOutput<typeof InventoryItem>;

type Beside = {
  variants: readonly WixVariant[];
  /** Its own; a variant has one for each place where it is kept. */
  inventory: readonly WixInventoryItem[];
  /** The names of categories, by their id. */
  categories: ReadonlyMap<string, string>;
  currency: string;
};

/** A product as all shops have them; null for one that customers cannot see. Its tags stay out: Wix answers ids of them only. */
export function shopProductOf(
  row: WixProduct,
  { variants, inventory, categories, currency }: Beside,
): ShopProduct | null {
  const sold = variants.filter(({ visible }) => visible);
  if (!row.visible || sold.length === 0) return null;
  const nameOf = (id: string) => categories.get(id) ?? [];
  return {
    externalId: row.id,
    title: row.name ?? '',
    description: plainText(row.plainDescription ?? '').trim(),
    url: row.url?.url ?? '',
    imageUrl: row.media?.main?.image?.url ?? null,
    vendor: row.brand?.name ?? '',
    productType: categories.get(row.mainCategoryId ?? '') ?? '',
    tags: [row.ribbon?.name ?? ''].filter(Boolean),
    collections: (row.directCategoriesInfo?.categories ?? []).flatMap(({ id }) => nameOf(id)),
    options: row.options.map(({ name, choicesSettings }) => ({
      name,
      values: (choicesSettings?.choices ?? []).map((choice) => choice.name ?? ''),
    })),
    updatedAt: new Date(row.updatedDate),
    variants: sold.map((variant) =>
      variantOf(row, variant, {
        currency: row.currency ?? currency,
        kept: inventory.filter((item) => item.variantId === variant.variantId),
      }),
    ),
  };
}

function variantOf(
  row: WixProduct,
  { variantId, sku, price, inventoryStatus, optionChoices }: WixVariant,
  { currency, kept }: { currency: string; kept: readonly WixInventoryItem[] },
): ShopVariant {
  const options = Object.fromEntries(optionChoices.flatMap((choice) => namesOf(row, choice)));
  const before = price.compareAtPrice ? minorUnits(price.compareAtPrice.amount, currency) : 0;
  const now = minorUnits(price.actualPrice.amount, currency);
  const isCounted = kept.length > 0 && kept.every(({ trackQuantity }) => trackQuantity);
  return {
    externalId: variantId,
    title: Object.values(options).join(' / '),
    price: now,
    compareAtPrice: before > now ? before : null,
    inStock: inventoryStatus?.inStock ?? false,
    // Less than nothing is there where more was sold than there was.
    stockQuantity: isCounted
      ? Math.max(
          0,
          kept.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
        )
      : null,
    sku: sku ?? '',
    options,
  };
}

/** Names are not answered everywhere; ids are, of the options that the product has. */
function namesOf({ options }: WixProduct, { optionChoiceNames, optionChoiceIds }: v.InferOutput<typeof Choice>) {
  if (optionChoiceNames) return [[optionChoiceNames.optionName, optionChoiceNames.choiceName] as const];
  const option = options.find(({ id }) => id === optionChoiceIds?.optionId);
  const choice = option?.choicesSettings?.choices.find(({ choiceId }) => choiceId === optionChoiceIds?.choiceId);
  return option && choice?.name ? [[option.name, choice.name] as const] : [];
}
