import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '#outside/request.ts';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { createShopifyStandIn } from '#stand-ins/shopify/shopifyStandIn.ts';
import { allPages } from '#testing/allPages.ts';
import { keepInMemory } from '#testing/standIns.ts';
import type { ShopPage } from './shop.ts';
import { createShopify } from './shopify.ts';

const DAY = 24 * 60 * 60_000;
/** More than pages are worth. */
const SHOP = 'http://localhost:4000/stand-ins/shopify/northwind-400';
const SOLD = 400;

let moment: Date;
let waits: number[];
let asked: string[];
let keep: ReturnType<typeof keepInMemory>;
let played: ReturnType<typeof playedShop>;

const playedShop = () =>
  createShopifyStandIn({
    origin: () => 'http://localhost:4000/stand-ins/shopify',
    app: { clientId: 'parley', clientSecret: 'a secret' },
    keep,
    faults: createStandInFaults(),
    now: () => moment,
    send: async () => new Response(null),
  });
const send: Send = async (request) => (await played.handle(request)) ?? new Response(null, { status: 404 });
const ranges: Send = (request) => {
  asked.push(request.headers.get('range') ?? '');
  return send(request);
};
/** Its answers to a query, changed. */
const answering =
  (change: (text: string) => string): Send =>
  async (request) => {
    const answer = await send(request);
    return new Response(change(await answer.text()), answer);
  };
const client = ({ api = send, files = ranges }: { api?: Send; files?: Send } = {}) => {
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    moment = new Date(moment.getTime() + milliseconds);
    await turn();
  };
  const line = { service: 'Shopify', pause };
  return createShopify(
    { ...line, send: api },
    { shopUrl: SHOP, accessToken: 'shpat_parley_local' },
    { ...line, send: files },
  );
};

const idsIn = (pages: readonly ShopPage[]) =>
  pages.flatMap(({ products }) => products.map(({ externalId }) => externalId));

beforeEach(() => {
  moment = new Date('2026-11-20T08:00:00Z');
  waits = [];
  asked = [];
  keep = keepInMemory();
  played = playedShop();
});

describe('A large shop of Shopify', () => {
  it('is put together by Shopify, and read with its variants, each product once', async () => {
    const pages = await allPages(client());

    expect(new Set(idsIn(pages)).size).toBe(SOLD);
    expect(idsIn(pages)).toHaveLength(SOLD);
    expect(pages.at(-1)).toMatchObject({ total: SOLD, next: null });
    const [first] = pages.flatMap(({ products }) => products);
    expect(first).toEqual(await client().product('gid://shopify/Product/1'));
  });

  it('says how far it is while it is put together', async () => {
    const prepared = (await allPages(client())).flatMap((page) => page.prepared ?? []);

    expect(prepared.length).toBeGreaterThan(2);
    expect(prepared).toEqual(prepared.toSorted((one, other) => one - other));
    expect(prepared.at(-1)).toBeGreaterThan(SOLD);
  });

  it('costs no more than some requests', async () => {
    let count = 0;
    const counting: Send = (request) => {
      count += 1;
      return send(request);
    };
    const pages = await allPages(client({ api: counting }));

    expect(count - pages.filter(({ prepared }) => prepared !== undefined).length).toBeLessThan(5);
    expect(asked.length).toBeLessThan(3);
  });

  it('is gone on with in the middle of its file, after a restart of both sides', async () => {
    const pages: ShopPage[] = [];
    let cursor: string | null = null;
    for (const shop = client(); idsIn(pages).length < 100;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page: ShopPage = await shop.page({ cursor, since: null });
      pages.push(page);
      cursor = page.next;
    }
    asked = [];
    played = playedShop();
    await played.handle(
      new Request(`${SHOP}/back-room`, {
        method: 'POST',
        body: new URLSearchParams({ number: '3', act: 'delete', price: '', stock: '' }),
      }),
    );

    const rest = await allPages(client(), { cursor });

    expect(asked[0]).not.toMatch(/^bytes=0-/);
    expect(new Set([...idsIn(pages), ...idsIn(rest)]).size).toBe(SOLD);
    expect(idsIn(pages).length + idsIn(rest).length).toBe(SOLD);
  });

  it('is read from a server that knows no ranges', async () => {
    const whole: Send = (request) => send(new Request(request.url));
    const pages = await allPages(client({ files: whole }));
    const { next } = pages.filter(({ products }) => products.length > 0)[2] ?? {};

    expect(idsIn(pages)).toHaveLength(SOLD);
    expect(idsIn(await allPages(client({ files: whole }), { cursor: next ?? null }))).toHaveLength(SOLD - 150);
  });
});

