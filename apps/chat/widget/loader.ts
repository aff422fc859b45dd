import type { WidgetAnswer, WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { createLauncher } from './launcher.ts';
import { spokenLanguage } from './spokenLanguage.ts';
import { visitStore } from './visitStore.ts';
import type { createWidget, Widget } from './widget.ts';
import type { CountTrigger, startTriggers } from './triggers/triggers.ts';

/*
 * <script async src="…/widget.js" data-client-id="…" data-assistant-id="…"></script> shows an assistant on a page;
 * `window.parley('open')` and the like steer it. docs/widget.md describes both.
 */

/** The server of the chat puts the API's origin in its place. */
const API = '%PARLEY_API%';
/** The build puts the names of the other files in their place. */
declare const WIDGET_PART: string;
declare const TRIGGERS_PART: string;

type Ids = { clientId: string; assistantId: string };
type Settle = (value: unknown) => void;
type Widgets = Map<string, Promise<Widget | null>>;
type Parley = ((...args: readonly unknown[]) => Promise<unknown>) & {
  /** What was asked before this file came: arguments, resolve, reject. */
  q?: readonly (readonly [args: ArrayLike<unknown>, resolve: Settle, reject: Settle])[];
  /** By assistant's id; null where it may not be shown. */
  widgets?: Widgets;
};

declare global {
  interface Window {
    parley?: Parley;
  }
}

/** What concerns the visitor, and so all assistants of a page. */
const FOR_ALL = /^(identify|setAttributes|setCart|setLocale|setTheme|track|logout|destroy|on)$/;
const PING_EVERY = 60_000;

const warn = (text: string) => console.warn(`Parley: ${text}`);
const failure = (code: string, message: string) => Object.assign(new Error(`Parley ${message}`), { code });

/** The widgets of this page. The first of their scripts takes the commands for all. */
function widgetsOfPage(): Widgets {
  const before = window.parley;
  if (before?.widgets) return before.widgets;
  const widgets: Widgets = new Map();
  const parley: Parley = (...args) => run(widgets, args);
  parley.widgets = widgets;
  window.parley = parley;
  // After this script has put its own in.
  queueMicrotask(() => {
    for (const [args, resolve, reject] of before?.q ?? []) run(widgets, Array.from(args)).then(resolve, reject);
  });
  return widgets;
}

/** `('open')`, or `('to', assistantId, 'open')` on a page with several. */
async function run(widgets: Widgets, args: readonly unknown[]): Promise<unknown> {
  const [first, id, ...others] = args;
  const isOne = first === 'to';
  const [name, ...given] = isOne ? others : args;
  const meant = [...widgets].flatMap(([assistantId, widget]) => (isOne && assistantId !== id ? [] : widget));
  const ready = (await Promise.all(meant)).filter((widget) => widget !== null);
  if (ready.length === 0) throw failure('NOT_SHOWN', 'shows no such assistant on this page.');
  const all = FOR_ALL.test(String(name)) ? ready : ready.slice(0, 1);
  const answers = all.map(({ commands }) => {
    const command = Object.hasOwn(commands, String(name)) ? commands[String(name)] : undefined;
    if (!command) throw failure('UNKNOWN_COMMAND', `knows no command “${String(name)}”.`);
    return command(...given);
  });
  return (await Promise.all(answers))[0];
}

/** Null where it may not be shown, which whoever builds the site is told. */
async function show(script: HTMLScriptElement, ids: Ids): Promise<Widget | null> {
  const config = await loadConfig(ids);
  return config && showLauncher(script, ids, config);
}

async function showLauncher(script: HTMLScriptElement, ids: Ids, config: WidgetConfig): Promise<Widget> {
  const { assistantId } = ids;
  if (!document.body) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const store = visitStore(assistantId, () => localStorage);
  const asked = script.dataset.locale;
  const launcher = createLauncher(config, spokenLanguage(config, store, asked));
  const onDestroyed = () => void window.parley?.widgets?.delete(assistantId);

  let loading: Promise<Widget> | null = null;
  const widget = () => (loading ??= load());
  async function load(): Promise<Widget> {
    const part: { createWidget: typeof createWidget } = await import(/* @vite-ignore */ partOf(script, WIDGET_PART));
    return part.createWidget({ config, assistantId, asked, launcher, store, onDestroyed });
  }

  const press = (name: string) => () => void widget().then(({ commands }) => commands[name]?.());
  launcher.button.addEventListener('click', press('toggle'));
  for (const intent of ['pointerenter', 'focus', 'pointerdown']) {
    launcher.button.addEventListener(intent, press('preload'));
  }
  await idle();
  if (Date.now() - store.get('pingedAt', 0) >= PING_EVERY) {
    store.set('pingedAt', Date.now());
    ping(ids);
  }
  if (config.triggers) {
    const part: { startTriggers: typeof startTriggers } = await import(
      /* @vite-ignore */ partOf(script, TRIGGERS_PART)
    );
    const count: CountTrigger = (triggerId, kind, about) => tell('trigger', { ...ids, triggerId, kind, ...about });
    part.startTriggers({ widget: await widget(), triggers: config.triggers, config, launcher, store, count });
  }
  return widget();
}

const partOf = (script: HTMLScriptElement, name: string) => new URL(name, script.src).href;

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 300);
  });

/** Says that this page has the line. */
const ping = (ids: Ids) => tell('ping', ids);

/** Tells what happens on this page. A site that cannot tell shows the assistant all the same. */
function tell(what: string, details: object) {
  const body = JSON.stringify({ ...details, url: location.href });
  fetch(`${API}/widget/${what}`, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {});
}

async function loadConfig(ids: Ids): Promise<WidgetConfig | null> {
  const search = new URLSearchParams({ ...ids, host: location.hostname });
  try {
    const response = await fetch(`${API}/widget/config?${search.toString()}`, { credentials: 'omit' });
    const answer: WidgetAnswer = await response.json();
    if (answer.isShown) return answer;
    if (answer.reason === 'NotYet') ping(ids);
    warn(
      {
        NotFound: 'there is no such assistant, or it is switched off.',
        NotYet: 'this page is ready. The assistant shows once its set-up is finished.',
        DomainNotAllowed: `this assistant may not be shown on ${location.hostname}. Allow this domain where you install it.`,
      }[answer.reason],
    );
  } catch {
    warn('the assistant cannot be reached.');
  }
  return null;
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { clientId, assistantId } = script.dataset;
  const widgets = widgetsOfPage();
  if (!clientId || !assistantId) warn('the script needs data-client-id and data-assistant-id.');
  else if (widgets.has(assistantId)) warn(`${assistantId} is on this page already.`);
  else widgets.set(assistantId, show(script, { clientId, assistantId }));
}
