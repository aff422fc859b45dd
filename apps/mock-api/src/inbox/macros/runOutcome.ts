import * as v from 'valibot';
import type { ConversationChange } from '#inbox/change/conversationChange.ts';

/** A change as JSON carries it. */
const Undo = v.pipe(
  v.custom<Omit<ConversationChange, 'snoozedUntil'> & { snoozedUntil?: string | null }>(
    (change) => typeof change === 'object' && change !== null && 'id' in change,
  ),
  v.transform(({ snoozedUntil, ...change }): ConversationChange => ({
    ...change,
    ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
  })),
);

const Outcome = v.object({
  macroId: v.string(),
  /** As asked for. */
  conversationIds: v.array(v.string()),
  undo: v.array(Undo),
  messageIds: v.array(v.string()),
  leftOut: v.array(v.object({ conversationId: v.string(), undefinedVariables: v.array(v.string()) })),
  passedOver: v.array(v.number()),
});

/** What was asked of a run, and what came of it. */
export type RunOutcome = v.InferOutput<typeof Outcome>;

const Stored = v.pipe(v.string(), v.parseJson(), Outcome);

/** The outcome in a run's row. */
export const storedOutcome = ({ outcome }: { outcome: string }): RunOutcome => v.parse(Stored, outcome);
