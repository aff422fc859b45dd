import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateTriggers, sampleOf, type TriggerFacts, type TriggerRecord } from './evaluateTriggers.ts';
import { buildFacts, buildHistory, buildTrigger, buildTriggers } from './testing/triggers.ts';
import type { Trigger, TriggerCondition } from './triggerSchema.ts';

const fires = (trigger: Partial<Trigger>, facts: Partial<TriggerFacts> = {}) =>
  evaluateTriggers(buildTriggers([buildTrigger(trigger)]), buildFacts(facts), buildHistory()).fires !== null;

type Condition = TriggerCondition extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;

const NOT_DONE = { isClosed: false, isReplied: false, isGoalReached: false };

const withId = (condition: Condition): TriggerCondition => ({ ...condition, id: condition.type });

const MET: [Condition, Partial<TriggerFacts>, Partial<TriggerFacts>][] = [
  [{ type: 'SecondsOnPage', seconds: 20 }, { secondsOnPage: 20 }, { secondsOnPage: 19, secondsOnSite: 90 }],
  [{ type: 'SecondsOnSite', seconds: 20 }, { secondsOnSite: 20 }, { secondsOnSite: 19.9 }],
  [{ type: 'PagesViewed', atLeast: 3 }, { pagesViewed: 3 }, { pagesViewed: 2 }],
  [{ type: 'Visit', is: 'First' }, { visitNumber: 1 }, { visitNumber: 2 }],
  [{ type: 'Visit', is: 'Returning' }, { visitNumber: 2 }, { visitNumber: 1 }],
  [{ type: 'ScrollPercent', atLeast: 50 }, { maxScrollPercent: 50 }, { maxScrollPercent: 49 }],
  [{ type: 'ElementSeen', selector: '#faq' }, { elementsSeen: ['#faq'] }, { clicked: ['#faq'] }],
  [{ type: 'Click', selector: '.size' }, { clicked: ['.size'] }, { elementsSeen: ['.size'] }],
  [{ type: 'ExitIntent', onPhones: false }, { exitIntent: true }, { exitIntent: true, device: 'Phone' }],
  [{ type: 'ExitIntent', onPhones: true }, { exitIntent: true, device: 'Phone' }, { exitIntent: false }],
  [{ type: 'Idle', seconds: 60 }, { idleSeconds: 61 }, { idleSeconds: 59 }],
  [{ type: 'Event', name: 'cart_added' }, { events: ['cart_added'] }, { events: ['cart'] }],
  [
    { type: 'Cart', of: 'Total', atLeast: 100 },
    { cart: { total: 100, items: 1 } },
    { cart: { total: 99.9, items: 9 } },
  ],
  [{ type: 'Cart', of: 'Items', atLeast: 2 }, { cart: { total: 9, items: 2 } }, { cart: null }],
  [
    { type: 'FormAbandoned', selector: '#checkout', seconds: 30 },
    { formsBegun: { '#checkout': 30 } },
    { formsBegun: { '#newsletter': 90 } },
  ],
  [{ type: 'Referrer', contains: 'Google.' }, { referrer: 'https://www.google.com/' }, { referrer: '' }],
  [{ type: 'Utm', key: 'source', equals: 'Mail' }, { utm: { source: 'mail' } }, { utm: { medium: 'mail' } }],
  [{ type: 'Utm', key: 'source', equals: '' }, { utm: { source: '' } }, { utm: {} }],
  [
    { type: 'Attribute', name: 'plan', operator: 'Is', value: 'pro' },
    { attributes: { plan: 'Pro' } },
    { attributes: {} },
  ],
  [
    { type: 'Attribute', name: 'plan', operator: 'IsNot', value: 'pro' },
    { attributes: {} },
    { attributes: { plan: 'pro' } },
  ],
  [
    { type: 'Attribute', name: 'email', operator: 'Contains', value: '@shop.' },
    { attributes: { email: 'ann@shop.example' } },
    { attributes: { email: 'ann@x' } },
  ],
  [
    { type: 'Attribute', name: 'cart', operator: 'AtLeast', value: '100' },
    { attributes: { cart: 100 } },
    { attributes: { cart: 'much' } },
  ],
  [
    { type: 'Attribute', name: 'cart', operator: 'AtMost', value: '100' },
    { attributes: { cart: '99.5' } },
    { attributes: { cart: '' } },
  ],
  [
    { type: 'Attribute', name: 'toString', operator: 'Contains', value: 'native' },
    { attributes: { toString: 'native' } },
    { attributes: {} },
  ],
  [{ type: 'OfficeHours', is: 'Outside' }, { isInOfficeHours: false }, { isInOfficeHours: true }],
  [{ type: 'OfficeHours', is: 'Inside' }, { isInOfficeHours: true }, { isInOfficeHours: false }],
  [{ type: 'AgentsOnline', is: true }, { isAgentOnline: true }, { isAgentOnline: false }],
  [{ type: 'AgentsOnline', is: false }, { isAgentOnline: false }, { isAgentOnline: true }],
];

