import type { Prisma } from '@parley/db';

/** Gives up what waits for an endpoint that is turned off; its jobs find that and do nothing. */
export async function giveUpWaiting(
  { webhookDelivery }: Pick<Prisma.TransactionClient, 'webhookDelivery'>,
  endpointId: string,
): Promise<void> {
  await webhookDelivery.updateMany({
    where: { endpointId, state: 'Waiting' },
    data: { state: 'Failed', nextTryAt: null, error: 'The endpoint was turned off.' },
  });
}
