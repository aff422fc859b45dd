import type { StoreNews } from './readWebhook.ts';

/** A webhook as its reference page has it, byte for byte: its signature was made apart from our code, with the secret `hush`. */
export type WebhookFixture = {
  name: string;
  reference: string;
  headers: Record<string, string>;
  body: string;
  /** What is made of it. */
  news: StoreNews['news'];
};

const SHOPIFY = 'https://shopify.dev/docs/apps/build/webhooks/delivery-structure';
const WOOCOMMERCE = 'https://woocommerce.com/document/webhooks/';

const shopify = (topic: string, signature: string) => ({
  'content-type': 'application/json',
  'x-shopify-topic': topic,
  'x-shopify-hmac-sha256': signature,
  'x-shopify-shop-domain': 'northwind.myshopify.com',
  'x-shopify-api-version': '2026-10',
  'x-shopify-webhook-id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
  'x-shopify-event-id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
  'x-shopify-triggered-at': '2026-11-25T10:00:00.123456789Z',
});
const wooCommerce = (topic: string, signature: string) => ({
  'content-type': 'application/json',
  'x-wc-webhook-source': 'https://northwind.example/',
  'x-wc-webhook-topic': topic,
  'x-wc-webhook-resource': topic.split('.')[0] ?? '',
  'x-wc-webhook-event': topic.split('.')[1] ?? '',
  'x-wc-webhook-signature': signature,
  'x-wc-webhook-id': '142',
  'x-wc-webhook-delivery-id': '11c0e6a6f1e1b1b5a5f0a4f9f8c2d3e4',
});

export const SHOPIFY_WEBHOOKS: readonly WebhookFixture[] = [
  {
    name: 'products/update',
    reference: SHOPIFY,
    headers: shopify('products/update', 'UlKtGmCsCMpP/8KK6PDz1bBNE6cMZbg+XSqzm+XEK2E='),
    body: '{"id":9554194432293,"admin_graphql_api_id":"gid://shopify/Product/9554194432293","title":"Skarv Rain Jacket Women","handle":"skarv-rain-jacket-women","status":"active","vendor":"Northwind Outdoor","product_type":"Jacket","updated_at":"2026-11-25T11:00:00+01:00","tags":"waterproof, breathable","variants":[{"id":642667041472713922,"title":"Signal red / XS","price":"129.00","sku":"NW-001-00","updated_at":"2026-11-25T11:00:00+01:00"}]}',
    news: { kind: 'Product', externalId: 'gid://shopify/Product/9554194432293' },
  },
  {
    name: 'products/delete',
    reference: SHOPIFY,
    headers: shopify('products/delete', 'it/CyfDr5q+KosEbhf951H+1lmjYJf7JXmkYKB0nDNM='),
    body: '{"id":9554194432293}',
    news: { kind: 'Product', externalId: 'gid://shopify/Product/9554194432293' },
  },
  {
    name: 'orders/create',
    reference: SHOPIFY,
    headers: shopify('orders/create', 'mogGO4JaUm+kTNrcwp43K4mPO8rPgc9Jd4Q+1bFs8Zo='),
    body: '{"id":5432198765432,"admin_graphql_api_id":"gid://shopify/Order/5432198765432","created_at":"2026-11-25T11:00:00+01:00","currency":"CHF","total_price":"129.00","note_attributes":[{"name":"parley","value":"psrc_1"}],"line_items":[{"product_id":9554194432293,"quantity":1,"price":"129.00"}]}',
    news: { kind: 'Order', orderId: '5432198765432', amount: 12_900, reference: 'psrc_1' },
  },
  {
    name: 'app/uninstalled',
    reference: SHOPIFY,
    headers: shopify('app/uninstalled', 'CLly9G0sgy/MfexR9DQG3JQkOBrRR6xTyFv0wJCi98g='),
    body: '{"id":548380009,"name":"Northwind Outdoor","myshopify_domain":"northwind.myshopify.com"}',
    news: { kind: 'Removed' },
  },
];

