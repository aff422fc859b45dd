// @vitest-environment jsdom
import type { OfficeHours } from '@parley/assistant-config/configSchema';
import { goalKey } from '@parley/assistant-config/goalKey';
import { newConfig } from '@parley/assistant-config/newConfig';
import type { Trigger, TriggerCondition, Triggers } from '@parley/assistant-config/triggerSchema';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLauncher } from '../launcher.ts';
import { createSurfaces } from '../surfaces.ts';
import { standInForBrowser } from '../testing/browser.ts';
import { visitStore, type VisitStore } from '../visitStore.ts';
import { startTriggers } from './triggers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let isPhone: boolean = false;
let isSeen: boolean = true;
standInForBrowser({ isPhone: () => isPhone });

let stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  history.replaceState(null, '', '/');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  [isPhone, isSeen] = [false, true];
  vi.useRealTimers();
});

const AFTER_3: TriggerCondition = { id: 'c', type: 'SecondsOnPage', seconds: 3 };

const trigger = (condition: TriggerCondition, changed: Partial<Trigger> = {}): Trigger => ({
  id: 'hello',
  name: 'Hello',
  isEnabled: true,
  match: 'All',
  conditions: [condition],
  include: [],
  exclude: [],
  schedule: null,
  audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
  action: { type: 'Message', text: { en: 'Can I help?' }, delaySeconds: 0 },
  frequency: { most: 1, per: 'Session', stopAfter: 'Never' },
  ...changed,
});

/** A page of a site with these triggers, as a visitor loads it. */
function page(item: Trigger, given: Given = {}) {
  const { store = visitStore('asst_nori', () => localStorage), locale = 'en', officeHours = null, ...shared } = given;
  const { appearance, languages, triggers: defaults } = newConfig({ title: 'Nori' });
  const triggers: Triggers = { ...defaults, cooldownMinutes: 0, mostPerDay: 50, ...shared, items: [item] };
  const config: WidgetConfig = {
    isShown: true,
    type: 'FloatingWidget',
    title: 'Nori',
    chatUrl: 'https://chat.example/chat',
    languages,
    appearance,
    triggers,
    officeHours,
    flowLines: { flow_fit: 'Find your size' },
    formNames: { form_repair: 'Repair request' },
    isSomebodyOnline: false,
  };
  const launcher = createLauncher(config, 'en');
  const listeners = new Map<string, (detail: unknown) => void>();
  const emitted: string[] = [];
  const unfold = vi.fn<() => void>();
  const unfoldFlow = vi.fn<() => void>();
  const unfoldForm = vi.fn<() => void>();
  const unfoldArticle = vi.fn<() => void>();
  const open = vi.fn<() => void>();
  const cameBy = vi.fn<(id: unknown) => void>();
  const counted: [string, string, { secondsAgo?: number }?][] = [];
  const stop = startTriggers({
    widget: {
      commands: { unfold, unfoldFlow, unfoldForm, unfoldArticle, open, cameBy },
      on: (event, listener) => {
        listeners.set(event, listener);
        return () => void listeners.delete(event);
      },
      locale: () => locale,
      emit: (event) => void emitted.push(event),
      surfaces: createSurfaces({ launcher, title: config.title, locale: () => locale }),
    },
    config,
    triggers,
    launcher,
    store,
    count: (...one) => void counted.push(one),
  });
  stops.push(stop, launcher.remove);
  const button = (name: RegExp) =>
    Array.from(launcher.root.querySelectorAll<HTMLButtonElement>('.said button')).find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  return {
    launcher,
    unfold,
    unfoldFlow,
    unfoldForm,
    unfoldArticle,
    open,
    cameBy,
    counted,
    emitted,
    happens: (event: string, detail: unknown = null) => listeners.get(event)?.(detail),
    said: () => button(/help/)?.textContent ?? null,
    press: () => button(/help/)?.click(),
    close: () => button(/Close/)?.click(),
    closer: () => launcher.root.querySelector('.said button:last-child')?.getAttribute('aria-label'),
    leave: () => {
      stop();
      launcher.remove();
    },
  };
}

type Given = Partial<Omit<Triggers, 'items'>> & { store?: VisitStore; locale?: string; officeHours?: OfficeHours };

