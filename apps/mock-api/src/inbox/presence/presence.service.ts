import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import type { PresenceChanged } from '#events.ts';
import { requireConversation } from '../inbox.service.ts';
import { markConversationNotificationsRead } from '../notifications/notifications.service.ts';
import { filterAsync } from '../live/filterAsync.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence'>;

/**
 * Who has the conversation open, the listener included, who counts as there until they stop listening: a closed socket,
 * a session that ends and a tab that is left all do. Throws NOT_FOUND.
 */
export async function watchPresence(
  deps: Deps,
  staff: StaffMember,
  conversationId: string,
): Promise<AsyncIterableIterator<PresenceChanged>> {
  const { id } = await requireConversation(deps, staff, conversationId);
  await markConversationNotificationsRead(deps, staff.user.id, id);
  const changes = filterAsync(deps.events.subscribe('presence:changed', id), (change) => change.conversationId === id);
  const leave = deps.presence.enter(id, staff.user);
  const stay: AsyncIterableIterator<PresenceChanged> = {
    [Symbol.asyncIterator]: () => stay,
    next: () => changes.next(),
    async return() {
      leave();
      await changes.return?.();
      return { done: true, value: undefined };
    },
  };
  return stay;
}
