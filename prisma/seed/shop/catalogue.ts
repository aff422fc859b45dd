import { GOODS } from './goods.ts';

/** A product of the demo shop, in nobody's wire format: the shops that are played locally each say it in their own. */
export type CatalogueProduct = {
  /** Counts from 1; ids of the shops are made of it. */
  number: number;
  handle: string;
  title: string;
  type: string;
  description: string;
  tags: readonly string[];
  collections: readonly string[];
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly CatalogueVariant[];
  /** The colour that its picture is drawn in. */
  colour: string;
};

export type CatalogueVariant = {
  number: number;
  sku: string;
  /** The option's value by its name. */
  options: Readonly<Record<string, string>>;
  /** Minor units. */
  price: number;
  compareAtPrice: number | null;
  stock: number;
};

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const WHO = { w: ' Women', m: ' Men', u: '' } as const;
const COLLECTIONS: Readonly<Record<string, string>> = {
  Jacket: 'Clothing',
  Trousers: 'Clothing',
  Shorts: 'Clothing',
  Shirt: 'Clothing',
  Gloves: 'Clothing',
  Hat: 'Clothing',
  Socks: 'Clothing',
  Boots: 'Footwear',
  Shoes: 'Footwear',
  Pack: 'Packs',
  Tent: 'Camp',
  'Sleeping bag': 'Camp',
  Mat: 'Camp',
  Stove: 'Camp',
  Light: 'Camp',
  Bottle: 'Accessories',
  Poles: 'Accessories',
  Care: 'Accessories',
  Climbing: 'Climbing',
  Snow: 'Winter',
};

/** What nothing is left of. */
const SOLD_OUT = new Set(['varde-shell-jacket-men', 'bre-expedition-2', 'hytte-insulated-parka-women']);

/** Everything that Northwind Outdoor sells. The same at every call. */
export function northwindCatalogue(): CatalogueProduct[] {
  const models = GOODS.trim().split('\n').map(modelOf);
  const products: CatalogueProduct[] = [];
  for (const model of models) {
    for (const who of model.who) products.push(productOf(model, who, products.length + 1));
  }
  return products;
}

type Model = ReturnType<typeof modelOf>;
type Who = keyof typeof WHO;

const isWho = (letter: string): letter is Who => letter in WHO;
const list = (text: string) => text.split(', ').map((one) => one.trim());

function modelOf(line: string) {
  const [type = '', name = '', prices = '', colours = '', sizes = '', who = '', tags = '', description = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [price = 0, before = null] = prices.split(' ').map((amount) => Number(amount) * 100);
  return {
    type,
    name,
    price,
    before,
    colours: list(colours),
    sizes: sizesOf(sizes),
    who: Array.from(who).filter(isWho),
    tags: list(tags),
    description,
  };
}

/** «S-XL» and «36-46» are all between; anything else is a list. */
function sizesOf(text: string): string[] {
  const [from = '', to = ''] = text.split('-');
  if (SIZES.includes(from) && SIZES.includes(to)) return SIZES.slice(SIZES.indexOf(from), SIZES.indexOf(to) + 1);
  if (/^\d\d-\d\d$/.test(text)) {
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
  }
  return list(text);
}

function productOf(model: Model, who: Who, number: number): CatalogueProduct {
  const title = `${model.name}${WHO[who]}`;
  const handle = title
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  // Shops show men's in another colour first.
  const colours =
    who === 'm' && model.colours.length > 1 ? [...model.colours.slice(1), ...model.colours.slice(0, 1)] : model.colours;
  const variants = colours.flatMap((Colour, colourIndex) =>
    model.sizes.map((Size, sizeIndex) => {
      const place = colourIndex * model.sizes.length + sizeIndex;
      return {
        number: number * 100 + place,
        sku: `NW-${String(number).padStart(3, '0')}-${String(place).padStart(2, '0')}`,
        options: { Colour, Size },
        price: model.price,
        compareAtPrice: model.before,
        stock: SOLD_OUT.has(handle) ? 0 : stockOf(number, place),
      };
    }),
  );
  const kept = [...model.tags, ...(who === 'w' ? ['women'] : who === 'm' ? ['men'] : [])];
  return {
    number,
    handle,
    title,
    type: model.type,
    description: model.description,
    tags: kept,
    collections: [
      COLLECTIONS[model.type] ?? 'Accessories',
      ...(model.before === null ? [] : ['Sale']),
      ...(model.tags.includes('clearance') ? ['Clearance'] : []),
    ],
    options: [
      { name: 'Colour', values: colours },
      { name: 'Size', values: model.sizes },
    ],
    variants,
    colour: colours[0] ?? '',
  };
}

/** Some of everything, nothing of a few sizes; the same each time. */
const stockOf = (number: number, place: number) => (place === 0 ? 3 : 0) + ((number * 7 + place * 5) % 11);