it('counts only the seconds in which the page is seen', () => {
  const { said, emitted } = page(trigger(AFTER_3));

  vi.advanceTimersByTime(2 * SECOND);
  isSeen = false;
  vi.advanceTimersByTime(MINUTE);
  isSeen = true;
  expect(said()).toBeNull();

  vi.advanceTimersByTime(SECOND);
  expect(said()).toBe('Can I help?');
  expect(emitted).toEqual(['trigger']);
});

it('waits as long as it is told, and not on for who has opened the chat meanwhile', () => {
  const delayed = trigger(AFTER_3, { action: { type: 'Message', text: { en: 'Can I help?' }, delaySeconds: 5 } });
  const { said, happens } = page(delayed);

  vi.advanceTimersByTime(7 * SECOND);
  expect(said()).toBeNull();
  happens('open');
  vi.advanceTimersByTime(MINUTE);

  expect(said()).toBeNull();
});

it.each<[string, TriggerCondition, (on: ReturnType<typeof page>) => void]>([
  [
    'a click',
    { id: 'c', type: 'Click', selector: '.buy' },
    () => document.querySelector<HTMLElement>('.buy b')?.click(),
  ],
  ['an event', { id: 'c', type: 'Event', name: 'cart' }, ({ happens }) => happens('track', { name: 'cart' })],
  [
    'an attribute',
    { id: 'c', type: 'Attribute', name: 'plan', operator: 'Is', value: 'pro' },
    ({ happens }) => happens('attributes', { plan: 'Pro' }),
  ],
  [
    'a mouse that leaves at the top',
    { id: 'c', type: 'ExitIntent', onPhones: false },
    () => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -4 })),
  ],
  ['being idle', { id: 'c', type: 'Idle', seconds: 20 }, () => vi.advanceTimersByTime(20 * SECOND)],
  ['another page', { id: 'c', type: 'PagesViewed', atLeast: 2 }, ({ happens }) => happens('pageView')],
])('fires by %s', (_, condition, act) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.className = 'buy';
  button.append(document.createElement('b'));
  const on = page(trigger(condition));
  vi.advanceTimersByTime(SECOND);
  expect(on.said()).toBeNull();

  act(on);

  expect(on.said()).toBe('Can I help?');
});

it('fires by a form that was begun and left, and not by one that was sent', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = 'checkout';
  const field = form.appendChild(document.createElement('input'));
  const typed = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  const condition: TriggerCondition = { id: 'c', type: 'FormAbandoned', selector: '#checkout', seconds: 20 };
  const on = page(trigger(condition));
  vi.advanceTimersByTime(MINUTE);

  typed();
  vi.advanceTimersByTime(15 * SECOND);
  typed();
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  vi.advanceTimersByTime(MINUTE);
  expect(on.said()).toBeNull();

  typed();
  vi.advanceTimersByTime(19 * SECOND);
  expect(on.said()).toBeNull();
  vi.advanceTimersByTime(SECOND);
  expect(on.said()).toBe('Can I help?');
});

it('keeps the cart that the site told of, over its pages', () => {
  const full = trigger({ id: 'c', type: 'Cart', of: 'Total', atLeast: 100 });
  const first = page(full);
  first.happens('cart', { total: 40, items: 1 });
  expect(first.said()).toBeNull();
  first.leave();

  const second = page(full);
  second.happens('cart', { total: 120.5, items: 3 });

  expect(second.said()).toBe('Can I help?');
});

it('speaks to who reads its languages as they have chosen, and not as their browser does', () => {
  const german = trigger(AFTER_3, {
    audience: { samplePercent: 100, devices: ['Desktop'], languages: ['de'], visitors: 'All' },
    action: { type: 'Message', text: { en: 'Can I help?', de: 'Kann ich help-en?' }, delaySeconds: 0 },
  });
  const english = page(german);
  vi.advanceTimersByTime(3 * SECOND);
  expect(english.said()).toBeNull();
  english.leave();

  const { said, closer } = page(german, { locale: 'de' });
  vi.advanceTimersByTime(3 * SECOND);
  expect(said()).toBe('Kann ich help-en?');
  expect(closer()).toBe('Nachricht von Nori schließen');
});

it('fires when the office opens on who has the page open, also in the night', () => {
  const officeHours = { isOn: true, timezone: 'UTC', days: [{ day: 1, from: '22:00', to: '02:00' }], holidays: [] };
  const { said } = page(trigger({ id: 'c', type: 'OfficeHours', is: 'Inside' }), { officeHours });

  vi.setSystemTime(new Date('2026-11-23T21:59:58Z'));
  vi.advanceTimersByTime(SECOND);
  expect(said()).toBeNull();
  vi.setSystemTime(new Date('2026-11-24T01:59:00Z'));
  vi.advanceTimersByTime(SECOND);

  expect(said()).toBe('Can I help?');
});

