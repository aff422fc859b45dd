import { describe, expect, it } from 'vitest';
import { newConfig } from '@parley/assistant-config/newConfig';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import { newTrigger, TRIGGER_TEMPLATES } from './newTrigger.ts';
import { askedOf, newVisit, tryVisit, type TestVisit } from './testVisit.ts';

const config = (...items: Trigger[]) => {
  const fresh = newConfig({ title: 'Nori' });
  return { ...fresh, triggers: { ...fresh.triggers, items } };
};

const [template] = TRIGGER_TEMPLATES;
if (!template) throw new Error('There is no template.');
const trigger = (some: Partial<Trigger>): Trigger => ({ ...newTrigger(template, 'en', []), conditions: [], ...some });
const fires = (some: Partial<Trigger>, visit: Partial<TestVisit>) =>
  tryVisit(config(trigger(some)), { ...newVisit('en'), ...visit }, Date.parse('2026-11-23T10:00Z')).fires !== null;

describe('tryVisit', () => {
  it('reads the campaign from the address, which needs no scheme', () => {
    const conditions: Trigger['conditions'] = [{ id: 'a', type: 'Utm', key: 'source', equals: 'mail' }];

    expect(fires({ conditions }, { url: 'shop.example/?utm_source=mail' })).toBe(true);
    expect(fires({ conditions }, { url: 'shop.example/' })).toBe(false);
  });

  it('is on the site for as long as on the page at least', () => {
    const conditions: Trigger['conditions'] = [{ id: 'a', type: 'SecondsOnSite', seconds: 30 }];

    expect(fires({ conditions }, { secondsOnPage: 30, secondsOnSite: 0 })).toBe(true);
  });

  it('is a visitor who is not held out', () => {
    const { audience } = trigger({});

    expect(fires({ audience: { ...audience, samplePercent: 1 } }, {})).toBe(true);
  });

  it('has a cart once it has products or costs something, and a form once it is left', () => {
    const cart: Trigger['conditions'] = [{ id: 'a', type: 'Cart', of: 'Items', atLeast: 0 }];
    const form: Trigger['conditions'] = [{ id: 'a', type: 'FormAbandoned', selector: 'form', seconds: 0 }];

    expect(fires({ conditions: cart }, {})).toBe(false);
    expect(fires({ conditions: cart }, { cartTotal: 20 })).toBe(true);
    expect(fires({ conditions: form }, {})).toBe(false);
    expect(fires({ conditions: form }, { formsBegun: { form: 5 } })).toBe(true);
  });

  it('has no attribute that is left empty', () => {
    const conditions: Trigger['conditions'] = [
      { id: 'a', type: 'Attribute', name: 'plan', operator: 'Contains', value: '' },
    ];

    expect(fires({ conditions }, { attributes: { plan: '' } })).toBe(false);
    expect(fires({ conditions }, { attributes: { plan: 'pro' } })).toBe(true);
  });
});

it('asks only what triggers that are switched on ask', () => {
  const asked = askedOf(
    config(
      trigger({ conditions: [{ id: 'a', type: 'Event', name: 'cart' }] }),
      trigger({ conditions: [{ id: 'b', type: 'Idle', seconds: 5 }], isEnabled: false }),
    ),
  );

  expect(asked.events).toEqual(['cart']);
  expect(asked.asks('Idle')).toBe(false);
});
