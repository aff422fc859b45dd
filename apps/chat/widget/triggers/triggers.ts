import { evaluateTriggers } from '@parley/assistant-config/evaluateTriggers';
import { localised } from '@parley/assistant-config/localised';
import type { Trigger, TriggerAction, Triggers } from '@parley/assistant-config/triggerSchema';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { type Launcher, PHONE } from '../launcher.ts';
import type { VisitStore } from '../visitStore.ts';
import type { Widget } from '../widget.ts';
import { debugOverlay } from './debugOverlay.ts';
import { watchFacts } from './facts.ts';
import { countFires } from './fires.ts';
import { watchGoals } from './goals.ts';
import { openVisit } from './visit.ts';

/**
 * Tells the API that a trigger fired, that the chat was opened after it, or how a visitor stands to its goal; who
 * reaches it, `secondsAgo` first might have seen the trigger.
 */
export type CountTrigger = (triggerId: string, kind: TriggerCountKind, about?: AboutGoal) => void;

type AboutGoal = { goal: string; secondsAgo?: number };

type TriggerCountKind = 'Fired' | 'Opened' | 'Seen' | 'HeldOut' | 'SeenReached' | 'HeldOutReached';

export type TriggerGiven = {
  widget: Widget;
  config: WidgetConfig;
  triggers: Triggers;
  launcher: Launcher;
  store: VisitStore;
  count: CountTrigger;
};

const SECOND = 1000;

/** What opens the chat. */
type Unfolding = Extract<TriggerAction, { type: 'Open' | 'Flow' | 'Form' | 'Article' }>;

/** Fires the assistant's triggers on this page: looks each second while the page is seen, and at what the visitor does. */
export function startTriggers({ widget, config, triggers, launcher, store, count }: TriggerGiven): () => void {
  const visits = openVisit(store);
  const facts = watchFacts({ config, triggers, language: widget.locale, store, visits, onChange: look });
  const goals = watchGoals(triggers.items, store, count);
  const fires = countFires(store, visits, goals.isReached);
  const explain = debugOverlay(launcher);
  const { surfaces } = widget;
  let isOpen = false;
  let promised: Unfolding | null = null;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  function look() {
    const isShowing = isOpen || surfaces.isShowing() || waiting !== null;
    const { fires: trigger, heldOut, verdicts } = evaluateTriggers(triggers, facts.now(), fires.history(isShowing));
    explain?.(verdicts);
    for (const one of heldOut) goals.begin(one, true);
    if (trigger) begin(trigger);
  }

  function begin(trigger: Trigger) {
    const { delaySeconds } = trigger.action;
    if (delaySeconds === 0) {
      fire(trigger);
      return;
    }
    waiting = setTimeout(() => {
      waiting = null;
      if (!isOpen) fire(trigger);
    }, delaySeconds * SECOND);
  }

  function fire(trigger: Trigger) {
    const { id, name, action } = trigger;
    fires.fired(id);
    count(id, 'Fired');
    goals.begin(trigger, false);
    widget.emit('trigger', { id, name, action: action.type });
    if (action.type === 'Message' || action.type === 'Banner') {
      surfaces.show({
        kind: action.type,
        text: localised(action.text, widget.locale(), config.languages),
        onPress: () => widget.commands.open?.('Chat'),
        onClose: () => fires.mark('isClosed'),
      });
    } else if (action.type !== 'Badge' && !matchMedia(PHONE).matches) {
      unfold(action);
    } else {
      // Whoever reaches for the launcher then comes to what it would have opened.
      if (action.type !== 'Badge' && action.type !== 'Open') promised = action;
      // On a phone the chat would cover the page, and take the focus.
      launcher.setBadge(1);
    }
  }

  function unfold(action: Unfolding) {
    nameTrigger();
    if (action.type === 'Open') {
      widget.commands.unfold?.(action.page);
      return;
    }
    if (action.type === 'Form') {
      const id = action.formTemplateId ?? '';
      widget.commands.unfoldForm?.(id, config.formNames[id]);
      return;
    }
    if (action.type === 'Article') {
      widget.commands.unfoldArticle?.(action.articleId);
      return;
    }
    const id = action.guidedFlowId ?? '';
    widget.commands.unfoldFlow?.(id, config.flowLines[id]);
  }

  /** What begins in the chat now is put down to the trigger that fired last. */
  function nameTrigger() {
    const id = fires.lastOfVisit();
    if (id) widget.commands.cameBy?.(id);
    return id;
  }

  goals.did({ page: location.href });

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    facts.tick();
    look();
  }, SECOND);
  const stops = [
    widget.on('pageView', () => {
      surfaces.hide();
      goals.did({ page: location.href });
      facts.turnPage();
    }),
    widget.on('track', (detail) => {
      goals.did({ event: nameOf(detail) });
      facts.track(nameOf(detail));
    }),
    widget.on('cart', (detail) => facts.setCart(cartOf(detail))),
    widget.on('attributes', (detail) => facts.setAttributes(attributesOf(detail))),
    widget.on('open', () => {
      isOpen = true;
      surfaces.hide();
      launcher.setBadge(0);
      const id = nameTrigger();
      if (id && fires.opened(id)) count(id, 'Opened');
      const kept = promised;
      promised = null;
      if (kept) unfold(kept);
    }),
    widget.on('close', () => {
      isOpen = false;
      fires.mark('isClosed');
    }),
    widget.on('conversationStarted', () => fires.mark('isReplied')),
    widget.on('destroyed', () => stop()),
  ];

  function stop() {
    clearInterval(timer);
    if (waiting) clearTimeout(waiting);
    facts.stop();
    for (const end of stops) end();
  }

  return stop;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const nameOf = (detail: unknown) => (isRecord(detail) ? String(detail.name) : '');
const cartOf = (detail: unknown) =>
  isRecord(detail) ? { total: Number(detail.total), items: Number(detail.items) } : null;
const attributesOf = (detail: unknown) =>
  isRecord(detail) ? Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)])) : {};
