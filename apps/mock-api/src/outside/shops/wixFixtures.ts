import type { Fixture } from '#testing/contract.ts';

const PAGES = 'https://dev.wix.com/docs/api-reference';
const STORES = `${PAGES}/business-solutions/stores`;
const TOKEN = 'OauthNG.JWS.eyJraWQiOiJZSEJzdUpwSCJ9';
const IDS = {
  product: '10000000-0000-4000-8000-000000000001',
  variant: '20000000-0000-4000-8000-000000000100',
  option: '30000000-0000-4000-8000-000000000010',
  choice: '40000000-0000-4000-8000-000000010000',
  category: '50000000-0000-4000-8000-000000000000',
};
const FIELDS = ['URL', 'CURRENCY', 'PLAIN_DESCRIPTION', 'DIRECT_CATEGORIES_INFO'];

const request = (method: string, path: string, body?: unknown): Fixture['request'] => ({
  method,
  path,
  headers: { authorization: TOKEN },
  ...(body !== undefined && { body }),
});

/** As https://dev.wix.com/docs/api-reference/articles/work-with-wix-apis/data-retrieval/about-the-wix-api-query-language has pages. */
const page = (name: string, record: object) => ({
  status: 200,
  body: { [name]: [record], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
});
/** What follows the first page would be asked for by its cursor. */
const whole = (filter?: object) => ({ cursorPaging: { limit: 1000 }, ...(filter && { filter }) });

const PRODUCT_V3 = {
  id: IDS.product,
  revision: '1',
  createdDate: '2026-11-01T08:00:00.000Z',
  updatedDate: '2026-11-01T08:00:00.000Z',
  name: 'Skarv Rain Jacket Women',
  slug: 'skarv-rain-jacket-women',
  visible: true,
  productType: 'PHYSICAL',
  url: {
    relativePath: '/products/skarv-rain-jacket-women',
    url: 'https://northwind.example/products/skarv-rain-jacket-women',
  },
  currency: 'CHF',
  plainDescription: '<p>Three layers that keep real rain out.</p>',
  media: {
    main: {
      id: 'skarv.jpg',
      image: { id: 'skarv.jpg', url: 'https://static.wixstatic.com/media/skarv.jpg', width: 640, height: 640 },
      mediaType: 'IMAGE',
    },
  },
  brand: { id: '50000000-0000-4000-8000-000000000999', name: 'Northwind Outdoor' },
  mainCategoryId: IDS.category,
  directCategoriesInfo: { categories: [{ id: IDS.category }] },
  inventory: { availabilityStatus: 'IN_STOCK' },
  options: [
    {
      id: IDS.option,
      name: 'Colour',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ choiceId: IDS.choice, name: 'Signal red' }] },
    },
  ],
};

const SOLD_V3 = {
  visible: true,
  sku: 'NW-001-00',
  price: { actualPrice: { amount: '129.00' } },
  inventoryStatus: { inStock: true, preorderEnabled: false },
};

const PRODUCT_V1 = {
  id: IDS.product,
  numericId: '1700000000000001',
  name: 'Skarv Rain Jacket Women',
  slug: 'skarv-rain-jacket-women',
  visible: true,
  productType: 'physical',
  description: '<p>Three layers that keep real rain out.</p>',
  sku: 'NW-001-00',
  priceData: { currency: 'CHF', price: 129, discountedPrice: 129 },
  stock: { trackInventory: true, quantity: 91, inStock: true, inventoryStatus: 'IN_STOCK' },
  media: { mainMedia: { image: { url: 'https://static.wixstatic.com/media/skarv.jpg' }, mediaType: 'image' } },
  manageVariants: true,
  productOptions: [
    {
      optionType: 'color',
      name: 'Colour',
      choices: [{ value: '#c2272d', description: 'Signal red', inStock: true, visible: true }],
    },
  ],
  productPageUrl: { base: 'https://northwind.example/', path: '/products/skarv-rain-jacket-women' },
  collectionIds: [IDS.category],
  lastUpdated: '2026-11-01T08:00:00.000Z',
  brand: 'Northwind Outdoor',
  ribbon: '',
  variants: [
    {
      id: IDS.variant,
      choices: { Colour: 'Signal red' },
      variant: { priceData: { currency: 'CHF', price: 129, discountedPrice: 129 }, sku: 'NW-001-00', visible: true },
      stock: { trackQuantity: true, quantity: 10, inStock: true },
    },
  ],
};

