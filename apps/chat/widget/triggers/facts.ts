import type { TriggerFacts } from '@parley/assistant-config/evaluateTriggers';
import { isOpenAt } from '@parley/assistant-config/officeHours';
import type { Triggers } from '@parley/assistant-config/triggerSchema';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { PHONE } from '../launcher.ts';
import { listen } from '../pageViews.ts';
import type { VisitStore } from '../visitStore.ts';
import type { Visits } from './visit.ts';

export type Facts = {
  now: () => TriggerFacts;
  /** Another second has passed in which the page was seen. */
  tick: () => void;
  track: (name: string) => void;
  setAttributes: (attributes: TriggerFacts['attributes']) => void;
  setCart: (cart: TriggerFacts['cart']) => void;
  /** The visitor has turned to another page without a load. */
  turnPage: () => void;
  stop: () => void;
};

type Given = {
  config: WidgetConfig;
  triggers: Triggers;
  language: () => string;
  store: VisitStore;
  visits: Visits;
  onChange: () => void;
};

/** What is counted anew on each page. */
const newPage = () => ({
  seconds: 0,
  idle: 0,
  scrolled: 0,
  isLeaving: false,
  seen: new Set<string>(),
  clicked: new Set<string>(),
  events: new Set<string>(),
  /** By selector: seconds since something was entered. */
  formsBegun: new Map<string, number>(),
});

/** Watches what triggers may ask about the visitor and the page. */
export function watchFacts({ config, triggers, language, store, visits, onChange }: Given): Facts {
  const phone = matchMedia(PHONE);
  const conditions = triggers.items.flatMap((trigger) => trigger.conditions);
  const selectors = (type: 'ElementSeen' | 'Click' | 'FormAbandoned') =>
    conditions.flatMap((condition) => (condition.type === type ? condition.selector : []));
  const [toSee, toClick, toFillIn] = [selectors('ElementSeen'), selectors('Click'), selectors('FormAbandoned')];
  let page = newPage();
  let lastScroll = scrollY;
  if (store.get('sampleKey', '') === '') store.set('sampleKey', crypto.randomUUID?.() ?? String(Math.random()));

  function measureScroll() {
    const room = document.documentElement.scrollHeight - innerHeight;
    if (room > 0) page.scrolled = Math.max(page.scrolled, Math.min(100, Math.round((100 * scrollY) / room)));
  }
  // Before this file came, or as the browser left it at a reload.
  measureScroll();

  function onScroll() {
    measureScroll();
    // On a phone: back up by most of a screen at once.
    if (phone.matches && lastScroll - scrollY > innerHeight * 0.7) page.isLeaving = true;
    lastScroll = scrollY;
    page.idle = 0;
  }

  function onClick({ target }: Event) {
    page.idle = 0;
    const element = target instanceof Element ? target : null;
    for (const selector of toClick) if (element && fits(element, selector)) page.clicked.add(selector);
    onChange();
  }

  function onLeave(event: Event) {
    // Towards the tabs and the address.
    if (!(event instanceof MouseEvent) || event.relatedTarget !== null || event.clientY > 0) return;
    page.isLeaving = true;
    onChange();
  }

  function onInput({ target }: Event) {
    const element = target instanceof Element ? target : null;
    for (const selector of toFillIn) if (element && fits(element, selector)) page.formsBegun.set(selector, 0);
  }

  function onSubmit({ target }: Event) {
    const form = target instanceof Element ? target : null;
    // What is asked about may be the form, something around it, or a field in it.
    for (const selector of page.formsBegun.keys()) {
      if (form && (fits(form, selector) || holds(form, selector))) page.formsBegun.delete(selector);
    }
  }

  const isActive = () => {
    page.idle = 0;
  };
  const stops = [
    listen(window, 'scroll', onScroll, { passive: true }),
    listen(document, 'click', onClick, { capture: true }),
    listen(document, 'input', onInput, { capture: true }),
    listen(document, 'submit', onSubmit, { capture: true }),
    listen(document, 'mouseout', onLeave),
    listen(document, 'visibilitychange', () => {
      // Whoever comes back to the tab on a phone had left it.
      if (phone.matches && document.visibilityState === 'visible') page.isLeaving = true;
    }),
    ...['pointermove', 'keydown', 'touchstart'].map((type) => listen(window, type, isActive, { passive: true })),
  ];

  return {
    tick: () => {
      page.seconds += 1;
      page.idle += 1;
      for (const [selector, seconds] of page.formsBegun) page.formsBegun.set(selector, seconds + 1);
      const { seconds } = visits.now();
      visits.change({ seconds: seconds + 1, lastAt: Date.now() });
      for (const selector of toSee) if (!page.seen.has(selector) && isInView(selector)) page.seen.add(selector);
    },
    track: (name) => {
      page.events.add(name);
      onChange();
    },
    setAttributes: (attributes) => {
      store.set('attributes', { ...store.get('attributes', {}), ...attributes });
      onChange();
    },
    setCart: (cart) => {
      store.set('cart', cart ?? NO_CART);
      onChange();
    },
    turnPage: () => {
      page = newPage();
      visits.change({ pages: visits.now().pages + 1, lastAt: Date.now() });
      onChange();
    },
    now: () => {
      const visit = visits.now();
      return {
        now: Date.now(),
        url: location.href,
        secondsOnPage: page.seconds,
        secondsOnSite: visit.seconds,
        pagesViewed: visit.pages,
        visitNumber: visit.number,
        maxScrollPercent: page.scrolled,
        elementsSeen: [...page.seen],
        clicked: [...page.clicked],
        exitIntent: page.isLeaving,
        idleSeconds: page.idle,
        events: [...page.events],
        formsBegun: Object.fromEntries(page.formsBegun),
        cart: cartOf(store),
        referrer: visit.referrer,
        utm: visit.utm,
        attributes: store.get('attributes', {}),
        isKnown: store.get('isKnown', false),
        device: phone.matches ? 'Phone' : 'Desktop',
        language: language(),
        isInOfficeHours: config.officeHours === null || isOpenAt(config.officeHours, Date.now()),
        isAgentOnline: config.isSomebodyOnline,
        sampleKey: store.get('sampleKey', ''),
      };
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** No cart has fewer than none in it. */
const NO_CART = { total: -1, items: -1 };

function cartOf(store: VisitStore): TriggerFacts['cart'] {
  const cart = store.get('cart', NO_CART);
  return cart.items < 0 ? null : cart;
}

/** A selector that is none fits nothing. */
function fits(element: Element, selector: string): boolean {
  try {
    return element.closest(selector) !== null;
  } catch {
    return false;
  }
}

function holds(element: Element, selector: string): boolean {
  try {
    return element.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function isInView(selector: string): boolean {
  try {
    return Array.from(document.querySelectorAll(selector)).some((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width + height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
  } catch {
    return false;
  }
}
