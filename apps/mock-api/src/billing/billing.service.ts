import type { ClientSubscription } from '@parley/db';
import type { Context } from '#context.ts';
import { freeTrialInfo } from './freeTrial.ts';
import { messagesUsed } from './usage/usage.service.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** What is left of the client's trial; null when there is nothing to say about one. */
export async function clientFreeTrialInfo(deps: Deps, clientId: string) {
  const { db, clock } = deps;
  const client = await db.client.findUnique({ where: { id: clientId }, include: { subscription: true } });
  if (!client?.subscription) return null;
  const used = { ...client, messagesUsed: await messagesUsed(deps, clientId) };
  return freeTrialInfo(used, client.subscription, clock.now());
}

/** The client's plan; null until onboarding is finished, and for people who work for nobody. */
export async function subscriptionOf({ db }: Pick<Deps, 'db'>, clientId: string | null) {
  return clientId === null ? null : db.clientSubscription.findUnique({ where: { clientId } });
}

/** How many of the client's conversations hold messages that no agent has read. */
export function countUnreadConversations({ db }: Pick<Deps, 'db'>, clientId: string) {
  return db.conversation.count({ where: { clientId, containMessagesUnreadByAgents: true } });
}

/** The smaller plan that waits for the end of the paid period. */
export function scheduledDowngrade({ downgradeType, downgradeDueDate }: ClientSubscription) {
  return downgradeType && downgradeDueDate ? { type: downgradeType, dueDate: downgradeDueDate } : null;
}

/** The viewer's own client, as it is now. */
export const ownClient = ({ db }: Pick<Deps, 'db'>, clientId: string) =>
  db.client.findUniqueOrThrow({ where: { id: clientId } });
