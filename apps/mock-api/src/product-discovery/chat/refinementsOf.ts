import { readOptions } from '../json.ts';
import { isSizeOption } from '../search/colours.ts';
import type { ProductQuery } from '../search/parseQuery.ts';
import type { ProductOutline } from '../search/productOutlines.ts';

const MOST = 3;

/** What could be asked next of what was found: a feature that some of it has, a size, a comparison. */
export function refinementsOf(
  products: readonly Pick<ProductOutline, 'tags' | 'options'>[],
  query: ProductQuery,
): string[] {
  if (products.length < 2) return [];
  const asked = new Set(query.words);
  const counts = new Map<string, number>();
  for (const { tags } of products) {
    for (const tag of tags)
      if (!tag.split(/\W+/).some((word) => asked.has(word))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  // What all have tells nothing apart.
  const [feature] = Array.from(counts)
    .filter(([, count]) => count < products.length)
    .toSorted(([, one], [, other]) => Math.abs(one - products.length / 2) - Math.abs(other - products.length / 2));
  const sizes =
    query.sizes.length > 0
      ? []
      : products.flatMap(({ options }) =>
          readOptions(options)
            .filter(({ name }) => isSizeOption(name))
            .flatMap(({ values }) => values),
        );
  const size = ['M', '42', 'L'].find((one) => sizes.includes(one));
  return [feature && capital(feature[0]), size && `Size ${size}`, 'Compare']
    .filter((one) => typeof one === 'string')
    .slice(0, MOST);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
