import { matchesPage } from '@parley/assistant-config/pagePattern';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import type { VisitStore } from '../visitStore.ts';
import type { CountTrigger } from './triggers.ts';

/** When this browser might first have seen a trigger, whether it was held out, and whether the goal was reached since. */
type Watched = { at: number; isHeldOut: boolean; isReached: boolean };

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

  return {
    begin: ({ id, goal }, isHeldOut) => {
      if (!goal || all()[id]) return;
      const at = Date.now();
      keep(id, { at, isHeldOut, isReached: false });
      count(id, isHeldOut ? 'HeldOut' : 'Seen');
    },
    did: (deed) => {
      const watched = all();
      for (const { id, goal } of triggers) {
        const one = watched[id];
        if (!goal || !one || one.isReached || Date.now() - one.at > goal.withinDays * DAY) continue;
        if (!isGoal(goal, deed)) continue;
        keep(id, { ...one, isReached: true });
        count(id, one.isHeldOut ? 'HeldOutReached' : 'SeenReached', (Date.now() - one.at) / 1000);
      }
    },
    isReached: (id) => all()[id]?.isReached ?? false,
  };
}

const isGoal = (goal: NonNullable<Trigger['goal']>, deed: Deed): boolean =>
  'event' in deed
    ? goal.type === 'Event' && goal.name === deed.event
    : goal.type === 'Page' && matchesPage(deed.page, goal.pattern);
