import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { readPart } from '#outside/readPart.ts';
import { type Line, ServiceError } from '#outside/request.ts';
import type { ShopPage } from './shop.ts';
import { takeProducts } from './shopifyLines.ts';
import { bulkProducts, SHOPIFY_OPERATIONS } from './shopifyOperations.ts';

type Run = <T>(
  query: string,
  variables: object,
  schema: v.GenericSchema<unknown, T>,
  isRepeatable?: boolean,
) => Promise<T>;

type Bulk = {
  run: Run;
  line: Line;
  /** How the file is fetched, whose address Shopify gives. */
  files: Line;
  currency: () => Promise<string>;
};

const POLL_MS = 2000;
/** An app may run five at a time. */
const BUSY_MS = 10_000;
const MOST_WAITS = 360;
const ATTEMPTS = 3;
/** Of the file, at once. */
const PART = 4_000_000;
/** Of a page. */
const PRODUCTS = 50;

/** A number of 64 bits is written as text. */
const Count = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number());
const Started = v.object({
  bulkOperationRunQuery: v.object({
    bulkOperation: v.nullable(v.object({ id: v.string() })),
    userErrors: v.array(v.object({ code: v.nullish(v.string()), message: v.string() })),
  }),
});
const Operation = v.object({
  bulkOperation: v.nullable(
    v.object({
      status: v.picklist(['CREATED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELING', 'CANCELED', 'EXPIRED']),
      errorCode: v.nullable(v.string()),
      objectCount: Count,
      rootObjectCount: Count,
      url: v.nullable(v.string()),
    }),
  ),
});

const PREFIX = 'bulk:';
const Place = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Of the operation; null while it is waited for another to end. */
    id: v.nullable(v.string()),
    /** In its file. */
    offset: v.number(),
    attempt: v.number(),
    waits: v.number(),
    total: v.nullable(v.number()),
  }),
);
type Place = v.InferOutput<typeof Place>;

const cursorOf = (place: Place) => PREFIX + JSON.stringify(place);
/** Whether a page's cursor is a place in what a bulk operation finds. */
export const isOfBulk = (cursor: string) => cursor.startsWith(PREFIX);

/**
 * Products as Shopify itself puts them together, in a file that is read part by part. The place in it outlives a restart.
 * https://shopify.dev/docs/api/usage/bulk-operations/queries
 */
export function createShopifyBulk({ run, line, files, currency }: Bulk) {
  const pause = line.pause ?? sleep;
  let file: { id: string; url: string; total: number } | null = null;
  let part: { from: number; bytes: Buffer; isEnd: boolean } | null = null;

  async function start(filter: string, place: Place): Promise<ShopPage> {
    const query = bulkProducts(filter);
    const { bulkOperationRunQuery: answer } = await run(SHOPIFY_OPERATIONS.bulkRun, { query }, Started, false);
    const at = (next: Partial<Place>) => ({ products: [], next: cursorOf({ ...place, ...next }), total: place.total });
    if (answer.bulkOperation) return { ...at({ id: answer.bulkOperation.id, offset: 0, waits: 0 }), prepared: 0 };
    const [error] = answer.userErrors;
    const isBusy = error?.code === 'OPERATION_IN_PROGRESS' || error?.code === 'LIMIT_REACHED';
    if (!isBusy)
      throw new ServiceError('Invalid', `Shopify does not put its products together: ${error?.message ?? ''}`);
    if (place.waits >= MOST_WAITS)
      throw new ServiceError('Limited', 'Shopify is still putting together what it was asked for before.');
    await pause(BUSY_MS);
    return { ...at({ id: null, waits: place.waits + 1 }), prepared: 0 };
  }

  /** One operation did not end well: another is begun, whose file may have another order. */
  async function startAgain(filter: string, place: Place, why: string): Promise<ShopPage> {
    file = null;
    part = null;
    if (place.attempt >= ATTEMPTS)
      throw new ServiceError('Invalid', `Shopify could not put its products together (${why}). Sync again later.`);
    await pause(BUSY_MS);
    const anew = { ...place, id: null, offset: 0, attempt: place.attempt + 1 };
    return { ...(await start(filter, anew)), isAnew: true };
  }

  async function poll(
    filter: string,
    place: Place & { id: string },
  ): Promise<ShopPage | { url: string; total: number }> {
    const { bulkOperation } = await run(SHOPIFY_OPERATIONS.bulk, { id: place.id }, Operation);
    if (!bulkOperation) return startAgain(filter, place, 'it knows of no operation');
    const { status, errorCode, objectCount, rootObjectCount, url } = bulkOperation;
    if (status === 'CREATED' || status === 'RUNNING') {
      await pause(POLL_MS);
      return { products: [], next: cursorOf(place), total: place.total, prepared: objectCount };
    }
    if (errorCode === 'ACCESS_DENIED')
      throw new ServiceError('Refused', 'Shopify does not let us read this. Connect the shop again.');
    if (status !== 'COMPLETED')
      return startAgain(filter, place, (errorCode ?? status).toLowerCase().replaceAll('_', ' '));
    // Nothing was found.
    return url === null ? { products: [], next: null, total: 0 } : { url, total: rootObjectCount };
  }

  /** The products from a place on, of the part of the file that is there, or of the next. */
  async function take(url: string, offset: number) {
    const wanted = { most: PRODUCTS, currency: await currency() };
    if (part && offset >= part.from && offset < part.from + part.bytes.length) {
      const { products, next } = takeProducts(part.bytes, { from: offset - part.from, ...wanted, isEnd: part.isEnd });
      if (part.from + next > offset) return { products, ...endOf(part, next) };
    }
    const bytes = await readPart(files, { url, from: offset, most: PART });
    part = { from: offset, bytes, isEnd: bytes.length < PART };
    const { products, next } = takeProducts(bytes, { from: 0, ...wanted, isEnd: part.isEnd });
    if (next === 0 && !part.isEnd) throw new ServiceError('Malformed', 'Shopify wrote a product that is too large.');
    return { products, ...endOf(part, next) };
  }

  return {
    /** Has Shopify put together all that a filter finds. */
    begin: (filter: string, total: number) => start(filter, { id: null, offset: 0, attempt: 1, waits: 0, total }),
    page: async (cursor: string, filter: string): Promise<ShopPage> => {
      const place = v.parse(Place, cursor.slice(PREFIX.length));
      const { id } = place;
      if (id === null) return start(filter, place);
      const known = file?.id === id ? file : null;
      if (!known) {
        const found = await poll(filter, { ...place, id });
        if (!('url' in found)) return found;
        file = { id, ...found };
      }
      const { url, total } = known ?? file ?? { url: '', total: 0 };
      try {
        const { products, next } = await take(url, place.offset);
        return { products, next: next === null ? null : cursorOf({ ...place, offset: next, total }), total };
      } catch (error) {
        const isGone = error instanceof ServiceError && ['Refused', 'NotFound', 'Invalid'].includes(error.kind);
        if (!isGone) throw error;
        // Its address was good for a time only: Shopify may give another.
        file = null;
        if (known) return { products: [], next: cursor, total };
        return startAgain(filter, place, 'its file is gone');
      }
    },
  };
}

const endOf = ({ from, bytes, isEnd }: { from: number; bytes: Buffer; isEnd: boolean }, next: number) => ({
  next: isEnd && next >= bytes.length ? null : from + next,
});
