import type { User } from '@parley/db';
import type { Events } from '#events.ts';
import { TYPING_FADES_AFTER } from '../live/fadeTyping.ts';

type Visit = { user: User; views: number; typing: NodeJS.Timeout | null };

/** Who of the staff has which conversation open. */
export type Presence = {
  /** Somebody opens a conversation, in one more tab or device. Answers how they leave. */
  enter: (conversationId: string, user: User) => () => void;
  /** Somebody in it writes, or no longer does; fades by itself like any sign of typing. */
  setTyping: (conversationId: string, userId: string, isTyping: boolean) => void;
  isIn: (conversationId: string, userId: string) => boolean;
};

/** Kept in memory only: everybody who is there comes again when the process does. Each change is published whole. */
export function createPresence(events: Events): Presence {
  const visits = new Map<string, Map<string, Visit>>();

  function tell(conversationId: string) {
    const present = [...(visits.get(conversationId)?.values() ?? [])];
    events.publish('presence:changed', conversationId, {
      conversationId,
      present: present.map(({ user, typing }) => ({ user, isTyping: typing !== null })),
    });
  }

  function stopTyping(conversationId: string, visit: Visit) {
    if (visit.typing === null) return;
    clearTimeout(visit.typing);
    visit.typing = null;
    tell(conversationId);
  }

  function leave(conversationId: string, visit: Visit) {
    visit.views -= 1;
    if (visit.views > 0) return;
    if (visit.typing !== null) clearTimeout(visit.typing);
    const here = visits.get(conversationId);
    here?.delete(visit.user.id);
    if (here?.size === 0) visits.delete(conversationId);
    tell(conversationId);
  }

  return {
    enter(conversationId, user) {
      const here = visits.get(conversationId) ?? new Map<string, Visit>();
      const visit = here.get(user.id) ?? { user, views: 0, typing: null };
      visit.views += 1;
      visits.set(conversationId, here.set(user.id, visit));
      tell(conversationId);
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave(conversationId, visit);
        hasLeft = true;
      };
    },
    setTyping(conversationId, userId, isTyping) {
      const visit = visits.get(conversationId)?.get(userId);
      if (!visit) return;
      if (!isTyping) return stopTyping(conversationId, visit);
      const isNews = visit.typing === null;
      if (visit.typing !== null) clearTimeout(visit.typing);
      visit.typing = setTimeout(() => stopTyping(conversationId, visit), TYPING_FADES_AFTER).unref();
      if (isNews) tell(conversationId);
    },
    isIn: (conversationId, userId) => visits.get(conversationId)?.has(userId) ?? false,
  };
}