it('fires by the campaign that began the visit, on its later pages too', () => {
  history.replaceState(null, '', '/?utm_source=News');
  const by = trigger({ id: 'c', type: 'Utm', key: 'source', equals: 'news' }, { include: ['/tents'] });
  page(by).leave();
  history.replaceState(null, '', '/tents');

  const { said } = page(by);
  vi.advanceTimersByTime(SECOND);

  expect(said()).toBe('Can I help?');
});

it('knows a visit from the next by half an hour of absence', () => {
  const returning = trigger({ id: 'c', type: 'Visit', is: 'Returning' });
  page(returning).leave();
  vi.advanceTimersByTime(20 * MINUTE);
  const soon = page(returning);
  vi.advanceTimersByTime(SECOND);
  expect(soon.said()).toBeNull();
  soon.leave();

  vi.advanceTimersByTime(31 * MINUTE);
  const later = page(returning);
  vi.advanceTimersByTime(SECOND);

  expect(later.said()).toBe('Can I help?');
});

it('does not fire more often in a visit than it may, over its pages', () => {
  const first = page(trigger(AFTER_3));
  vi.advanceTimersByTime(3 * SECOND);
  first.leave();

  const second = page(trigger(AFTER_3));
  vi.advanceTimersByTime(MINUTE);
  expect(second.said()).toBeNull();
  second.leave();

  vi.advanceTimersByTime(31 * MINUTE);
  const nextVisit = page(trigger(AFTER_3));
  vi.advanceTimersByTime(3 * SECOND);
  expect(nextVisit.said()).toBe('Can I help?');
});

it('fires again after its own pause, and not before', () => {
  const often = trigger(AFTER_3, { frequency: { most: 9, per: 'Ever', pauseMinutes: 20, stopAfter: 'Never' } });
  const first = page(often);
  vi.advanceTimersByTime(3 * SECOND);
  expect(first.said()).toBe('Can I help?');
  first.leave();

  vi.advanceTimersByTime(10 * MINUTE);
  const tooEarly = page(often);
  vi.advanceTimersByTime(3 * SECOND);
  expect(tooEarly.said()).toBeNull();
  tooEarly.leave();

  vi.advanceTimersByTime(10 * MINUTE);
  const later = page(often);
  vi.advanceTimersByTime(3 * SECOND);
  expect(later.said()).toBe('Can I help?');
});

it('leaves alone who has closed what it said', () => {
  const often = trigger(AFTER_3, { frequency: { most: 9, per: 'Ever', stopAfter: 'Never' } });
  const { said, close } = page(often, { closedStaysClosed: true });
  vi.advanceTimersByTime(3 * SECOND);

  close();
  vi.advanceTimersByTime(MINUTE);

  expect(said()).toBeNull();
});

it('is not taken for closed by who closes a chat of their own, visits later', () => {
  const untilClosed = trigger(AFTER_3, { frequency: { most: 9, per: 'Ever', stopAfter: 'Close' } });
  const first = page(untilClosed, { closedStaysClosed: false });
  vi.advanceTimersByTime(3 * SECOND);
  expect(first.said()).toBe('Can I help?');
  first.leave();

  vi.advanceTimersByTime(31 * MINUTE);
  const second = page(untilClosed, { closedStaysClosed: false });
  second.happens('open');
  second.happens('close');
  vi.advanceTimersByTime(3 * SECOND);

  expect(second.said()).toBe('Can I help?');
});

it('opens the conversation of who presses what it said', () => {
  const { press, open, said } = page(trigger(AFTER_3));
  vi.advanceTimersByTime(3 * SECOND);

  press();

  expect(open).toHaveBeenCalledWith('Chat');
  expect(said()).toBeNull();
});

it('opens the chat by itself, but on a phone only shows that there is something', () => {
  const opening = trigger(AFTER_3, { action: { type: 'Open', page: 'Home', delaySeconds: 0 } });
  const desk = page(opening);
  vi.advanceTimersByTime(3 * SECOND);
  expect(desk.unfold).toHaveBeenCalledWith('Home');
  desk.leave();
  localStorage.clear();

  isPhone = true;
  const phone = page(opening);
  vi.advanceTimersByTime(3 * SECOND);
  expect(phone.unfold).not.toHaveBeenCalled();
  expect(phone.launcher.button.getAttribute('aria-label')).toBe('Nori, 1 unread');
});

