import type { UtmKey } from '@parley/assistant-config/evaluateTriggers';
import type { VisitStore } from '../visitStore.ts';

/** So long away, in milliseconds, and coming back is another visit. */
const APART = 30 * 60_000;

/** One stay on the site, over its pages and tabs. */
export type Visit = {
  number: number;
  pages: number;
  seconds: number;
  lastAt: number;
  /** Where it began: the site that led here, and the campaign. */
  referrer: string;
  utm: Partial<Record<UtmKey, string>>;
  /** Whether the visitor has closed the chat, or what a trigger showed. */
  isClosed: boolean;
};

const NONE: Visit = { number: 0, pages: 0, seconds: 0, lastAt: 0, referrer: '', utm: {}, isClosed: false };
const UTM_KEYS: readonly UtmKey[] = ['source', 'medium', 'campaign', 'term', 'content'];

export type Visits = {
  now: () => Visit;
  change: (change: Partial<Visit>) => void;
};

/** Goes on with the visit that there is, or begins the next. */
export function openVisit(store: VisitStore, now = Date.now()): Visits {
  const read = () => ({ ...NONE, ...store.get<Partial<Visit>>('visit', {}) });
  const change = (changed: Partial<Visit>) => store.set('visit', { ...read(), ...changed });
  const last = read();
  if (now - last.lastAt > APART) {
    change({ ...NONE, number: last.number + 1, referrer: cameFrom(), utm: campaign() });
  }
  change({ pages: read().pages + 1, lastAt: now });
  return { now: read, change };
}

function cameFrom(): string {
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin !== location.origin ? referrer : '';
}

function campaign(): Visit['utm'] {
  const search = new URLSearchParams(location.search);
  const pairs = UTM_KEYS.map((key) => [key, search.get(`utm_${key}`)]).filter(([, value]) => value !== null);
  return Object.fromEntries(pairs);
}