describe('a condition', () => {
  it.each(MET)('%o fires by %o, not by %o', (condition, met, unmet) => {
    const conditions = [withId(condition)];

    expect(fires({ conditions }, met)).toBe(true);
    expect(fires({ conditions }, unmet)).toBe(false);
  });

  it('says what it compared', () => {
    const condition = withId({ type: 'SecondsOnPage', seconds: 20 });
    const triggers = buildTriggers([buildTrigger({ conditions: [condition] })]);

    const { verdicts } = evaluateTriggers(triggers, buildFacts({ secondsOnPage: 12 }), buildHistory());

    expect(verdicts[0]?.reasons).toContainEqual({ rule: 'Condition', holds: false, condition, actual: 12 });
  });

  it('is needed with all the others, or any of them', () => {
    const conditions = [
      withId({ type: 'SecondsOnPage', seconds: 20 }),
      withId({ type: 'ExitIntent', onPhones: false }),
    ];

    expect(fires({ conditions, match: 'All' }, { exitIntent: true })).toBe(false);
    expect(fires({ conditions, match: 'Any' }, { exitIntent: true })).toBe(true);
    expect(fires({ conditions: [], match: 'All' })).toBe(true);
    expect(fires({ conditions: [], match: 'Any' })).toBe(false);
  });
});

describe('a trigger', () => {
  const audience = buildTrigger().audience;
  const schedule = {
    timezone: 'Europe/Berlin',
    days: [1],
    from: '09:00',
    to: '12:00',
    startDate: '2026-11-23',
    endDate: '2026-11-23',
  };
  const at = (time: string) => ({ now: Date.parse(time) });

  it.each<[string, Partial<Trigger>, Partial<TriggerFacts>, Partial<TriggerFacts>]>([
    ['pages', { include: ['/boots'] }, {}, { url: 'https://shop.example/' }],
    ['left out pages', { exclude: ['*/sale'] }, {}, { url: 'https://shop.example/sale' }],
    ['devices', { audience: { ...audience, devices: ['Phone'] } }, { device: 'Phone' }, {}],
    ['languages', { audience: { ...audience, languages: ['de'] } }, { language: 'de-AT' }, { language: 'den' }],
    ['known visitors', { audience: { ...audience, visitors: 'Known' } }, { isKnown: true }, { isKnown: false }],
    ['new visitors', { audience: { ...audience, visitors: 'Unknown' } }, { isKnown: false }, { isKnown: true }],
    ['hours', { schedule }, at('2026-11-23T08:00Z'), at('2026-11-23T11:00Z')],
    [
      'hours over midnight',
      { schedule: { ...schedule, from: '22:00', to: '02:00' } },
      at('2026-11-23T23:30Z'),
      at('2026-11-24T04:00Z'),
    ],
    ['days', { schedule: { ...schedule, endDate: null } }, {}, at('2026-11-24T10:00Z')],
    ['first day', { schedule }, at('2026-11-23T10:59Z'), at('2026-11-16T10:00Z')],
    ['last day', { schedule }, at('2026-11-23T10:59Z'), at('2026-11-30T10:00Z')],
  ])('keeps to its %s', (_, trigger, met, unmet) => {
    expect([fires(trigger, met), fires(trigger, unmet)]).toEqual([true, false]);
  });

  it('does nothing when switched off', () => {
    expect(fires({ isEnabled: false })).toBe(false);
  });

  it('fires as often as it may in a visit, a day, ever', () => {
    const record: TriggerRecord = {
      session: 1,
      day: 2,
      ever: 3,
      lastAt: null,
      isClosed: false,
      isReplied: false,
      isGoalReached: false,
    };
    const firesAgain = (per: Trigger['frequency']['per'], most: number) => {
      const trigger = buildTrigger({ frequency: { most, per, stopAfter: 'Never' } });
      const history = buildHistory({ triggers: { [trigger.id]: record } });
      return evaluateTriggers(buildTriggers([trigger]), buildFacts(), history).fires !== null;
    };

    expect([firesAgain('Session', 1), firesAgain('Session', 2)]).toEqual([false, true]);
    expect([firesAgain('Day', 2), firesAgain('Day', 3)]).toEqual([false, true]);
    expect([firesAgain('Ever', 3), firesAgain('Ever', 4)]).toEqual([false, true]);
  });

  it('fires again only once its own pause is over', () => {
    const trigger = buildTrigger({ frequency: { most: 9, per: 'Ever', pauseMinutes: 30, stopAfter: 'Never' } });
    const firesAfter = (minutes: number | null) => {
      const { now } = buildFacts();
      const lastAt = minutes === null ? null : now - minutes * 60_000;
      const record = { session: 0, day: 0, ever: 1, lastAt, isClosed: false, isReplied: false, isGoalReached: false };
      const history = buildHistory({ triggers: { [trigger.id]: record } });
      return evaluateTriggers(buildTriggers([trigger]), buildFacts(), history).fires !== null;
    };

    expect([firesAfter(29.9), firesAfter(30), firesAfter(null)]).toEqual([false, true, true]);
  });

  it('stops for who closed it or replied, as it says', () => {
    const firesAfter = (stopAfter: Trigger['frequency']['stopAfter'], done: Partial<typeof NOT_DONE>) => {
      const trigger = buildTrigger({ frequency: { most: 9, per: 'Ever', stopAfter } });
      const record = { session: 0, day: 0, ever: 1, lastAt: null, ...NOT_DONE, ...done };
      const history = buildHistory({ triggers: { [trigger.id]: record } });
      return evaluateTriggers(buildTriggers([trigger]), buildFacts(), history).fires !== null;
    };

    expect([firesAfter('Close', { isClosed: true }), firesAfter('Close', { isReplied: true })]).toEqual([false, true]);
    expect([firesAfter('Reply', { isReplied: true }), firesAfter('Reply', { isClosed: true })]).toEqual([false, true]);
    expect(firesAfter('Goal', { isGoalReached: true })).toBe(false);
    expect(firesAfter('Never', { isReplied: true, isClosed: true })).toBe(true);
  });
});