it('opens the chat in a guided flow, on a phone once the visitor reaches for it', () => {
  const opening = trigger(AFTER_3, { action: { type: 'Flow', guidedFlowId: 'flow_fit', delaySeconds: 0 } });
  const desk = page(opening);
  vi.advanceTimersByTime(3 * SECOND);
  expect(desk.unfoldFlow.mock.calls).toEqual([['flow_fit', 'Find your size']]);
  desk.leave();
  localStorage.clear();

  isPhone = true;
  const phone = page(opening);
  vi.advanceTimersByTime(3 * SECOND);
  expect(phone.unfoldFlow).not.toHaveBeenCalled();
  expect(phone.launcher.button.getAttribute('aria-label')).toBe('Nori, 1 unread');
  phone.happens('open');
  phone.happens('open');
  expect(phone.unfoldFlow.mock.calls).toEqual([['flow_fit', 'Find your size']]);
});

it('opens the chat in a form', () => {
  const opening = trigger(AFTER_3, { action: { type: 'Form', formTemplateId: 'form_repair', delaySeconds: 0 } });
  const { unfoldForm } = page(opening);

  vi.advanceTimersByTime(3 * SECOND);

  expect(unfoldForm.mock.calls).toEqual([['form_repair', 'Repair request']]);
});

it('opens an article over the chat', () => {
  const opening = trigger(AFTER_3, { action: { type: 'Article', articleId: 'artc_returns', delaySeconds: 0 } });
  const { unfoldArticle } = page(opening);

  vi.advanceTimersByTime(3 * SECOND);

  expect(unfoldArticle.mock.calls).toEqual([['artc_returns']]);
});

it('tells that it fired, and once that the chat was opened after it, which hears by what the visitor comes', () => {
  const { counted, cameBy, happens } = page(trigger(AFTER_3));
  vi.advanceTimersByTime(3 * SECOND);
  expect(counted).toEqual([['hello', 'Fired']]);
  expect(cameBy).not.toHaveBeenCalled();

  happens('open');
  happens('close');
  happens('open');

  expect(counted).toEqual([
    ['hello', 'Fired'],
    ['hello', 'Opened'],
  ]);
  expect(cameBy).toHaveBeenLastCalledWith('hello');
});

it('puts nothing down to a trigger of an earlier visit', () => {
  const store = visitStore('asst_nori', () => localStorage);
  const first = page(trigger(AFTER_3), { store });
  vi.advanceTimersByTime(3 * SECOND);
  first.leave();
  vi.advanceTimersByTime(31 * MINUTE);

  const next = page(trigger({ ...AFTER_3, seconds: 30 }), { store });
  next.happens('open');

  expect(next.counted).toEqual([]);
  expect(next.cameBy).not.toHaveBeenCalled();
});

it('names the trigger before the flow that it opens begins', () => {
  const { cameBy, unfoldFlow } = page(
    trigger(AFTER_3, { action: { type: 'Flow', guidedFlowId: 'flow_fit', delaySeconds: 0 } }),
  );

  vi.advanceTimersByTime(3 * SECOND);

  const [named = 0] = cameBy.mock.invocationCallOrder;
  const [begun = 0] = unfoldFlow.mock.invocationCallOrder;
  expect(cameBy).toHaveBeenCalledWith('hello');
  expect(named).toBeLessThan(begun);
});

