import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { SelectionSetNode } from 'graphql';
import { inBackground } from '#background/inBackground.ts';
import { isSameBytes } from '#isSameBytes.ts';
import type { BulkOperation, PlayedShop, SoldProduct } from '../shops/playedShop.ts';
import { linesOf, readBulkQuery } from './bulkLines.ts';

/** At a time, of one app: https://shopify.dev/docs/api/usage/bulk-operations/queries */
const MOST_AT_ONCE = 5;
const KEPT = 10;
const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;
/** Products that are put together before others have their turn. */
const SLICE = 10;

type File = {
  products: readonly SoldProduct[];
  selection: SelectionSetNode;
  /** Where each product ends. */
  ends: number[];
  objects: number;
  isDone: boolean;
  /** Settles when all is put together. */
  done: Promise<void>;
};

export type BulkOperations = ReturnType<typeof createBulkOperations>;

/**
 * Bulk operations and their files. An operation is kept with what was changed in the shop when it began: its file can be written
 * again, the same, after a restart, and no file lies anywhere.
 */
export function createBulkOperations({ now, secret }: { now: () => Date; secret: string }) {
  const files = new Map<string, File>();

  async function fileOf(base: string, shop: PlayedShop, operation: BulkOperation): Promise<File> {
    const known = files.get(operation.id);
    if (known) return known;
    const read = readBulkQuery(operation.query);
    if (typeof read === 'string') throw new Error(read);
    const since = /updated_at:>'([^']+)'/.exec(read.filter)?.[1];
    const all = await shop.products(operation.changes);
    const products = since ? all.filter(({ updatedAt }) => updatedAt > since) : all;
    const file: File = {
      products,
      selection: read.selection,
      ends: [],
      objects: 0,
      isDone: false,
      done: Promise.resolve(),
    };
    files.set(operation.id, file);
    file.done = build(base, file);
    inBackground('A bulk operation of Shopify', () => file.done);
    return file;
  }

  /** https://shopify.dev/docs/api/admin-graphql/latest/objects/BulkOperation */
  async function shown(base: string, shop: PlayedShop, operation: BulkOperation) {
    const { id, createdAt } = operation;
    const isExpired = now().getTime() - Date.parse(createdAt) > GOOD_FOR_MS;
    const file = await fileOf(base, shop, operation);
    // What is put together goes on when nobody asks; those who ask at once let it.
    await turn();
    const size = file.ends.at(-1) ?? 0;
    return {
      id,
      status: isExpired ? 'EXPIRED' : file.isDone ? 'COMPLETED' : file.ends.length === 0 ? 'CREATED' : 'RUNNING',
      errorCode: null,
      createdAt,
      completedAt: null,
      objectCount: String(file.objects),
      rootObjectCount: String(file.ends.length),
      fileSize: file.isDone ? String(size) : null,
      url: file.isDone && size > 0 && !isExpired ? addressOf(base, operation) : null,
      partialDataUrl: null,
    };
  }

  function addressOf(base: string, { id, createdAt }: BulkOperation): string {
    const path = `/bulk-operations/${id.split('/').at(-1)}.jsonl`;
    const expires = String(Date.parse(createdAt) + GOOD_FOR_MS);
    return `${base}${path}?${new URLSearchParams({ Expires: expires, Signature: signed(path, expires) })}`;
  }
  const signed = (path: string, expires: string) =>
    createHmac('sha256', secret)
      .update(path + expires)
      .digest('hex');

  return {
    run: async (shop: PlayedShop, { base, name, query }: { base: string; name: string; query: string }) => {
      const refuse = (code: string, message: string) => ({
        bulkOperation: null,
        userErrors: [{ field: code === 'INVALID' ? ['query'] : null, code, message }],
      });
      const read = readBulkQuery(query);
      if (typeof read === 'string') return refuse('INVALID', `Invalid bulk query: ${read}`);
      const state = await shop.read();
      const running = state.bulk.filter((one) => one.shop === name && !(files.get(one.id)?.isDone ?? false));
      if (running.length >= MOST_AT_ONCE)
        return refuse('LIMIT_REACHED', 'Bulk operations limit reached. Please try again later.');
      const operation = await shop.change((current) => {
        const last = Math.max(0, ...current.bulk.map(({ id }) => Number(id.split('/').at(-1))));
        const id = `gid://shopify/BulkOperation/${last + 1}`;
        const begun = { id, shop: name, query, createdAt: now().toISOString(), changes: current.changes };
        current.bulk = [...current.bulk, begun].slice(-KEPT);
        return begun;
      });
      // A number may come again after the shop was reset.
      files.delete(operation.id);
      return { bulkOperation: await shown(base, shop, operation), userErrors: [] };
    },
    find: async (shop: PlayedShop, { base, name, id }: { base: string; name: string; id?: string }) => {
      const { bulk } = await shop.read();
      const operation = bulk.findLast((one) => one.shop === name && (id === undefined || one.id === id));
      return operation ? shown(base, shop, operation) : null;
    },
    /** The file of an operation, as the storage behind Shopify serves it: signed, in ranges. Null where there is none. */
    serve: async (
      shop: PlayedShop,
      { base, request }: { base: string; request: Request },
    ): Promise<Response | null> => {
      const { pathname, searchParams } = new URL(request.url);
      const [path = '', number] = /\/bulk-operations\/(\d+)\.jsonl$/.exec(pathname) ?? [];
      const operation = (await shop.read()).bulk.find(({ id }) => id.endsWith(`/${number}`));
      if (!number || !operation) return null;
      const expires = searchParams.get('Expires') ?? '';
      const given = Buffer.from(searchParams.get('Signature') ?? '');
      if (!isSameBytes(given, Buffer.from(signed(path, expires)))) return storageError(403, 'SignatureDoesNotMatch');
      if (now().getTime() > Number(expires)) return storageError(400, 'ExpiredToken');
      const file = await fileOf(base, shop, operation);
      await file.done;
      return partOf(base, file, request.headers.get('range'));
    },
  };
}

async function build(base: string, file: File): Promise<void> {
  let size = 0;
  for (const [index, product] of file.products.entries()) {
    const lines = linesOf(base, product, file.selection);
    size += Buffer.byteLength(lines.join('\n')) + 1;
    file.ends.push(size);
    file.objects += lines.length;
    // oxlint-disable-next-line no-await-in-loop -- the API answers in between
    if (index % SLICE === SLICE - 1) await turn();
  }
  file.isDone = true;
}

function partOf(base: string, { products, ends, selection }: File, range: string | null): Response {
  const size = ends.at(-1) ?? 0;
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const from = Number(first);
  const to = Math.min(size, last === '' ? size : Number(last) + 1);
  if (from >= size) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  let index = ends.findIndex((end) => end > from);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await turn();
      const product = products[index];
      const begin = index === 0 ? 0 : (ends[index - 1] ?? 0);
      if (!product || begin >= to) return controller.close();
      const bytes = Buffer.from(`${linesOf(base, product, selection).join('\n')}\n`);
      index += 1;
      controller.enqueue(bytes.subarray(Math.max(0, from - begin), to - begin));
    },
  });
  return new Response(body, {
    status: first === '' ? 200 : 206,
    headers: {
      'content-type': 'application/jsonl',
      'accept-ranges': 'bytes',
      'content-length': String(to - from),
      ...(first !== '' && { 'content-range': `bytes ${from}-${to - 1}/${size}` }),
    },
  });
}

/** https://cloud.google.com/storage/docs/xml-api/reference-status */
const storageError = (status: number, code: string) =>
  new Response(`<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`, {
    status,
    headers: { 'content-type': 'application/xml' },
  });