describe('among triggers', () => {
  const [first, second] = [buildTrigger({ id: 'a' }), buildTrigger({ id: 'b' })];

  it('the first that may fire does', () => {
    const off = { ...first, isEnabled: false };

    expect(evaluateTriggers(buildTriggers([first, second]), buildFacts(), buildHistory()).fires).toBe(first);
    expect(evaluateTriggers(buildTriggers([off, second]), buildFacts(), buildHistory()).fires).toBe(second);
  });

  it.each([
    ['while something shows', { isShowing: true }, {}, false],
    ['after the chat was closed', { isClosed: true }, {}, false],
    ['after it was closed, where that does not matter', { isClosed: true }, { closedStaysClosed: false }, true],
    ['soon after another', { lastFireAt: Date.parse('2026-11-23T09:30:01Z') }, {}, false],
    ['when the pause is over', { lastFireAt: Date.parse('2026-11-23T09:30:00Z') }, {}, true],
    ['without a pause', { lastFireAt: Date.parse('2026-11-23T10:00Z') }, { cooldownMinutes: 0 }, true],
    ['after the most of a day', { firesToday: 3 }, {}, false],
    ['before it', { firesToday: 2 }, {}, true],
  ])('%s, one fires: %o %o %s', (_, history, rules, expected) => {
    const { fires } = evaluateTriggers(buildTriggers([first], rules), buildFacts(), buildHistory(history));

    expect(fires !== null).toBe(expected);
  });

  it('those that a visitor is held out of are named, unless another comes first or something else is in the way', () => {
    const sample = sampleOf(buildFacts().sampleKey, 'a');
    const shared = buildTrigger({ id: 'a', audience: { ...first.audience, samplePercent: sample } });
    const heldOut = (items: Trigger[], history = {}) =>
      evaluateTriggers(buildTriggers(items), buildFacts(), buildHistory(history)).heldOut.map(({ id }) => id);

    expect(heldOut([shared, second])).toEqual(['a']);
    expect(heldOut([second, shared])).toEqual([]);
    expect(heldOut([shared], { isShowing: true })).toEqual([]);
    expect(heldOut([{ ...shared, conditions: [{ id: 'c', type: 'PagesViewed', atLeast: 2 }] }])).toEqual([]);
    expect(heldOut([first])).toEqual([]);
  });

  it('one fires exactly when a verdict says so, and each verdict follows from its reasons', () => {
    const some = fc.array(
      fc.record({
        isEnabled: fc.boolean(),
        match: fc.constantFrom<Trigger['match'][]>('All', 'Any'),
        conditions: fc.subarray(MET.map(([condition]) => withId(condition))),
      }),
      { maxLength: 5 },
    );
    const facts = fc.subarray(MET.map(([, met]) => met)).map((parts) => buildFacts(Object.assign({}, ...parts)));

    fc.assert(
      fc.property(some, facts, (items, facts) => {
        const triggers = buildTriggers(items.map((item, index) => buildTrigger({ ...item, id: String(index) })));

        const { fires, verdicts } = evaluateTriggers(triggers, facts, buildHistory());

        expect(fires).toBe(verdicts.find(({ mayFire }) => mayFire)?.trigger ?? null);
        for (const { mayFire, reasons } of verdicts) {
          expect(mayFire).toBe(reasons.every(({ rule, holds }) => rule === 'Condition' || holds));
        }
      }),
    );
  });
});

describe('sampleOf', () => {
  it('is stable, even, and not the same for all triggers', () => {
    const samples = Array.from({ length: 5000 }, (_, visitor) => sampleOf(`visitor-${visitor}`, 'welcome'));
    const others = Array.from({ length: 5000 }, (_, visitor) => sampleOf(`visitor-${visitor}`, 'exit'));
    const both = samples.filter((sample, visitor) => sample < 50 && (others[visitor] ?? 0) < 50);

    expect(sampleOf('visitor-1', 'welcome')).toBe(samples[1]);
    for (const least of [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]) {
      const share = samples.filter((sample) => sample >= least && sample < least + 10).length / 5000;
      expect(share).toBeCloseTo(0.1, 1);
    }
    expect(both.length / 5000).toBeCloseTo(0.25, 1);
  });
});
