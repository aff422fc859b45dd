import { expect, it } from 'vitest';
import { describeCondition, describeVerdict } from './describeTrigger.ts';
import { evaluateTriggers, type TriggerFacts, type TriggerHistory } from './evaluateTriggers.ts';
import { buildFacts, buildHistory, buildTrigger, buildTriggers } from './testing/triggers.ts';
import type { Trigger } from './triggerSchema.ts';

function described(
  trigger: Partial<Trigger>,
  facts: Partial<TriggerFacts> = {},
  history: Partial<TriggerHistory> = {},
): string {
  const triggers = buildTriggers([buildTrigger(trigger)]);
  const { fires, verdicts } = evaluateTriggers(triggers, buildFacts(facts), buildHistory(history));
  return verdicts.map((verdict) => describeVerdict(verdict, fires)).join();
}

const conditions: Trigger['conditions'] = [
  { id: 'a', type: 'SecondsOnPage', seconds: 20 },
  { id: 'b', type: 'AgentsOnline', is: true },
];

it('says what is missing', () => {
  expect(described({ conditions }, { secondsOnPage: 12.7 })).toBe('Does not fire: on this page for 12 of 20 seconds.');
  expect(described({ conditions, exclude: ['/boots'] }, { isAgentOnline: false, secondsOnPage: 30 })).toBe(
    'Does not fire: the page is left out by /boots; nobody is online.',
  );
});

it('says in one what misses of conditions of which any would do', () => {
  const match = 'Any';

  expect(described({ conditions, match }, { isAgentOnline: false })).toBe(
    'Does not fire: none of its conditions is met.',
  );
  expect(described({ conditions, match })).toBe('Fires because somebody is online.');
});

it('says what has fired before', () => {
  const record = { session: 1, day: 1, ever: 4, lastAt: null, isClosed: false, isReplied: false, isGoalReached: false };
  const lastFireAt = Date.parse('2026-11-23T09:48Z');

  expect(described({}, {}, { triggers: { welcome: record }, lastFireAt })).toBe(
    'Does not fire: fired 1 of 1 times in this visit; the pause after the last trigger lasts 18 minutes more.',
  );
});

it('says why it fires', () => {
  expect(described({})).toBe('Fires: nothing has to be so for it.');
  expect(described({ include: ['/boots'], conditions }, { secondsOnPage: 20 })).toBe(
    'Fires because the page fits /boots; on this page for 20 of 20 seconds; somebody is online.',
  );
});

it('names the one that comes first', () => {
  const triggers = buildTriggers([buildTrigger(), buildTrigger({ id: 'b', name: 'Exit' })]);
  const { fires, verdicts } = evaluateTriggers(triggers, buildFacts(), buildHistory());

  expect(verdicts.map((verdict) => describeVerdict(verdict, fires))[1]).toBe('Does not fire: “Welcome” comes first.');
});

it('says what a condition asks for', () => {
  expect(conditions.map(describeCondition)).toEqual(['On the page for 20 seconds', 'Somebody is online']);
  expect(describeCondition({ id: 'c', type: 'PagesViewed', atLeast: 1 })).toBe('1 page viewed');
  expect(describeCondition({ id: 'c', type: 'Cart', of: 'Total', atLeast: 100 })).toBe('Cart worth 100 or more');
  expect(describeCondition({ id: 'c', type: 'FormAbandoned', selector: '#checkout', seconds: 30 })).toBe(
    '#checkout begun and left for 30 seconds',
  );
});

it('says what is in the cart, and how long a form has been left', () => {
  const cart: Trigger['conditions'] = [{ id: 'c', type: 'Cart', of: 'Items', atLeast: 3 }];
  const form: Trigger['conditions'] = [{ id: 'f', type: 'FormAbandoned', selector: '#checkout', seconds: 30 }];

  expect(described({ conditions: cart })).toBe('Does not fire: the site has told of no cart.');
  expect(described({ conditions: cart }, { cart: { total: 90, items: 2 } })).toBe(
    'Does not fire: 2 of 3 products in the cart.',
  );
  expect(described({ conditions: form })).toBe('Does not fire: nothing was begun in #checkout.');
  expect(described({ conditions: form }, { formsBegun: { '#checkout': 12 } })).toBe(
    'Does not fire: #checkout left for 12 of 30 seconds.',
  );
});
