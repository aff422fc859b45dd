import { goalKey } from '@parley/assistant-config/goalKey';
import { matchesPage } from '@parley/assistant-config/pagePattern';
import type { Trigger, TriggerGoal } from '@parley/assistant-config/triggerSchema';
import type { VisitStore } from '../visitStore.ts';
import type { CountTrigger } from './triggers.ts';

/**
 * When this browser first might have seen a trigger, for which goal it counts (null: there was none then), whether it was held out,
 * and the goal that it has reached.
 */
type Watched = { at: number; goal: string | null; isHeldOut: boolean; reached: string | null };

/** What somebody did on the site. */
type Deed = { event: string } | { page: string };

export type Goals = {
  /** The visitor sees a trigger, or would if they were not held out. Only the first time counts. */
  begin: (trigger: Trigger, isHeldOut: boolean) => void;
  did: (deed: Deed) => void;
  isReached: (triggerId: string) => boolean;
};

const DAY = 86_400_000;

/**
 * Whether visitors do what triggers are there for: those who saw them, and those held out. Each browser counts once, for the goal
 * at its first time: a goal that comes later counts new visitors alone, so that the two groups stay alike.
 */
export function watchGoals(triggers: readonly Trigger[], store: VisitStore, count: CountTrigger): Goals {
  const all = () => store.get<Record<string, Watched>>('goals', {});
  const keep = (id: string, watched: Watched) => store.set('goals', { ...all(), [id]: watched });

  return {
    begin: ({ id, goal }, isHeldOut) => {
      if (all()[id]) return;
      const key = keyFor(goal);
      keep(id, { at: Date.now(), goal: key, isHeldOut, reached: null });
      if (key !== null) count(id, isHeldOut ? 'HeldOut' : 'Seen', { goal: key });
    },
    did: (deed) => {
      for (const { id, goal } of triggers) {
        const one = all()[id];
        const key = keyFor(goal);
        if (!goal || !one || key === null || one.reached === key || !isGoal(goal, deed)) continue;
        keep(id, { ...one, reached: key });
        const age = Date.now() - one.at;
        if (one.goal !== key || age > goal.withinDays * DAY) continue;
        count(id, one.isHeldOut ? 'HeldOutReached' : 'SeenReached', { goal: key, secondsAgo: age / 1000 });
      }
    },
    isReached: (id) => {
      const key = keyFor(triggers.find((trigger) => trigger.id === id)?.goal);
      return key !== null && all()[id]?.reached === key;
    },
  };
}

const keyFor = (goal: TriggerGoal | undefined): string | null => (goal ? goalKey(goal) : null);

const isGoal = (goal: TriggerGoal, deed: Deed): boolean =>
  'event' in deed
    ? goal.type === 'Event' && goal.name === deed.event
    : goal.type === 'Page' && matchesPage(deed.page, goal.pattern);
