import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import {
  evaluateTriggers,
  type TriggerEvaluation,
  type TriggerFacts,
  type UtmKey,
} from '@parley/assistant-config/evaluateTriggers';
import { matchesPage } from '@parley/assistant-config/pagePattern';
import type { TriggerCondition, TriggerGoal } from '@parley/assistant-config/triggerSchema';

/** A visit as somebody imagines it, to see what fires. */
export type TestVisit = Pick<
  TriggerFacts,
  | 'url'
  | 'device'
  | 'language'
  | 'secondsOnPage'
  | 'secondsOnSite'
  | 'pagesViewed'
  | 'maxScrollPercent'
  | 'idleSeconds'
  | 'exitIntent'
  | 'elementsSeen'
  | 'clicked'
  | 'events'
  | 'formsBegun'
  | 'referrer'
  | 'isKnown'
  | 'isInOfficeHours'
  | 'isAgentOnline'
> & {
  isReturning: boolean;
  attributes: Readonly<Record<string, string>>;
  cartTotal: number;
  cartItems: number;
  isClosed: boolean;
};

export const newVisit = (language: string): TestVisit => ({
  url: 'https://shop.example/',
  device: 'Desktop',
  language,
  isReturning: false,
  secondsOnPage: 20,
  secondsOnSite: 20,
  pagesViewed: 1,
  maxScrollPercent: 0,
  idleSeconds: 0,
  exitIntent: false,
  elementsSeen: [],
  clicked: [],
  events: [],
  formsBegun: {},
  referrer: '',
  isKnown: false,
  isInOfficeHours: true,
  isAgentOnline: true,
  attributes: {},
  cartTotal: 0,
  cartItems: 0,
  isClosed: false,
});

/** What would fire now in such a visit, by the rules that sites use. The visitor is among those who see each trigger. */
export function tryVisit({ triggers }: AssistantConfig, visit: TestVisit, now: number): TriggerEvaluation {
  const { isReturning, isClosed, attributes, cartTotal, cartItems, ...facts } = visit;
  const items = triggers.items.map((trigger) => ({
    ...trigger,
    audience: { ...trigger.audience, samplePercent: 100 },
  }));
  return evaluateTriggers(
    { ...triggers, items },
    {
      ...facts,
      now,
      url: withScheme(visit.url),
      secondsOnSite: Math.max(visit.secondsOnSite, visit.secondsOnPage),
      visitNumber: isReturning ? 2 : 1,
      cart: cartTotal > 0 || cartItems > 0 ? { total: cartTotal, items: cartItems } : null,
      utm: utmOf(visit.url),
      // An empty field is an attribute that the visitor does not have.
      attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '')),
      sampleKey: '',
    },
    { triggers: {}, firesToday: 0, lastFireAt: null, isClosed, isShowing: false },
  );
}

/** Whether the page of a visit is the one that a trigger is to lead to. */
export const isGoalReached = ({ pattern }: Extract<TriggerGoal, { type: 'Page' }>, { url }: Pick<TestVisit, 'url'>) =>
  matchesPage(withScheme(url), pattern);

const withScheme = (url: string) => (/^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`);

const UTM_KEYS: readonly UtmKey[] = ['source', 'medium', 'campaign', 'term', 'content'];

/** As the address has them. */
function utmOf(url: string): Partial<Record<UtmKey, string>> {
  if (!URL.canParse(withScheme(url))) return {};
  const query = new URL(withScheme(url)).searchParams;
  return Object.fromEntries(
    UTM_KEYS.flatMap((key) => (query.has(`utm_${key}`) ? [[key, query.get(`utm_${key}`)]] : [])),
  );
}

/** What the triggers that are switched on ask about, so that the tester asks for no more. */
export function askedOf({ triggers }: AssistantConfig) {
  const enabled = triggers.items.filter(({ isEnabled }) => isEnabled);
  const conditions = enabled.flatMap(({ conditions }) => conditions);
  return {
    asks: (type: TriggerCondition['type']) => conditions.some((condition) => condition.type === type),
    asksIfKnown: enabled.some(({ audience }) => audience.visitors !== 'All'),
    selectors: (type: 'ElementSeen' | 'Click' | 'FormAbandoned') =>
      distinct(conditions.flatMap((condition) => (condition.type === type ? [condition.selector] : []))),
    events: distinct(conditions.flatMap((condition) => (condition.type === 'Event' ? [condition.name] : []))),
    attributes: distinct(conditions.flatMap((condition) => (condition.type === 'Attribute' ? [condition.name] : []))),
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
