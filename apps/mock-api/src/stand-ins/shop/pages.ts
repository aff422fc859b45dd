import { html, type Html } from '#console/page/html.ts';

type Product = { id: string; name: string; about: string; drawing: string };
type Category = { path: string; title: string; lead: string; products: readonly Product[] };

const PACK =
  'M7 9a5 5 0 0 1 10 0v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zM9 6a3 3 0 0 1 6 0M7 13H5v5h2m10-5h2v5h-2M9 15h6v3H9z';
const BOOT = 'M8 3v11c0 1-3 2-3 4v2h15v-2c0-2-5-2-6-5V3zM8 6h6M8 9h6M5 18h15';
const TENT = 'M12 4 2 20h20zM12 4l-1-2m1 2 1-2M12 11l-4 9m4-9 4 9';

export const CATEGORIES: readonly Category[] = [
  {
    path: 'packs',
    title: 'Packs',
    lead: 'Light enough to forget, strong enough to lend.',
    products: [
      { id: 'tind-20', name: 'Tind 20', about: 'A day pack with a dry pocket. 95 €', drawing: PACK },
      { id: 'tind-55', name: 'Tind 55', about: 'For a week between huts. 210 €', drawing: PACK },
      { id: 'vidde-35', name: 'Vidde 35', about: 'Opens like a suitcase. 160 €', drawing: PACK },
    ],
  },
  {
    path: 'boots',
    title: 'Boots',
    lead: 'Made on two widths, resoled for as long as the leather lasts.',
    products: [
      { id: 'skare-low', name: 'Skare Low', about: 'For paths and for town. 140 €', drawing: BOOT },
      { id: 'skare-high', name: 'Skare High', about: 'Ankles held, feet dry. 185 €', drawing: BOOT },
    ],
  },
  {
    path: 'tents',
    title: 'Tents',
    lead: 'Pitched in four minutes, in the wind too.',
    products: [
      { id: 'fjell-2', name: 'Fjell 2', about: 'Two people, 1.9 kg. 520 €', drawing: TENT },
      { id: 'fjell-3', name: 'Fjell 3', about: 'Three people, 2.6 kg. 610 €', drawing: TENT },
    ],
  },
];

const LINKS = [
  ...CATEGORIES.map(({ path, title }) => [path, title] as const),
  ['finder', 'Gear finder'] as const,
  ['checkout', 'Checkout'] as const,
];

export type Shown = {
  basePath: string;
  /** The loader and the ids of the assistant; null while the company has none. */
  widget: { src: string; clientId: string; assistantId: string } | null;
};

/** One page of the shop by its path, '' for the first; null where there is none. */
export function shopPage(path: string, shown: Shown): Html | null {
  const category = CATEGORIES.find((one) => one.path === path);
  if (category) return page(shown, { path, title: category.title, main: goods(category) });
  if (path === '') return page(shown, { path, title: 'Made for weather', main: front() });
  if (path === 'checkout') return page(shown, { path, title: 'Checkout', main: checkout() });
  if (path === 'finder' || path.startsWith('finder/')) {
    return page(shown, { path: 'finder', title: 'Gear finder', main: finder(shown.basePath) });
  }
  return null;
}

const front = () => html`
  <h1>Made for weather</h1>
  <p class="lead">Northwind Outdoor makes packs, boots and tents on the coast, where it rains two days out of three.</p>
  <ul class="goods">
    ${CATEGORIES.flatMap(({ products }) => products.slice(0, 1)).map(card)}
  </ul>
`;

const goods = ({ title, lead, products }: Category) => html`
  <h1>${title}</h1>
  <p class="lead">${lead}</p>
  <ul class="goods">
    ${products.map(card)}
  </ul>
`;

const card = ({ id, name, about, drawing }: Product) =>
  html`<li>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}" /></svg>
    <h2>${name}</h2>
    <p>${about}</p>
    <button type="button" data-add="${id}">Add to cart</button>
  </li>`;

const checkout = () => html`
  <h1>Checkout</h1>
  <p class="lead">This page has a strict Content-Security-Policy: nothing but its own files and the widget may run.</p>
  <form data-order>
    <label>Email <input type="email" name="email" autocomplete="email" /></label>
    <label>Street and number <input name="street" autocomplete="street-address" /></label>
    <button>Place the order</button>
  </form>
  <button type="button" data-ask="Is my order there before Friday?">Ask about delivery</button>
`;

const finder = (basePath: string) => html`
  <h1>Gear finder</h1>
  <p class="lead">This page changes its address without loading again, as single-page shops do.</p>
  <div class="steps">
    <button type="button" data-step="${basePath}/finder/day">One day</button>
    <button type="button" data-step="${basePath}/finder/week">One week</button>
  </div>
  <p data-finder></p>
`;

function page({ basePath, widget }: Shown, { path, title, main }: { path: string; title: string; main: Html }): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} · Northwind Outdoor</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${basePath}/shop.css" />
        <script src="${basePath}/shop.js" defer></script>
        ${widget && html`<script async src="${widget.src}" data-client-id="${widget.clientId}" data-assistant-id="${widget.assistantId}"></script>`}
      </head>
      <body>
        <header>
          <strong><a href="${basePath}/">Northwind Outdoor</a></strong>
          <nav aria-label="Shop">
            ${LINKS.map(([to, name]) => html`<a href="${basePath}/${to}" ${to === path && html`aria-current="page"`}>${name}</a>`)}
          </nav>
        </header>
        <main>${main}</main>
        <footer>A demo shop: nothing here can be bought.</footer>
      </body>
    </html>`;
}