/** What is asked of every site. */
export const wixSiteFixtures = (instanceId: string, catalogVersion: 'V1_CATALOG' | 'V3_CATALOG') => ({
  token: {
    name: 'Create access token',
    reference: `${PAGES}/app-management/oauth-2/create-access-token`,
    request: {
      method: 'POST',
      path: '/oauth2/token',
      headers: { 'content-type': 'application/json' },
      body: {
        grant_type: 'client_credentials',
        client_id: '5ea1ed00-0000-4000-8000-000000000001',
        client_secret: 'wix-parley-local-secret',
        instance_id: instanceId,
      },
    },
    response: { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 14_400 } },
  },
  version: {
    name: 'Get catalog version',
    reference: `${STORES}/catalog-versioning/get-catalog-version`,
    request: request('GET', '/stores/v3/provision/version'),
    response: { status: 200, body: { catalogVersion } },
  },
  instance: {
    name: 'Get app instance',
    reference: `${PAGES}/app-management/app-instance/get-app-instance`,
    request: request('GET', '/apps/v1/instance'),
    response: {
      status: 200,
      body: {
        instance: { instanceId, appName: 'Parley', appVersion: '1.0.0', isFree: true },
        site: {
          siteId: '517e0000-0000-4000-8000-000000000003',
          siteDisplayName: 'Northwind Outdoor',
          locale: 'en',
          paymentCurrency: 'CHF',
          url: 'https://northwind.example',
        },
      },
    },
  },
});

export const WIX_V3_FIXTURES = {
  products: {
    name: 'Query products',
    reference: `${STORES}/catalog-v3/products-v3/query-products`,
    request: request('POST', '/stores/v3/products/query', {
      query: {
        filter: { visible: true },
        sort: [{ fieldName: 'createdDate', order: 'ASC' }],
        cursorPaging: { limit: 100 },
      },
      fields: FIELDS,
    }),
    response: page('products', PRODUCT_V3),
  },
  variants: {
    name: 'Query variants',
    reference: `${STORES}/catalog-v3/read-only-variants-v3/query-variants`,
    request: request('POST', '/stores/v3/products/query-variants', {
      query: whole({ 'productData.productId': { $in: [IDS.product] } }),
    }),
    response: page('variants', {
      ...SOLD_V3,
      id: IDS.variant,
      variantId: IDS.variant,
      optionChoices: [
        {
          optionChoiceIds: { optionId: IDS.option, choiceId: IDS.choice },
          optionChoiceNames: { optionName: 'Colour', choiceName: 'Signal red', renderType: 'TEXT_CHOICES' },
        },
      ],
      productData: { productId: IDS.product, name: 'Skarv Rain Jacket Women', visible: true },
    }),
  },
  categories: {
    name: 'Query categories',
    reference: `${PAGES}/business-management/categories/query-categories`,
    request: request('POST', '/categories/v1/categories/query', {
      query: whole(),
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
    }),
    response: page('categories', { id: IDS.category, name: 'Jacket', visible: true }),
  },
  inventory: {
    name: 'Query inventory items',
    reference: `${STORES}/catalog-v3/inventory-items-v3/query-inventory-items`,
    request: request('POST', '/stores/v3/inventory-items/query', {
      query: whole({ productId: { $in: [IDS.product] } }),
    }),
    response: page('inventoryItems', {
      id: '60000000-0000-4000-8000-000000000100',
      revision: '1',
      updatedDate: '2026-11-01T08:00:00.000Z',
      variantId: IDS.variant,
      locationId: '60000000-0000-4000-8000-000000000000',
      productId: IDS.product,
      trackQuantity: true,
      quantity: 10,
      availabilityStatus: 'IN_STOCK',
    }),
  },
  product: {
    name: 'Get product',
    reference: `${STORES}/catalog-v3/products-v3/get-product`,
    request: request('GET', `/stores/v3/products/${IDS.product}?${FIELDS.map((field) => `fields=${field}`).join('&')}`),
    response: {
      status: 200,
      body: {
        product: {
          ...PRODUCT_V3,
          variantsInfo: {
            variants: [
              {
                ...SOLD_V3,
                id: IDS.variant,
                choices: [{ optionChoiceIds: { optionId: IDS.option, choiceId: IDS.choice } }],
              },
            ],
          },
        },
      },
    },
  },
} satisfies Record<string, Fixture>;

/** In V1 filter and sort are JSON in text. */
const queryV1 = (query: object): Fixture['request'] =>
  request('POST', '/stores-reader/v1/products/query', {
    query: { paging: { limit: 100 }, sort: '[{"numericId":"asc"}]', ...query },
    includeVariants: true,
  });
const ANSWER_V1 = {
  status: 200,
  body: { products: [PRODUCT_V1], metadata: { items: 1, offset: 0 }, totalResults: 1 },
};

export const WIX_V1_FIXTURES = {
  products: {
    name: 'Query products, after one',
    reference: `${STORES}/catalog-v1/catalog/query-products`,
    request: queryV1({ filter: '{"numericId":{"$gt":1700000000000000}}' }),
    response: ANSWER_V1,
  },
  product: {
    name: 'Query products, by id',
    reference: `${STORES}/catalog-v1/catalog/query-products`,
    request: queryV1({ filter: `{"id":{"$eq":"${IDS.product}"}}` }),
    response: ANSWER_V1,
  },
  collections: {
    name: 'Query collections',
    reference: `${STORES}/catalog-v1/catalog/query-collections`,
    request: request('POST', '/stores-reader/v1/collections/query', { query: { paging: { limit: 100, offset: 0 } } }),
    response: {
      status: 200,
      body: {
        collections: [{ id: IDS.category, name: 'Jacket' }],
        metadata: { items: 1, offset: 0 },
        totalResults: 1,
      },
    },
  },
} satisfies Record<string, Fixture>;
