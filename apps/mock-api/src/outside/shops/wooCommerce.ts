import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { ask, type Ask, type Line, ServiceError } from '#outside/request.ts';
import { isSameBytes } from '#isSameBytes.ts';
import type { Shop, ShopProduct } from './shop.ts';
import { Product, shopProductOf, Variation, type WooProduct, type WooVariation } from './wooCommerceRecords.ts';

export type WooCommerceAccess = {
  /** Where WordPress stands, without a slash at the end: `https://shop.example`. */
  shopUrl: string;
  consumerKey: string;
  consumerSecret: string;
  /** With which the shop signs what it tells of. */
  webhookSecret: string;
};

/** Of a page, the most that is answered. */
const PAGE = 100;
/** So many of the page before are looked at again: what was deleted meanwhile moves the rest up. */
const OVERLAP = 10;
/** Variations are asked for product by product, of so many products at the same time. */
const AT_ONCE = 5;
/** https://woocommerce.github.io/woocommerce-rest-api-docs/#webhook-properties */
const TOPICS = ['product.created', 'product.updated', 'product.deleted', 'product.restored', 'order.created'] as const;

const Webhooks = v.array(v.object({ id: v.number(), topic: v.string(), delivery_url: v.string() }));
const Anything = v.unknown();

/**
 * The REST API v3 of a WooCommerce shop: https://woocommerce.github.io/woocommerce-rest-api-docs/. Pages are asked for by the
 * number of products before them, in the order of their ids.
 */
export function createWooCommerce(line: Line, access: WooCommerceAccess): Shop {
  const { shopUrl, consumerKey, consumerSecret, webhookSecret } = access;
  const api = `${shopUrl}/wp-json/wc/v3`;
  const headers = { authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}` };
  const call = <T>(path: string, schema: v.GenericSchema<unknown, T>, rest: Omit<Ask, 'url'> = {}) =>
    ask(line, { url: `${api}/${path}`, headers, ...rest }, schema);
  let currency: string | null = null;

  /** https://developer.wordpress.org/rest-api/reference/ and #current-currency of WooCommerce's. */
  async function facts() {
    const { body: site } = await ask(
      line,
      { url: `${shopUrl}/wp-json/?_fields=name,home` },
      v.object({ name: v.string(), home: v.string() }),
    );
    const { body } = await call('data/currencies/current', v.object({ code: v.string() }));
    currency = body.code;
    return { name: site.name, url: site.home, currency: body.code };
  }

  async function variationsOf({ id, type, variations }: WooProduct): Promise<WooVariation[]> {
    const all: WooVariation[] = [];
    if (type !== 'variable') return all;
    for (let page = 1; all.length < variations.length; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const { body } = await call(`products/${id}/variations?per_page=${PAGE}&page=${page}`, v.array(Variation));
      all.push(...body);
      if (body.length < PAGE) break;
    }
    return all;
  }

  /** Null for what customers cannot see or buy. */
  async function productOf(row: WooProduct): Promise<ShopProduct | null> {
    if (row.status !== 'publish' || row.catalog_visibility === 'hidden') return null;
    currency ??= (await facts()).currency;
    return shopProductOf(row, await variationsOf(row), currency);
  }

  async function webhooks(callbackUrl: string) {
    const { body } = await call(`webhooks?per_page=${PAGE}`, Webhooks);
    return body.filter(({ delivery_url: url }) => url === callbackUrl);
  }

  return {
    facts,
    page: async ({ cursor, since }) => {
      const [before = 0, last = 0] = cursor?.split(':').map(Number) ?? [];
      const query = new URLSearchParams({
        status: 'publish',
        orderby: 'id',
        order: 'asc',
        per_page: String(PAGE),
        offset: String(Math.max(0, before - OVERLAP)),
        ...(since && { modified_after: since.toISOString(), dates_are_gmt: 'true' }),
      });
      const { body, headers: answered } = await call(`products?${query}`, v.array(Product));
      const rows = body.filter(({ id }) => id > last);
      currency ??= (await facts()).currency;
      const products: ShopProduct[] = [];
      for (let index = 0; index < rows.length; index += AT_ONCE) {
        // oxlint-disable-next-line no-await-in-loop -- some at once: a shop is not to feel it
        const some = await Promise.all(rows.slice(index, index + AT_ONCE).map(productOf));
        products.push(...some.filter((product) => product !== null));
      }
      const end = rows.at(-1);
      return {
        products,
        next: end && body.length === PAGE ? `${before + rows.length}:${end.id}` : null,
        total: totalOf(answered),
      };
    },
    product: async (externalId) => {
      const { body } = await call(`products/${encodeURIComponent(externalId)}`, Product);
      return productOf(body);
    },
    watch: async (callbackUrl) => {
      try {
        const known = await webhooks(callbackUrl);
        for (const topic of TOPICS) {
          const hook = known.find((one) => one.topic === topic);
          // WooCommerce switches off what was not taken five times, and its secret may be of an earlier connection.
          const json = { name: 'Parley', topic, delivery_url: callbackUrl, secret: webhookSecret, status: 'active' };
          // oxlint-disable-next-line no-await-in-loop
          await (hook
            ? call(`webhooks/${hook.id}`, Anything, { method: 'PUT', json, isRepeatable: true })
            : call('webhooks', Anything, { method: 'POST', json }));
        }
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'Refused') throw error;
        throw new ServiceError(
          'Refused',
          'The key may not set up webhooks. Connect again with a key that may read and write.',
        );
      }
    },
    unwatch: async (callbackUrl) => {
      for (const { id } of await webhooks(callbackUrl)) {
        // oxlint-disable-next-line no-await-in-loop
        await call(`webhooks/${id}?force=true`, Anything, { method: 'DELETE' });
      }
    },
  };
}

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#pagination */
function totalOf(headers: Headers): number | null {
  const total = Number(headers.get('x-wp-total') ?? Number.NaN);
  return Number.isFinite(total) ? total : null;
}

/** Whether the shop has signed a webhook: base64 HMAC-SHA256 of the body with the webhook's own secret. */
export function isWooCommerceWebhook(body: string, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const expected = createHmac('sha256', secret).update(body).digest();
  return isSameBytes(given, expected);
}
