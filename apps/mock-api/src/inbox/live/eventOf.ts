import type { Message } from '@parley/db';
import * as v from 'valibot';
import type { ConversationEventType } from '#__generated__/resolvers.ts';

const Payload = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.custom<ConversationEventType>((type) => typeof type === 'string'),
    until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
);

/** What a message tells of; null for what somebody said. */
export function eventOf({ kind, payload }: Pick<Message, 'kind' | 'payload'>) {
  if (kind !== 'Event') return null;
  const { success, output } = v.safeParse(Payload, payload);
  return success ? { type: output.type, until: output.until ? new Date(output.until) : null } : null;
}