export const WOOCOMMERCE_WEBHOOKS: readonly WebhookFixture[] = [
  {
    name: 'product.updated',
    reference: WOOCOMMERCE,
    headers: wooCommerce('product.updated', 'PvlQycFea9uPm3rYJSMRjXmStRhsdjC3LG3iLXqs964='),
    body: '{"id":794,"name":"Skarv Rain Jacket Women","slug":"skarv-rain-jacket-women","permalink":"https://northwind.example/product/skarv-rain-jacket-women/","type":"variable","status":"publish"}',
    news: { kind: 'Product', externalId: '794' },
  },
  {
    name: 'product.deleted',
    reference: WOOCOMMERCE,
    headers: wooCommerce('product.deleted', 'dVMVOXm/EdDX5IaFhfBUzNsHu8Hp9qbL0HOOGi03/78='),
    body: '{"id":794}',
    news: { kind: 'Product', externalId: '794' },
  },
  {
    name: 'order.created',
    reference: 'https://woocommerce.com/document/order-attribution-tracking/',
    headers: wooCommerce('order.created', 'OV9DF9d5lxiiMHYl0nH1kD2VWcSEP9AaxWSrT+kfPSw='),
    body: '{"id":727,"status":"processing","currency":"CHF","total":"129.00","meta_data":[{"id":1,"key":"_wc_order_attribution_utm_content","value":"psrc_1"}]}',
    news: { kind: 'Order', orderId: '727', amount: 12_900, reference: 'psrc_1' },
  },
];

