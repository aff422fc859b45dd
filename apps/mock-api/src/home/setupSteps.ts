import type { SetupStep, SetupStepKind } from '#__generated__/resolvers.ts';
import type { Client, ClientSubscription } from '@parley/db';
import { freeTrialInfo } from '#billing/freeTrial.ts';
import type { Context } from '#context.ts';

/** How far a client has come on the way to a chat that runs. */
export async function setupSteps({ db, clock }: Pick<Context, 'db' | 'clock'>, clientId: string): Promise<SetupStep[]> {
  const [client, assistants, installed, trained, people] = await Promise.all([
    db.client.findUniqueOrThrow({ where: { id: clientId }, include: { subscription: true } }),
    db.assistant.count({ where: { clientId, archivedAt: null } }),
    db.assistant.count({ where: { clientId, archivedAt: null, lastPingAt: { not: null } } }),
    db.article.count({ where: { clientId, gptStatus: { in: ['Trained', 'Outdated'] } } }),
    db.user.count({ where: { clientId } }),
  ]);
  const done: Record<SetupStepKind, boolean> = {
    // Not every company has a website.
    Company: client.timezone !== null,
    Assistant: assistants > 0,
    Content: trained > 0,
    Plan: client.subscription !== null && !hasEnded(client, client.subscription, clock.now()),
    Installation: installed > 0,
    People: people > 1,
  };
  return ORDER.map((kind) => ({ kind, isDone: done[kind] }));
}

const ORDER: readonly SetupStepKind[] = ['Company', 'Assistant', 'Content', 'Plan', 'Installation', 'People'];

/** Whether a plan has to be chosen again: the trial is over and nobody pays, or it was cancelled. */
const hasEnded = (client: Client, subscription: ClientSubscription, now: Date) =>
  subscription.status === 'Canceled' ||
  freeTrialInfo({ ...client, messagesUsed: 0 }, subscription, now)?.daysRemaining === 0;
