import * as v from 'valibot';
import { ServiceError } from '#outside/request.ts';
import type { ShopProduct } from './shop.ts';
import { ProductLine, toProduct, Variant } from './shopifyRecords.ts';

const Child = v.object({ id: v.string(), __parentId: v.string() });
const CollectionLine = v.object({ title: v.string() });
/** As many as pages ask for. */
const MOST_COLLECTIONS = 10;
const NEWLINE = 10;

/** `next`: where the product after them begins, in `bytes`. */
export type Taken = { products: ShopProduct[]; next: number };

type Taking = { from: number; most: number; currency: string; isEnd: boolean };

/**
 * The next so many products of a file of lines, one for each object, in which a product is followed by its collections and
 * variants. Its last one counts only where it `isEnd`: more of it may come. Hidden ones are passed over.
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export function takeProducts(bytes: Buffer, { from, most, currency, isEnd }: Taking): Taken {
  const products: ShopProduct[] = [];
  let current: Reading | null = null;
  let next = from;
  let count = 0;
  const finish = (at: number) => {
    if (current) {
      count += 1;
      if (current.node.onlineStoreUrl !== null) products.push(toProduct(current.node, current, currency));
    }
    current = null;
    next = at;
  };
  for (let at = from; at < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, at);
    if (newline === -1 && !isEnd) break;
    const end = newline === -1 ? bytes.length : newline;
    const said = jsonIn(bytes.toString('utf8', at, end));
    if (said !== null && typeof said === 'object' && '__parentId' in said) {
      if (current === null) throw senseless();
      addTo(current, said);
    } else {
      finish(at);
      if (count >= most) return { products, next };
      current = { node: read(ProductLine, said), collections: [], variants: [] };
    }
    at = end + 1;
  }
  if (isEnd) finish(bytes.length);
  return { products, next };
}

type Reading = {
  node: v.InferOutput<typeof ProductLine>;
  collections: { title: string }[];
  variants: v.InferOutput<typeof Variant>[];
};

function addTo(product: Reading, said: object): void {
  const { id, __parentId: parent } = read(Child, said);
  if (parent !== product.node.id) throw senseless();
  if (id.includes('/ProductVariant/')) product.variants.push(read(Variant, said));
  else if (product.collections.length < MOST_COLLECTIONS) product.collections.push(read(CollectionLine, said));
}

function read<T>(schema: v.GenericSchema<unknown, T>, said: unknown): T {
  const parsed = v.safeParse(schema, said);
  if (!parsed.success) throw senseless();
  return parsed.output;
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw senseless();
  }
}

const senseless = () => new ServiceError('Malformed', 'Shopify wrote a file that makes no sense.');
