import { goalKey } from '@parley/assistant-config/goalKey';
import { matchesPage } from '@parley/assistant-config/pagePattern';
import type { Trigger, TriggerGoal } from '@parley/assistant-config/triggerSchema';
import type { VisitStore } from '../visitStore.ts';
import type { CountTrigger } from './triggers.ts';

/** For which goal, when this browser might first have seen a trigger, whether it was held out, and whether the goal was reached since. */
type Watched = { goal: string; at: number; isHeldOut: boolean; isReached: boolean };

/** What somebody did on the site. */
type Deed = { event: string } | { page: string };

export type Goals = {
  /** The visitor sees a trigger, or would if they were not held out. Only the first time counts. */
  begin: (trigger: Trigger, isHeldOut: boolean) => void;
  did: (deed: Deed) => void;
  isReached: (triggerId: string) => boolean;
};

const DAY = 86_400_000;

/** Whether visitors do what triggers are there for: those who saw them, and those held out. Each browser counts once. */
export function watchGoals(triggers: readonly Trigger[], store: VisitStore, count: CountTrigger): Goals {
  const all = () => store.get<Record<string, Watched>>('goals', {});
  const keep = (id: string, watched: Watched) => store.set('goals', { ...all(), [id]: watched });

  /** Another goal begins anew. */
  function watchedFor(id: string, goal: TriggerGoal) {
    const one = all()[id];
    return one?.goal === goalKey(goal) ? one : null;
  }

  return {
    begin: ({ id, goal }, isHeldOut) => {
      if (!goal || watchedFor(id, goal)) return;
      const key = goalKey(goal);
      keep(id, { goal: key, at: Date.now(), isHeldOut, isReached: false });
      count(id, isHeldOut ? 'HeldOut' : 'Seen', { goal: key });
    },
    did: (deed) => {
      for (const { id, goal } of triggers) {
        const one = goal && watchedFor(id, goal);
        if (!one || one.isReached || !isGoal(goal, deed)) continue;
        const age = Date.now() - one.at;
        if (age > goal.withinDays * DAY) continue;
        keep(id, { ...one, isReached: true });
        const about = { goal: one.goal, secondsAgo: age / 1000 };
        count(id, one.isHeldOut ? 'HeldOutReached' : 'SeenReached', about);
      }
    },
    isReached: (id) => all()[id]?.isReached ?? false,
  };
}

const isGoal = (goal: TriggerGoal, deed: Deed): boolean =>
  'event' in deed
    ? goal.type === 'Event' && goal.name === deed.event
    : goal.type === 'Page' && matchesPage(deed.page, goal.pattern);
