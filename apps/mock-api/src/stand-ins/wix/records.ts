import type { SoldProduct } from '../shops/playedShop.ts';

export type SoldVariant = SoldProduct['variants'][number];

const GUIDS = { product: '10', variant: '20', option: '30', choice: '40', category: '50', inventory: '60' } as const;

export const guid = (kind: keyof typeof GUIDS, number: number) =>
  `${GUIDS[kind]}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const money = (minor: number) => (minor / 100).toFixed(2);

/** What comes in one form only has no options. */
export const isSimple = ({ variants }: Pick<SoldProduct, 'variants'>) => variants.length === 1;

/** What the shop sorts its products by. */
export const namesOfCategories = (products: readonly SoldProduct[]) => [
  ...new Set(products.flatMap(({ type, collections }) => [type, ...collections])),
];

export const pictureOf = (base: string, { type, colour }: SoldProduct) => ({
  id: `${encodeURIComponent(colour)}.svg`,
  url: `${base}/pictures/${encodeURIComponent(type)}/${encodeURIComponent(colour)}.svg`,
  width: 640,
  height: 640,
});

export const isInStock = (variants: readonly SoldVariant[]) => variants.some(({ stock }) => stock > 0);
