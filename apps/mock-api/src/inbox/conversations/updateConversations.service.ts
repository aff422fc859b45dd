import type { Conversation } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { checkChanges } from '#inbox/change/checkChanges.ts';
import type { ConversationChange } from '#inbox/change/conversationChange.ts';
import { announceDone, applyChanges } from '#inbox/change/applyChanges.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;
type Updated = { conversations: Conversation[]; undo: ConversationChange[] };

/**
 * Changes conversations, all of them or none, and answers each with the change that would undo it. What stands already as
 * it should is left alone. Throws BAD_INPUT with `field`; NOT_FOUND, with `ids`.
 */
export async function updateConversations(
  deps: Deps,
  staff: StaffMember,
  changes: readonly ConversationChange[],
): Promise<Updated> {
  const now = deps.clock.now();
  checkChanges(changes, now);
  const work = changes.map((change) => ({ id: change.id, steps: [{ changes: [change] }] }));
  const done = await deps.db.$transaction((tx) => applyChanges(tx, staff, { work, now }));
  await announceDone(deps, staff, done);
  return { conversations: done.map(({ conversation }) => conversation), undo: done.map(({ undo }) => undo) };
}