describe('A large shop of Shopify in trouble', () => {
  it('is asked again when it could not put all together, and given up with a reason', async () => {
    const failing = (times: number) => {
      let left = times;
      return answering((text) =>
        text.includes('"COMPLETED"') && left-- > 0
          ? text.replace('"COMPLETED"', '"FAILED"').replace('"errorCode":null', '"errorCode":"INTERNAL_SERVER_ERROR"')
          : text,
      );
    };
    const pages = await allPages(client({ api: failing(2) }));

    expect(pages.filter(({ isAnew }) => isAnew)).toHaveLength(2);
    expect(idsIn(pages)).toHaveLength(SOLD);
    await expect(allPages(client({ api: failing(9) }))).rejects.toMatchObject({
      kind: 'Invalid',
      message: 'Shopify could not put its products together (internal server error). Sync again later.',
    });
  });

  it('that does not let us read it says so at once', async () => {
    const denied = answering((text) =>
      text
        .replace('"errorCode":null', '"errorCode":"ACCESS_DENIED"')
        .replace(/"(CREATED|RUNNING|COMPLETED)"/, '"FAILED"'),
    );

    await expect(allPages(client({ api: denied }))).rejects.toMatchObject({ kind: 'Refused' });
  });

  it('whose file is no longer kept puts it together anew', async () => {
    const begun = await client().page({ cursor: null, since: null });
    moment = new Date(moment.getTime() + 8 * DAY);

    const pages = await allPages(client(), { cursor: begun.next });

    expect(pages.some(({ isAnew }) => isAnew)).toBe(true);
    expect(idsIn(pages)).toHaveLength(SOLD);
  });

  it('whose address is over gives another', async () => {
    let refusals = 1;
    const files: Send = async (request) =>
      request.headers.get('range')?.startsWith('bytes=0-') && refusals-- > 0
        ? new Response('<Error><Code>ExpiredToken</Code></Error>', { status: 400 })
        : send(request);

    expect(idsIn(await allPages(client({ files })))).toHaveLength(SOLD);
  });

  it('is waited for while it puts together as much as it does at once', async () => {
    let left = 2;
    const busy = answering((text) => {
      if (!text.includes('"bulkOperationRunQuery"') || left-- <= 0) return text;
      const userErrors = [{ code: 'OPERATION_IN_PROGRESS', message: 'A bulk query operation is already in progress.' }];
      return JSON.stringify({ data: { bulkOperationRunQuery: { bulkOperation: null, userErrors } } });
    });

    expect(idsIn(await allPages(client({ api: busy })))).toHaveLength(SOLD);
    expect(waits.filter((wait) => wait === 10_000)).toHaveLength(2);
  });

  it('puts together five things at once', async () => {
    const begun = [];
    for (let count = 0; count < 7; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      begun.push(await client().page({ cursor: null, since: null }));
    }

    expect(begun.filter(({ next }) => next?.includes('"id":null')).length).toBeGreaterThan(0);
  });

  it('whose file breaks off or makes no sense is told', async () => {
    const broken = answering((text) => text.replaceAll('"title":', '"titel":'));

    await expect(allPages(client({ files: broken }))).rejects.toMatchObject({ kind: 'Malformed' });
  });
});
