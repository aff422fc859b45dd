import { find, put, tell, type World } from './account.ts';
import type { Subscription } from './objects.ts';

/** Takes discounts away from a subscription: all of them, or those named. */
export function removeDiscounts(world: World, subscription: Subscription, ids = subscription.discounts): Subscription {
  if (ids.length === 0) return subscription;
  for (const id of ids) tell(world, 'customer.discount.deleted', find(world, 'discount', id));
  const without = put(world, { ...subscription, discounts: subscription.discounts.filter((id) => !ids.includes(id)) });
  tell(world, 'customer.subscription.updated', without);
  return without;
}
