import { drawProduct } from '@parley/db/shop/pictures';
import { html, type Html } from '#console/page/html.ts';
import type { PlayedShop, SoldProduct } from './playedShop.ts';

/** What happens in the shop that its software tells others of. */
export type ShopEvent =
  | { kind: 'ProductUpdated'; product: SoldProduct }
  | { kind: 'ProductDeleted'; product: SoldProduct }
  | {
      kind: 'Ordered';
      orderId: number;
      product: SoldProduct;
      quantity: number;
      total: number;
      reference: string | null;
    };

type Storefront = {
  /** Where the shop stands, without a slash at the end. */
  base: string;
  shop: PlayedShop;
  /** Where the software's name stands in for it. */
  software: string;
  now: () => Date;
  /** Tells whoever has asked to be told. */
  tell: (event: ShopEvent) => Promise<void>;
};

/**
 * The pages of a shop that is played locally: a product, the cart, and a back room in which prices and stock can be changed. Its
 * cart takes what the shops' own links put there. Answers null for other paths.
 */
export async function storefront(
  { base, shop, software, now, tell }: Storefront,
  request: Request,
  path: string,
): Promise<Response | null> {
  const picture = /^\/pictures\/([^/]+)\/([^/]+)\.svg$/.exec(path);
  if (picture) {
    const [, type = '', colour = ''] = picture.map(decodeURIComponent);
    return new Response(drawProduct(type, colour), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
  }
  if (path === '/back-room' && request.method === 'GET')
    return page('Back room', backRoom(base, await shop.products(), software));
  if (path === '/back-room') return changeProduct(await request.formData());
  if (path === '/order' && request.method === 'POST') return order(await request.formData());
  const shown = /^\/products\/([\w-]+)$/.exec(path);
  if (shown) {
    const product = (await shop.products()).find(({ handle }) => handle === shown[1]);
    return product ? page(product.title, productPage(base, product)) : null;
  }
  return null;

  async function changeProduct(form: FormData): Promise<Response> {
    const number = Number(form.get('number'));
    const before = (await shop.products()).find((one) => one.number === number);
    if (!before) return new Response('There is no such product.', { status: 404 });
    const isDeleted = form.get('act') === 'delete';
    const price = amountIn(form.get('price'));
    const stock = form.get('stock') === '' ? null : Number(form.get('stock'));
    await shop.change(({ changes }) => {
      changes[number] = {
        ...changes[number],
        price: price ?? changes[number]?.price,
        stock: stock ?? changes[number]?.stock,
        isDeleted,
        at: now().toISOString(),
      };
    });
    const after = (await shop.products()).find((one) => one.number === number) ?? before;
    await tell(isDeleted ? { kind: 'ProductDeleted', product: after } : { kind: 'ProductUpdated', product: after });
    return new Response(null, { status: 303, headers: { location: `${base}/back-room` } });
  }

  async function order(form: FormData): Promise<Response> {
    const number = Number(form.get('variant'));
    const quantity = Math.max(1, Number(form.get('quantity')) || 1);
    const product = (await shop.products()).find(({ variants }) =>
      variants.some((variant) => variant.number === number),
    );
    const variant = product?.variants.find((one) => one.number === number);
    if (!product || !variant) return new Response('There is no such product.', { status: 404 });
    const orderId = await shop.change((state) => (state.orders += 1));
    const given = form.get('reference');
    const reference = typeof given === 'string' && given !== '' ? given : null;
    await tell({ kind: 'Ordered', orderId, product, quantity, total: variant.price * quantity, reference });
    return page(
      'Thank you',
      html`<h1>Thank you</h1>
        <p>Your order #${orderId} is on its way, as far as a shop that is played can be.</p>`,
    );
  }
}

/** The cart with one variant in it; `reference` comes back with the order. */
export async function cartPage(
  { base, shop }: Pick<Storefront, 'base' | 'shop'>,
  { variant, quantity, reference }: { variant: number; quantity: number; reference: string | null },
) {
  const product = (await shop.products()).find(({ variants }) => variants.some((one) => one.number === variant));
  const chosen = product?.variants.find((one) => one.number === variant);
  if (!product || !chosen) return page('Cart', html`<h1>Your cart is empty</h1>`);
  return page(
    'Cart',
    html`<h1>Your cart</h1>
      <p>
        <img
          src="${base}/pictures/${encodeURIComponent(product.type)}/${encodeURIComponent(chosen.options.Colour ?? product.colour)}.svg"
          alt=""
          width="120"
          height="120"
        />
      </p>
      <p>
        <strong>${product.title}</strong><br />${Object.values(chosen.options).join(', ')}, ${quantity} × CHF
        ${(chosen.price / 100).toFixed(2)}
      </p>
      <form method="post" action="${base}/order">
        <input type="hidden" name="variant" value="${variant}" /><input
          type="hidden"
          name="quantity"
          value="${quantity}"
        />
        <input type="hidden" name="reference" value="${reference ?? ''}" />
        <button>Place the order</button>
      </form>`,
  );
}

const amountIn = (given: FormDataEntryValue | null) =>
  typeof given === 'string' && Number(given) > 0 ? Math.round(Number(given) * 100) : null;

function productPage(base: string, product: SoldProduct): Html {
  const [first] = product.variants;
  return html`<h1>${product.title}</h1>
    <p>
      <img
        src="${base}/pictures/${encodeURIComponent(product.type)}/${encodeURIComponent(product.colour)}.svg"
        alt=""
        width="240"
        height="240"
      />
    </p>
    <p>${product.description}</p>
    <p>CHF ${((first?.price ?? 0) / 100).toFixed(2)}</p>
    <ul>
      ${product.variants.map(({ options, stock }) => html`<li>${Object.values(options).join(', ')}: ${stock > 0 ? `${stock} in stock` : 'sold out'}</li>`)}
    </ul>`;
}

function backRoom(base: string, products: readonly SoldProduct[], software: string): Html {
  return html`<h1>Back room</h1>
    <p>Northwind Outdoor on ${software}, played locally. What is changed here, the shop tells of.</p>
    <table>
      <thead>
        <tr>
          <th>Product</th>
          <th>Price</th>
          <th>Stock of each</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${products.map(
          ({ number, title, variants }) =>
            html`<tr>
              <td>${title}</td>
              <td colspan="3">
                <form method="post" action="${base}/back-room">
                  <input type="hidden" name="number" value="${number}" />
                  <label
                    >CHF
                    <input
                      name="price"
                      type="number"
                      step="0.05"
                      min="0.05"
                      value="${((variants[0]?.price ?? 0) / 100).toFixed(2)}"
                  /></label>
                  <label>Stock <input name="stock" type="number" min="0" placeholder="as it is" /></label>
                  <button name="act" value="save">Save</button> <button name="act" value="delete">Delete</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

const STYLE = `:root { color-scheme: light dark; } body { font: 16px/1.6 system-ui, sans-serif; max-width: 960px; margin: 40px auto; padding: 0 20px; }
  td { padding: 4px 12px 4px 0; } input[type=number] { width: 6rem; } button { font: inherit; padding: 6px 12px; }`;

/** A page of a shop that is played; without a line of script. */
export function page(title: string, content: Html, status = 200): Response {
  const text = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Northwind Outdoor</title>
        <link rel="icon" href="data:," />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
  return new Response(text.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
