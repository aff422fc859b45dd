import { createHash } from 'node:crypto';
import { errors, importSPKI, jwtVerify } from 'jose';
import * as v from 'valibot';

/** What Wix tells of, about one site. */
export type WixNews = {
  instanceId: string;
  /** The same when it comes again. */
  key: string;
  news: { kind: 'Product'; externalId: string } | { kind: 'Removed' } | { kind: 'Nothing' };
};

const Json = v.pipe(v.string(), v.parseJson());
const Claims = v.object({
  data: v.pipe(Json, v.object({ eventType: v.string(), instanceId: v.string(), data: v.optional(Json) })),
});

const WithProduct = v.object({ productId: v.string() });
/** https://dev.wix.com/docs/rest/articles/get-started/webhook-structure */
const Event = v.object({
  id: v.string(),
  entityFqdn: v.string(),
  entityId: v.string(),
  createdEvent: v.optional(v.object({ entity: v.unknown() })),
  updatedEvent: v.optional(v.object({ currentEntity: v.unknown() })),
});

const PRODUCT_V3 = /^wix\.stores\.catalog\.v3\.product_/;
const INVENTORY_V3 = /^wix\.stores\.catalog\.v3\.inventory_item_/;
const CATALOGUE_V1 = /^com\.wix\.ecommerce\.(catalog|inventory)\.api\.v1\.(Product|Variants|Inventory)/;

/**
 * What a webhook says; null for what Wix has not signed. Its body is a token whose `data` holds JSON, whose `data` holds JSON
 * again: https://dev.wix.com/docs/build-apps/develop-your-app/api-integrations/events-and-webhooks/about-webhooks. Orders say
 * nothing of where a customer came from, so nothing is made of them.
 */
export async function readWixWebhook(body: string, publicKey: string, now: Date): Promise<WixNews | null> {
  const claims = await claimsOf(body.trim(), publicKey, now);
  if (!claims) return null;
  const { eventType, instanceId, data } = claims.data;
  const event = v.safeParse(Event, data);
  // Those of the former catalogue have no id: signed anew they are news again, and the product is fetched again.
  const key = event.success ? event.output.id : createHash('sha256').update(body.trim()).digest('base64url');
  return { instanceId, key, news: newsOf(eventType, data) };
}

function newsOf(eventType: string, data: unknown): WixNews['news'] {
  if (eventType === 'AppRemoved') return { kind: 'Removed' };
  const event = v.safeParse(Event, data);
  const isEntity = event.success && event.output.entityFqdn === 'wix.stores.catalog.v3.product';
  if (PRODUCT_V3.test(eventType) && isEntity) return { kind: 'Product', externalId: event.output.entityId };
  const about = INVENTORY_V3.test(eventType) && event.success ? entityOf(event.output) : data;
  const isStock = INVENTORY_V3.test(eventType) || CATALOGUE_V1.test(eventType);
  const product = v.safeParse(WithProduct, about);
  return isStock && product.success ? { kind: 'Product', externalId: product.output.productId } : { kind: 'Nothing' };
}

const entityOf = ({ createdEvent, updatedEvent }: v.InferOutput<typeof Event>) =>
  updatedEvent?.currentEntity ?? createdEvent?.entity;

async function claimsOf(token: string, publicKey: string, now: Date) {
  try {
    const key = await importSPKI(publicKey, 'RS256');
    const { payload } = await jwtVerify(token, key, { algorithms: ['RS256'], currentDate: now, clockTolerance: 60 });
    const claims = v.safeParse(Claims, payload);
    return claims.success ? claims.output : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