it('works where site data are blocked', () => {
  const store = visitStore('asst_nori', () => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  const { said } = page(trigger(AFTER_3), { store });

  vi.advanceTimersByTime(3 * SECOND);

  expect(said()).toBe('Can I help?');
});

it('says of each trigger why it does not fire, when it is asked', () => {
  history.replaceState(null, '', '/?assistantDebug=1');
  const { launcher } = page(trigger(AFTER_3));

  vi.advanceTimersByTime(SECOND);

  expect(launcher.root.querySelector('.debug')?.textContent).toContain('✗ SecondsOnPage {"seconds":3}, is 1');
});

describe('the goal of a trigger', () => {
  const GOAL = { type: 'Event', name: 'order', withinDays: 7 } as const;
  const KEY = goalKey(GOAL);
  const everybody = { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' } as const;
  const DAY = 24 * 60 * MINUTE;
  const withGoal = (goal: Trigger['goal'] = GOAL, samplePercent = 100) =>
    trigger(AFTER_3, {
      goal,
      audience: { ...everybody, devices: [...everybody.devices], languages: [], samplePercent },
    });
  /** A browser whose visitor no small share holds. */
  const heldOut = () => {
    const store = visitStore('asst_nori', () => localStorage);
    store.set('sampleKey', 'visitor-1');
    return store;
  };
  const goals = ({ counted }: ReturnType<typeof page>) => counted.filter(([, kind]) => kind !== 'Fired');

  it('is reached by who does it in time after they saw the trigger, once, also on a later page', () => {
    const first = page(withGoal());
    first.happens('track', { name: 'order' });
    vi.advanceTimersByTime(4 * SECOND);
    expect(goals(first)).toEqual([['hello', 'Seen', { goal: KEY }]]);
    first.leave();

    vi.setSystemTime(Date.now() + 2 * DAY);
    const later = page(withGoal());
    vi.advanceTimersByTime(4 * SECOND);
    later.happens('track', { name: 'search' });
    later.happens('track', { name: 'order' });
    later.happens('track', { name: 'order' });

    expect(goals(later)).toEqual([
      ['hello', 'SeenReached', { goal: KEY, secondsAgo: expect.closeTo((2 * DAY) / SECOND, -2) }],
    ]);
  });

  it('is watched of who is held out as well, who sees nothing', () => {
    const held = page(withGoal(GOAL, 1), { store: heldOut() });

    vi.advanceTimersByTime(10 * SECOND);
    held.happens('track', { name: 'order' });

    expect(held.said()).toBeNull();
    expect(held.counted).toEqual([
      ['hello', 'HeldOut', { goal: KEY }],
      ['hello', 'HeldOutReached', { goal: KEY, secondsAgo: expect.any(Number) }],
    ]);
  });

  it('may be a page', () => {
    const { happens, counted } = page(withGoal({ type: 'Page', pattern: '/thanks*', withinDays: 1 }));
    vi.advanceTimersByTime(3 * SECOND);

    history.replaceState(null, '', '/thanks?order=7');
    happens('pageView');

    expect(counted.map(([, kind]) => kind)).toEqual(['Fired', 'Seen', 'SeenReached']);
  });

  it('counts new visitors alone when it is another one, or the first', () => {
    const booking = { type: 'Event', name: 'booking', withinDays: 7 } as const;
    for (const before of [withGoal(), trigger(AFTER_3)]) {
      localStorage.clear();
      const first = page(before);
      vi.advanceTimersByTime(3 * SECOND);
      first.leave();

      vi.setSystemTime(Date.now() + 2 * DAY);
      const later = page(withGoal(booking));
      vi.advanceTimersByTime(4 * SECOND);
      expect(later.said()).toBe('Can I help?');
      later.happens('track', { name: 'booking' });
      expect(goals(later)).toEqual([]);
      later.leave();
    }
  });

  it('that was another one before keeps no trigger from firing', () => {
    const frequency = { most: 9, per: 'Ever', stopAfter: 'Goal' } as const;
    const first = page({ ...withGoal(), frequency });
    vi.advanceTimersByTime(3 * SECOND);
    first.happens('track', { name: 'order' });
    first.leave();

    const later = page({ ...withGoal({ type: 'Event', name: 'booking', withinDays: 7 }), frequency });
    vi.advanceTimersByTime(4 * SECOND);

    expect(later.said()).toBe('Can I help?');
  });

  it('is nothing after its days are over', () => {
    const first = page(withGoal());
    vi.advanceTimersByTime(3 * SECOND);
    first.leave();

    vi.setSystemTime(Date.now() + 7 * DAY + SECOND);
    const later = page(withGoal());
    later.happens('track', { name: 'order' });

    expect(goals(later)).toEqual([]);
  });

  it('lets a trigger stop that is to stop then', () => {
    const stopping = { ...withGoal(), frequency: { most: 9, per: 'Ever', stopAfter: 'Goal' } as const };
    const first = page(stopping);
    vi.advanceTimersByTime(3 * SECOND);
    first.happens('track', { name: 'order' });
    first.leave();

    const later = page(stopping);
    vi.advanceTimersByTime(MINUTE);

    expect(later.said()).toBeNull();
  });
});
