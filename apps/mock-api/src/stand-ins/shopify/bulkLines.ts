import { type DocumentNode, Kind, parse, type SelectionSetNode, validate } from 'graphql';
import type { SoldProduct } from '../shops/playedShop.ts';
import { productNode } from './resolvers.ts';
import { schema } from './schema.ts';

/** What a bulk query asks of each product; a sentence where it cannot be run. */
export function readBulkQuery(query: string): { filter: string; selection: SelectionSetNode } | string {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [mistake] = validate(schema, document);
  if (mistake) return mistake.message;
  const [operation] = document.definitions;
  const products = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections[0] : undefined;
  if (products?.kind !== Kind.FIELD || products.name.value !== 'products')
    return 'Bulk queries must contain at least one connection.';
  const selection = inside(inside(products.selectionSet, 'edges'), 'node');
  if (!selection) return 'The query must contain edges and node.';
  const argument = products.arguments?.find(({ name }) => name.value === 'query')?.value;
  return { filter: argument?.kind === Kind.STRING ? argument.value : '', selection };
}

function inside(selection: SelectionSetNode | undefined, name: string): SelectionSetNode | undefined {
  const found = selection?.selections.find((one) => one.kind === Kind.FIELD && one.name.value === name);
  return found?.kind === Kind.FIELD ? found.selectionSet : undefined;
}

/** A product as lines: itself, then what its connections hold, each with its `__parentId`. */
export function linesOf(base: string, product: SoldProduct, selection: SelectionSetNode): string[] {
  const node = productNode(base, product);
  const { variants, ...plain } = { ...node, variants: node.variants({ first: Infinity }).nodes };
  const held = { variants, collections: plain.collections.nodes };
  const lines = [JSON.stringify(picked(plain, selection))];
  for (const [name, rows] of Object.entries(held)) {
    const asked = inside(inside(inside(selection, name), 'edges'), 'node');
    if (!asked) continue;
    for (const row of rows) lines.push(JSON.stringify({ ...Object(picked(row, asked)), __parentId: node.id }));
  }
  return lines;
}

/** As much of a value as is asked for; connections are left out. */
function picked(value: unknown, selection: SelectionSetNode): unknown {
  if (Array.isArray(value)) return value.map((one) => picked(one, selection));
  if (value === null || typeof value !== 'object') return value;
  const known = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    selection.selections.flatMap((one) => {
      if (one.kind !== Kind.FIELD || inside(one.selectionSet, 'edges')) return [];
      const said = known.get(one.name.value) ?? null;
      return [[one.name.value, one.selectionSet ? picked(said, one.selectionSet) : said]];
    }),
  );
}
