import type { TriggerHistory } from '@parley/assistant-config/evaluateTriggers';
import type { VisitStore } from '../visitStore.ts';
import type { Visits } from './visit.ts';

type Fired = {
  ever: number;
  date: string;
  day: number;
  visit: number;
  session: number;
  at: number;
  isClosed: boolean;
  isReplied: boolean;
  /** Whether the chat was opened since it fired. */
  isOpened: boolean;
};
const NEVER: Fired = {
  ever: 0,
  date: '',
  day: 0,
  visit: 0,
  session: 0,
  at: 0,
  isClosed: false,
  isReplied: false,
  isOpened: false,
};

export type Fires = {
  history: (isShowing: boolean) => TriggerHistory;
  fired: (id: string) => void;
  /** The one that fired last in this visit; null: none has. */
  lastOfVisit: () => string | null;
  /** The chat is opened. Answers whether it was not since this one fired. */
  opened: (id: string) => boolean;
  /** What became of the one that fired last in this visit. */
  mark: (outcome: 'isClosed' | 'isReplied') => void;
};

const today = () => new Date().toLocaleDateString('sv');

/** How often triggers have fired in this browser. */
export function countFires(store: VisitStore, visits: Visits, isGoalReached: (id: string) => boolean): Fires {
  const all = () => store.get<Record<string, Fired>>('fires', {});
  const one = (id: string): Fired => ({ ...NEVER, ...all()[id] });
  const keep = (id: string, fired: Fired) => store.set('fires', { ...all(), [id]: fired });

  function counts(fired: Fired) {
    return {
      ever: fired.ever,
      day: fired.date === today() ? fired.day : 0,
      session: fired.visit === visits.now().number ? fired.session : 0,
    };
  }

  function lastOfVisit() {
    const id = store.get('lastFired', '');
    return id && one(id).visit === visits.now().number ? id : null;
  }

  return {
    history: (isShowing) => {
      const records = Object.entries(all()).map(([id, stored]) => {
        const fired = { ...NEVER, ...stored };
        return [
          id,
          {
            ...counts(fired),
            lastAt: fired.at || null,
            isClosed: fired.isClosed,
            isReplied: fired.isReplied,
            isGoalReached: isGoalReached(id),
          },
        ] as const;
      });
      const lastFireAt = store.get('lastFireAt', 0);
      return {
        triggers: Object.fromEntries(records),
        firesToday: records.reduce((sum, [, { day }]) => sum + day, 0),
        lastFireAt: lastFireAt || null,
        isClosed: visits.now().isClosed,
        isShowing,
      };
    },
    fired: (id) => {
      const before = one(id);
      const { ever, day, session } = counts(before);
      keep(id, {
        ...before,
        ever: ever + 1,
        day: day + 1,
        session: session + 1,
        at: Date.now(),
        date: today(),
        visit: visits.now().number,
        isOpened: false,
      });
      store.set('lastFireAt', Date.now());
      store.set('lastFired', id);
    },
    lastOfVisit,
    opened: (id) => {
      const before = one(id);
      keep(id, { ...before, isOpened: true });
      return !before.isOpened;
    },
    mark: (outcome) => {
      if (outcome === 'isClosed') visits.change({ isClosed: true });
      const id = lastOfVisit();
      if (id) keep(id, { ...one(id), [outcome]: true });
    },
  };
}