/** Their bodies are tokens that hold their signature; the private half of the key is nowhere. */
export const WIX_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArBqJtMDuEQElyIsD71rt
FIbFRs4mUNzF6QlA9NU7sQdsmOnCbJ/P6ihr4t922krX/PPjO1DmnrbRg287JruQ
tWSog/pfcM1LhRRiGB5Mw2GkfVzfWLSXBdHW1mhcu4YFbjS3wLLTXKg/LApzZ8sY
sev+SS0w9+CZaI/77LMzRQo0H0Sz4SFvixbkB2uKf57NDOybARTCA2+aN68qBwPR
KE6c7xhENxFcuSXOVfOn6G4dUlvValfnxiBghWt1FAlCRpmY+IQRho5a1rdtewtb
oqGbxetCkybqhgG8eG9J/BHuTOlq7a5PE8YNP5/VBsS2aDtLG32ncgkjl/WDAWNo
xwIDAQAB
-----END PUBLIC KEY-----
`;
export const WIX_SIGNED_AT = new Date('2026-11-25T10:00:00Z');
const WIX = 'https://dev.wix.com/docs/build-apps/develop-your-app/api-integrations/events-and-webhooks/about-webhooks';
const WIX_PRODUCT = '10000000-0000-4000-8000-000000000001';

export const WIX_WEBHOOKS: readonly WebhookFixture[] = [
  {
    name: 'Product Updated of Catalog V3',
    reference: WIX,
    headers: { 'content-type': 'text/plain' },
    body: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie1wiZXZlbnRUeXBlXCI6XCJ3aXguc3RvcmVzLmNhdGFsb2cudjMucHJvZHVjdF91cGRhdGVkXCIsXCJpbnN0YW5jZUlkXCI6XCIxM2VlMmYxYy0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDFcIixcImRhdGFcIjpcIntcXFwiaWRcXFwiOlxcXCI3MGNlYjg4Zi0yYzcxLTRkODMtYjhmNy1hYjNjMWUwYjVhMTFcXFwiLFxcXCJlbnRpdHlGcWRuXFxcIjpcXFwid2l4LnN0b3Jlcy5jYXRhbG9nLnYzLnByb2R1Y3RcXFwiLFxcXCJzbHVnXFxcIjpcXFwidXBkYXRlZFxcXCIsXFxcImVudGl0eUlkXFxcIjpcXFwiMTAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAxXFxcIixcXFwiZXZlbnRUaW1lXFxcIjpcXFwiMjAyNi0xMS0yNVQxMDowMDowMC4wMDBaXFxcIixcXFwidXBkYXRlZEV2ZW50XFxcIjp7XFxcImN1cnJlbnRFbnRpdHlcXFwiOntcXFwiaWRcXFwiOlxcXCIxMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDFcXFwiLFxcXCJuYW1lXFxcIjpcXFwiU2thcnYgUmFpbiBKYWNrZXQgV29tZW5cXFwifX19XCIsXCJpZGVudGl0eVwiOlwie1xcXCJpZGVudGl0eVR5cGVcXFwiOlxcXCJBUFBcXFwifVwifSIsImlhdCI6MTc5NTYwMDgwMCwiZXhwIjoxNzk1NjA0NDAwfQ.Hw2Bc7Jd0UsTeGuDnJQ1L9FRHaQkC6k1mJTpKC8kSVv6uHxtEQAsKTgAV2iejjVryGNB95hTZZtS2zwPK4ecczXl2bTh2Rc1XVJ98cWZGfHt9vZjyAU2lXCLVy_ywh9cWT96OThj8l39cdqzR8SDLBemUtWa_exNpMD1pUYa3Sn-eBxB1yAQG_bWV6fIZ1BLV4xONAeq5QOMEmJcnDGEimXnehcmkk6P1R2Xrr-dsF6eaXqtQ7GgeoqTbe-K5hlETap90T_88UlqFGNnmVxdtJ4LyTKGIKUXuLdc7_vzMl4Hhz-s-FojuJNmZTi5bA8RSdSmjmTkqXqUTfv07zuPrw',
    news: { kind: 'Product', externalId: WIX_PRODUCT },
  },
  {
    name: 'Product Changed of Catalog V1',
    reference: WIX,
    headers: { 'content-type': 'text/plain' },
    body: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie1wiZXZlbnRUeXBlXCI6XCJjb20ud2l4LmVjb21tZXJjZS5jYXRhbG9nLmFwaS52MS5Qcm9kdWN0Q2hhbmdlZFwiLFwiaW5zdGFuY2VJZFwiOlwiMTNlZTJmMWMtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAxXCIsXCJkYXRhXCI6XCJ7XFxcInByb2R1Y3RJZFxcXCI6XFxcIjEwMDAwMDAwLTAwMDAtNDAwMC04MDAwLTAwMDAwMDAwMDAwMVxcXCIsXFxcIm9yaWdpbmF0ZWRGcm9tVmVyc2lvblxcXCI6XFxcIlYxX0NBVEFMT0dcXFwiLFxcXCJjaGFuZ2VkRmllbGRzXFxcIjpbXFxcInByaWNlRGF0YVxcXCJdfVwiLFwiaWRlbnRpdHlcIjpcIntcXFwiaWRlbnRpdHlUeXBlXFxcIjpcXFwiQVBQXFxcIn1cIn0iLCJpYXQiOjE3OTU2MDA4MDAsImV4cCI6MTc5NTYwNDQwMH0.HHtgPyGiipfA4lNa_-Pe-NHN1dq3izwTzuUhOxmqSxwksHIYzg58lzNu5ico9ixUvllUHdBoPgzBLz3L65X_Bhjgh6mBnC1qnZx_VplWR0W74mwiCqTYPtQXoSePvQSZtH297j7Q5A-hRP9VSK9GHtFNSOi917g3yzXeFLjswvXUrUtSOv8rTpE_vmtyC3fxFVlJENYz2QpauM_RHd56ExvR7m1b6EqWzRuq6-zoIEYCRI8aB4FXOw3wSPusfrmQ13Nx6Vdihy21XIisUVIHpPjr3oFjs53j4lp9eanY_emMI28czPE5tJnqIozmMWGvipbCmhfWovPD__ZX7uG8zQ',
    news: { kind: 'Product', externalId: WIX_PRODUCT },
  },
  {
    name: 'App Instance Removed',
    reference: WIX,
    headers: { 'content-type': 'text/plain' },
    body: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie1wiZXZlbnRUeXBlXCI6XCJBcHBSZW1vdmVkXCIsXCJpbnN0YW5jZUlkXCI6XCIxM2VlMmYxYy0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDFcIixcImRhdGFcIjpcIntcXFwiYXBwSWRcXFwiOlxcXCJwYXJsZXlcXFwifVwiLFwiaWRlbnRpdHlcIjpcIntcXFwiaWRlbnRpdHlUeXBlXFxcIjpcXFwiQVBQXFxcIn1cIn0iLCJpYXQiOjE3OTU2MDA4MDAsImV4cCI6MTc5NTYwNDQwMH0.KXIEKRTsB42n3d1CWLgktU-PsjaTv4Nk818wmPZVdQTsFz0-3yPpKS3oLtdSaK2mEjN1HkItSgtvOg_lJA3Ayw83YOBaQETUd07mK23dIR94-FhGbgsttEiZpgIJuv20E42mwldpPEXP9_5HPnYwNAkTx22kk_WuzgQvTJL8K--EDzqnwmui3O9rEiC-HCc8uripB1PeqtfYC03KpCAvkKwNFcjy0ix8hG7IGawHSYf_HaL1mrVap6kaysmA_2JUsA6n7DLSYzkrl5BAvUg1Fm1bYBOekhxTQKoV-FYLMWVSb-Kh6UliJHUyxbTm0e9iBEtwVbbsBfEUc8sb7gsbfw',
    news: { kind: 'Removed' },
  },
];
