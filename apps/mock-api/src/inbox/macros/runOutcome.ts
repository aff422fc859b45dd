import * as v from 'valibot';
import type { Conversation, Prisma } from '@parley/db';
import type { ConversationChange, Left } from '#inbox/change/conversationChange.ts';
import { StoredAction } from './storedAction.ts';

const hasId = (value: unknown) => typeof value === 'object' && value !== null && 'id' in value;

/** A change as JSON carries it. */
const Undo = v.pipe(
  v.custom<Omit<ConversationChange, 'snoozedUntil'> & { snoozedUntil?: string | null }>(hasId),
  v.transform(({ snoozedUntil, ...change }): ConversationChange => ({
    ...change,
    ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
  })),
);

/** How a conversation was left, as JSON carries it. */
const LeftThere = v.pipe(
  v.custom<Omit<Left, 'snoozedUntil'> & { snoozedUntil: string | null }>(hasId),
  v.transform(({ snoozedUntil, ...left }): Left => ({
    ...left,
    snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
  })),
);

const Outcome = v.object({
  macroId: v.string(),
  /** As asked for. */
  conversationIds: v.array(v.string()),
  /** As asked for. */
  snoozedUntil: v.nullable(
    v.pipe(
      v.string(),
      v.transform((instant) => new Date(instant)),
    ),
  ),
  /** What the macro did when it was run, whatever it has become since. */
  actions: v.array(StoredAction),
  /** Of the conversations that it was run on until now, in this order. */
  undo: v.array(Undo),
  /** How it left each of them. A run that was stored before this was kept has none. */
  left: v.optional(v.array(LeftThere), []),
  messageIds: v.array(v.string()),
  leftOut: v.array(v.object({ conversationId: v.string(), undefinedVariables: v.array(v.string()) })),
  passedOver: v.array(v.number()),
  /** Where it was undone until now. */
  undoneIds: v.array(v.string()),
  /** Where something of it stays, because whom or what the undo names is not there any more. */
  partlyUndoneIds: v.array(v.string()),
  /** Where something of it stays, because it was changed again since. */
  changedSinceIds: v.optional(v.array(v.string()), []),
});

/** What was asked of a run, and what has come of it. */
export type RunOutcome = v.InferOutput<typeof Outcome>;

const Stored = v.pipe(v.string(), v.parseJson(), Outcome);

/** The outcome in a run's row. */
export const storedOutcome = ({ outcome }: { outcome: string }): RunOutcome => v.parse(Stored, outcome);

/** Keeps what has come of a run. */
export const storeOutcome = (tx: Prisma.TransactionClient, id: string, outcome: RunOutcome) =>
  tx.macroRun.update({ where: { id }, data: { outcome: JSON.stringify(outcome) } });

/** Conversations as they now stand, in this order; those that are gone are left out. */
export async function nowStanding(
  db: Prisma.TransactionClient,
  clientId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  const rows = await db.conversation.findMany({ where: { id: { in: [...ids] }, clientId } });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
