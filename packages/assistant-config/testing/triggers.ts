import type { TriggerFacts, TriggerHistory } from '../evaluateTriggers.ts';
import type { Trigger, Triggers } from '../triggerSchema.ts';

/** A trigger that fires for anybody, at once. */
export const buildTrigger = (over: Partial<Trigger> = {}): Trigger => ({
  id: 'welcome',
  name: 'Welcome',
  isEnabled: true,
  match: 'All',
  conditions: [],
  include: [],
  exclude: [],
  schedule: null,
  audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
  action: { type: 'Message', text: { en: 'Hello' }, delaySeconds: 0 },
  frequency: { most: 1, per: 'Session', stopAfter: 'Never' },
  ...over,
});

export const buildTriggers = (items: Trigger[], over: Partial<Triggers> = {}): Triggers => ({
  items,
  cooldownMinutes: 30,
  mostPerDay: 3,
  closedStaysClosed: true,
  ...over,
});

/** Somebody who has just come, for the first time. */
export const buildFacts = (over: Partial<TriggerFacts> = {}): TriggerFacts => ({
  now: Date.parse('2026-11-23T10:00Z'),
  url: 'https://shop.example/boots',
  secondsOnPage: 0,
  secondsOnSite: 0,
  pagesViewed: 1,
  visitNumber: 1,
  maxScrollPercent: 0,
  elementsSeen: [],
  clicked: [],
  exitIntent: false,
  idleSeconds: 0,
  events: [],
  formsBegun: {},
  cart: null,
  referrer: '',
  utm: {},
  attributes: {},
  isKnown: false,
  device: 'Desktop',
  language: 'en',
  isInOfficeHours: true,
  isAgentOnline: true,
  sampleKey: 'visitor-1',
  ...over,
});

export const buildHistory = (over: Partial<TriggerHistory> = {}): TriggerHistory => ({
  triggers: {},
  firesToday: 0,
  lastFireAt: null,
  isClosed: false,
  isShowing: false,
  ...over,
});
