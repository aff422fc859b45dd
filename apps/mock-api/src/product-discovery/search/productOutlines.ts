import { Prisma, type Db } from '@parley/db';
import * as v from 'valibot';
import { readWords } from '../json.ts';

/** A product as far as it is looked at to be ranked. */
export type ProductOutline = {
  id: number;
  externalId: string;
  title: string;
  description: string;
  tags: string[];
  collections: string[];
  /** As its column holds them. */
  options: string;
  variants: VariantOutline[];
};

export type VariantOutline = { id: number; price: number; inStock: boolean; options: Readonly<Record<string, string>> };

type Row = Omit<ProductOutline, 'tags' | 'collections' | 'variants'> & {
  tags: string;
  collections: string;
  variants: string;
};

const Variants = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.number(), v.number(), v.number(), v.record(v.string(), v.string())])),
);

/** By its id. One bare statement: far more products are ranked than shown, and only these are read as a whole. */
export async function productOutlines(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProductOutline>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT p."id", p."externalId", p."title", p."description", p."tags", p."collections", p."options",
      (SELECT json_group_array(json_array(v."id", v."price", v."inStock", json(v."options")))
        FROM "ProductVariant" v WHERE v."productId" = p."id") AS "variants"
    FROM "Product" p WHERE p."id" IN (${Prisma.join(ids)})`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        tags: readWords(row.tags),
        collections: readWords(row.collections),
        variants: v
          .parse(Variants, row.variants)
          .map(([id, price, inStock, options]) => ({ id, price, inStock: inStock === 1, options })),
      },
    ]),
  );
}
