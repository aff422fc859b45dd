import type { Fixture } from '#testing/contract.ts';

const PAGES = 'https://woocommerce.github.io/woocommerce-rest-api-docs/';
export const CALLBACK = 'https://api.parley.example/webhooks/stores/woocommerce/stor_1';

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication-over-https */
const headers = { authorization: `Basic ${Buffer.from('ck_parley_local:cs_parley_local').toString('base64')}` };

const PRODUCT = {
  id: 1,
  name: 'Skarv Rain Jacket Women',
  slug: 'skarv-rain-jacket-women',
  permalink: 'https://northwind.example/product/skarv-rain-jacket-women/',
  date_modified_gmt: '2026-11-01T08:00:00',
  type: 'variable',
  status: 'publish',
  catalog_visibility: 'visible',
  description: '<p>Three layers that keep real rain out.</p>\n',
  short_description: '',
  sku: '',
  price: '129.00',
  regular_price: '',
  sale_price: '',
  on_sale: false,
  manage_stock: false,
  stock_quantity: null,
  stock_status: 'instock',
  categories: [{ id: 9, name: 'Jacket', slug: 'jacket' }],
  tags: [{ id: 34, name: 'waterproof', slug: 'waterproof' }],
  images: [{ id: 792, src: 'https://northwind.example/wp-content/uploads/skarv.jpg', name: '', alt: '' }],
  attributes: [{ id: 6, name: 'Colour', position: 0, visible: true, variation: true, options: ['Signal red'] }],
  variations: [1_000_100],
};

const webhook = (id: number, topic: string) => ({
  id,
  name: 'Parley',
  status: 'active',
  topic,
  resource: topic.split('.')[0],
  event: topic.split('.')[1],
  delivery_url: CALLBACK,
});

const asked = (topic: string) => ({
  name: 'Parley',
  topic,
  delivery_url: CALLBACK,
  secret: 'a secret',
  status: 'active',
});

export const WOOCOMMERCE_FIXTURES = {
  index: {
    name: 'Index of the REST API',
    reference: 'https://developer.wordpress.org/rest-api/using-the-rest-api/discovery/',
    request: { method: 'GET', path: '/?_fields=name,home', headers: {} },
    response: { status: 200, body: { name: 'Northwind Outdoor', home: 'https://northwind.example' } },
  },
  currency: {
    name: 'Retrieve current currency',
    reference: `${PAGES}#retrieve-current-currency`,
    request: { method: 'GET', path: '/wc/v3/data/currencies/current', headers },
    response: { status: 200, body: { code: 'CHF', name: 'Swiss franc', symbol: '&#67;&#72;&#70;' } },
  },
  products: {
    name: 'List all products',
    reference: `${PAGES}#list-all-products`,
    request: {
      method: 'GET',
      path:
        '/wc/v3/products?status=publish&orderby=id&order=asc&per_page=100&offset=0' +
        '&modified_after=2026-10-31T00%3A00%3A00.000Z&dates_are_gmt=true',
      headers,
    },
    response: { status: 200, body: [PRODUCT] },
  },
  product: {
    name: 'Retrieve a product',
    reference: `${PAGES}#retrieve-a-product`,
    request: { method: 'GET', path: '/wc/v3/products/1', headers },
    response: { status: 200, body: PRODUCT },
  },
  variations: {
    name: 'List all product variations',
    reference: `${PAGES}#list-all-product-variations`,
    request: { method: 'GET', path: '/wc/v3/products/1/variations?per_page=100&page=1', headers },
    response: {
      status: 200,
      body: [
        {
          id: 1_000_100,
          permalink: 'https://northwind.example/product/skarv-rain-jacket-women/?attribute_pa_colour=signal-red',
          sku: 'NW-001-00',
          price: '129.00',
          regular_price: '129.00',
          sale_price: '',
          on_sale: false,
          status: 'publish',
          manage_stock: true,
          stock_quantity: 10,
          stock_status: 'instock',
          attributes: [{ id: 6, name: 'Colour', option: 'Signal red' }],
        },
      ],
    },
  },
  webhooks: {
    name: 'List all webhooks',
    reference: `${PAGES}#list-all-webhooks`,
    request: { method: 'GET', path: '/wc/v3/webhooks?per_page=100', headers },
    response: { status: 200, body: [webhook(1, 'product.created')] },
  },
  createWebhook: (topic: string): Fixture => ({
    name: 'Create a webhook',
    reference: `${PAGES}#create-a-webhook`,
    request: { method: 'POST', path: '/wc/v3/webhooks', headers, body: asked(topic) },
    response: { status: 201, body: webhook(2, topic) },
  }),
  updateWebhook: {
    name: 'Update a webhook',
    reference: `${PAGES}#update-a-webhook`,
    request: { method: 'PUT', path: '/wc/v3/webhooks/1', headers, body: asked('product.created') },
    response: { status: 200, body: webhook(1, 'product.created') },
  },
  deleteWebhook: {
    name: 'Delete a webhook',
    reference: `${PAGES}#delete-a-webhook`,
    request: { method: 'DELETE', path: '/wc/v3/webhooks/1?force=true', headers },
    response: { status: 200, body: webhook(1, 'product.created') },
  },
} satisfies Record<string, Fixture | ((topic: string) => Fixture)>;
