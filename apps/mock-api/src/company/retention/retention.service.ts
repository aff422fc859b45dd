import type { Client } from '@parley/db';
import * as v from 'valibot';
import type { RetentionInput } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { parseInput } from '#input.ts';
import type { Context, Deps } from '#context.ts';
import { overdueConversations, overdueVisitors, type RetentionDays } from './overdue.ts';

const MOST_DAYS = 3650;
const BOUNDS = `Enter 1 to ${MOST_DAYS} days.`;

const days = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1, BOUNDS), v.maxValue(MOST_DAYS, BOUNDS)));

const FIELDS = { conversationDays: days, visitorDays: days } satisfies Record<keyof RetentionInput, unknown>;

/** For how long a company keeps what visitors said. */
export const retentionOf = (client: Client): RetentionDays => ({
  conversationDays: client.conversationRetentionDays,
  visitorDays: client.visitorRetentionDays,
});

/** Keeps conversations and visitors for so many days from now on; what is left out stays as it is. Throws BAD_INPUT with `field`. */
export async function updateRetention(ctx: Context, clientId: string, input: RetentionInput): Promise<Client> {
  const { conversationDays, visitorDays } = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const before = await tx.client.findUniqueOrThrow({ where: { id: clientId } });
    const after = await tx.client.update({
      where: { id: clientId },
      data: {
        conversationRetentionDays: conversationDays,
        visitorRetentionDays: visitorDays,
        updatedAt: ctx.clock.now(),
      },
    });
    const changes = changesBetween(before, after, WORDS);
    await audit(tx, by(ctx), { action: 'RetentionChanged', changes });
    return after;
  });
}

const WORDS = {
  conversationRetentionDays: 'days for resolved conversations',
  visitorRetentionDays: 'days for visitors',
};

/** What would go at once. Throws BAD_INPUT with `field`. */
export async function retentionPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clientId: string,
  input: RetentionInput,
) {
  const saved = retentionOf(await db.client.findUniqueOrThrow({ where: { id: clientId } }));
  const { conversationDays = saved.conversationDays, visitorDays = saved.visitorDays } = parseInput(FIELDS, input);
  const now = clock.now();
  const leaving = conversationDays === null ? null : overdueConversations(clientId, conversationDays, now);
  return {
    conversations: leaving ? await db.conversation.count({ where: leaving }) : 0,
    visitors:
      visitorDays === null
        ? 0
        : await db.visitor.count({ where: overdueVisitors(clientId, visitorDays, now, leaving) }),
  };
}
