import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import type { ShopEvent } from '../shops/storefront.ts';
import { guid, money } from './records.ts';
import type { WixSite } from './sites.ts';
import { WIX_WEBHOOK_KEY } from './webhookKey.ts';

type Told = { eventType: string; data: unknown };

/** What Wix tells of something that happened in a site, by its catalogue. */
export function newsOf({ catalogVersion }: WixSite, event: ShopEvent, at: Date): Told[] {
  if (event.kind === 'Ordered') return [ordered(event, at)];
  const productId = guid('product', event.product.number);
  const isGone = event.kind === 'ProductDeleted';
  if (catalogVersion === 'V3_CATALOG') {
    const entityFqdn = 'wix.stores.catalog.v3.product';
    const entity = { id: productId, name: event.product.title };
    return [
      isGone
        ? domainEvent(entityFqdn, 'deleted', productId, at, { deletedEvent: {} })
        : domainEvent(entityFqdn, 'updated', productId, at, { updatedEvent: { currentEntity: entity } }),
      ...(isGone
        ? []
        : event.product.variants.slice(0, 1).map(({ number, stock }) => stocked(productId, number, stock, at))),
    ];
  }
  const v1 = 'com.wix.ecommerce.catalog.api.v1';
  const data = { productId, originatedFromVersion: 'V1_CATALOG' };
  return isGone
    ? [{ eventType: `${v1}.ProductDeleted`, data }]
    : [{ eventType: `${v1}.ProductChanged`, data: { ...data, changedFields: ['priceData'] } }];
}

function stocked(productId: string, variant: number, quantity: number, at: Date): Told {
  const id = guid('inventory', variant);
  const currentEntity = { id, productId, variantId: guid('variant', variant), trackQuantity: true, quantity };
  const fqdn = 'wix.stores.catalog.v3.inventory_item';
  return domainEvent(fqdn, 'updated', id, at, { updatedEvent: { currentEntity } });
}

/** https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/order-approved */
function ordered({ orderId, total }: Extract<ShopEvent, { kind: 'Ordered' }>, at: Date): Told {
  const id = guid('product', orderId);
  const order = {
    id,
    number: String(orderId),
    currency: 'CHF',
    status: 'APPROVED',
    priceSummary: { total: { amount: money(total) } },
  };
  return domainEvent('wix.ecom.v1.order', 'approved', id, at, { actionEvent: { body: { order } } });
}

/** https://dev.wix.com/docs/rest/articles/get-started/webhook-structure */
function domainEvent(entityFqdn: string, slug: string, entityId: string, at: Date, body: object): Told {
  const data = { id: randomUUID(), entityFqdn, slug, entityId, eventTime: at.toISOString(), ...body };
  return { eventType: `${entityFqdn}_${slug}`, data };
}

/** The token that is the body of a webhook. */
export async function signNews({ instanceId }: Pick<WixSite, 'instanceId'>, { eventType, data }: Told, at: Date) {
  const identity = JSON.stringify({ identityType: 'APP' });
  const envelope = { eventType, instanceId, data: JSON.stringify(data), identity };
  const seconds = Math.floor(at.getTime() / 1000);
  return new SignJWT({ data: JSON.stringify(envelope) })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(await importPKCS8(WIX_WEBHOOK_KEY, 'RS256'));
}
