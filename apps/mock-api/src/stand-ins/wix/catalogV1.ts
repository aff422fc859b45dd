import * as v from 'valibot';
import type { PlayedShop } from '../shops/playedShop.ts';
import { fail, valuesIn } from './answers.ts';
import { guid, namesOfCategories } from './records.ts';
import { collectionsV1, numericId, productV1 } from './recordsV1.ts';

const MOST_A_PAGE = 100;
const Body = v.object({
  includeVariants: v.optional(v.boolean(), false),
  query: v.optional(
    v.object({
      paging: v.optional(v.object({ limit: v.optional(v.number(), 100), offset: v.optional(v.number(), 0) }), {}),
      filter: v.optional(v.string(), '{}'),
      sort: v.optional(v.string(), '[]'),
    }),
    {},
  ),
});
/** JSON in text, of which only this much is played. */
const Filter = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ numericId: v.optional(v.object({ $gt: v.number() })), id: v.optional(v.unknown()) }),
);

/** Catalog V1 of Wix Stores. Answers null for what is none of its paths. */
export async function catalogV1(
  request: Request,
  { base, shop }: { base: string; shop: PlayedShop },
): Promise<Response | null> {
  const name = /\/stores-reader\/v1\/(products|collections)\/query$/.exec(new URL(request.url).pathname)?.[1];
  if (!name || request.method !== 'POST') return null;
  const asked = v.safeParse(Body, await request.json().catch(() => null));
  if (!asked.success) return fail(400, 'INVALID_ARGUMENT', 'The body is not a query.');
  const { query, includeVariants: withVariants } = asked.output;
  const { limit, offset } = query.paging;
  if (limit > MOST_A_PAGE) return fail(400, 'INVALID_ARGUMENT', `paging.limit must be up to ${MOST_A_PAGE}.`);
  const filter = v.safeParse(Filter, query.filter);
  if (!filter.success) return fail(400, 'INVALID_FILTER', 'The filter is not understood.');
  const { numericId: above, id } = filter.output;
  const products = await shop.products();
  const rows =
    name === 'collections'
      ? collectionsV1(products)
      : products
          .filter((product) => !above || Number(numericId(product)) > above.$gt)
          .filter(({ number }) => id === undefined || valuesIn(id).includes(guid('product', number)))
          .map((product) => productV1(product, { base, categories: namesOfCategories(products), withVariants }));
  return Response.json({
    [name]: rows.slice(offset, offset + limit),
    metadata: { items: Math.min(limit, rows.length), offset },
    totalResults: rows.length,
  });
}
