import type { ProductAction } from '#__generated__/resolvers.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { visitorActionLimits } from '#chat/limits.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { ownMessages } from '#inbox/conversations/ownConversations.ts';
import { numberOfProduct } from '../catalogue/productRow.ts';
import { shelfOf } from './shelf.ts';

type Did = { messageId: string; productId: string; action: ProductAction };

/** Counts that a visitor opened a product, or put it into the cart; once each. Throws NOT_FOUND for what was not shown to them. */
export async function recordProductAction(
  ctx: Pick<Context, 'db' | 'clock'>,
  visitor: VisitorViewer,
  { messageId, productId, action }: Did,
): Promise<boolean> {
  await takeHits(ctx, visitorActionLimits(visitor.visitorId));
  const { db, clock } = ctx;
  const message = await db.message.findFirst({ where: { id: messageId, ...ownMessages(visitor) } });
  const shelf = message && shelfOf(message);
  const card = shelf?.cards.find((one) => one.productId === numberOfProduct(productId));
  if (!shelf || !card) throw domainError('NOT_FOUND', 'This product was not shown here.');
  return db.$transaction(async (tx) => {
    const key = { searchId: shelf.searchId, kind: action, reference: card.externalId };
    const search = await tx.productSearch.findUnique({ where: { id: shelf.searchId }, select: { storeId: true } });
    if (!search || (await tx.productEvent.findUnique({ where: { searchId_kind_reference: key } }))) return false;
    const product = await tx.product.findUnique({ where: { id: card.productId }, select: { id: true } });
    await tx.productEvent.create({
      data: { ...key, storeId: search.storeId, productId: product?.id ?? null, createdAt: clock.now() },
    });
    return true;
  });
}
