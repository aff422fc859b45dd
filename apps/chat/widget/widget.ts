import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import type { FrameMessage, Identity, Page, Theme } from '../src/frame/protocol.ts';
import { chatFrame, type ChatFrame } from './chatFrame.ts';
import type { Launcher } from './launcher.ts';
import { watchPageViews } from './pageViews.ts';
import { createPanel } from './panel.ts';
import { spokenLanguage } from './spokenLanguage.ts';
import { createSurfaces, type Surfaces } from './surfaces.ts';
import type { VisitStore } from './visitStore.ts';

/** What happens, for the site and for triggers. */
export type WidgetEvent =
  | 'ready'
  | 'open'
  | 'close'
  | 'unread'
  | 'message'
  | 'conversationStarted'
  | 'formSubmitted'
  | 'bookingCreated'
  | 'language'
  | 'identified'
  | 'attributes'
  | 'cart'
  | 'pageView'
  | 'track'
  | 'trigger'
  | 'error'
  | 'destroyed';

type Listener = (detail: unknown) => void;

/** What a site can ask of a widget; each answers a promise. */
export type Commands = Record<string, (...given: readonly unknown[]) => unknown>;

export type Widget = {
  commands: Commands;
  on: (event: string, listener: Listener) => () => void;
  emit: (event: WidgetEvent, detail?: unknown) => void;
  /** In which visitors are spoken to, at this moment. */
  locale: () => string;
  surfaces: Surfaces;
};

export type Given = {
  config: WidgetConfig;
  assistantId: string;
  /** The language that the site has asked for. */
  asked?: string;
  launcher: Launcher;
  store: VisitStore;
  onDestroyed: () => void;
};

const THEMES = ['Auto', 'Light', 'Dark'] as const;
const pageNow = (): Page => ({ url: location.href, title: document.title, referrer: document.referrer });
/** Of a message that is said beside the launcher, in characters. */
const LONGEST = 160;
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

/** What the launcher opens, and all that a site can ask of it. */
export function createWidget({ config, assistantId, asked: first, launcher, store, onDestroyed }: Given): Widget {
  const listeners = new Map<string, Set<Listener>>();
  let frame: ChatFrame | null = null;
  let asked = first;
  let siteTheme: Theme | null = null;
  let locale = spokenLanguage(config, store, asked);
  const panel = createPanel(config, launcher, { onClose: close, locale: () => locale });
  const surfaces = createSurfaces({ launcher, title: config.title, locale: () => locale });
  const stopPageViews = watchPageViews(() => {
    frame?.tell({ type: 'pageView', payload: pageNow() });
    emit('pageView', pageNow());
  });

  function emit(event: WidgetEvent, detail: unknown = null) {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  }

  function on(event: string, listener: Listener) {
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(listener));
    return () => void all.delete(listener);
  }

  /** The frame, which is not loaded before somebody seems to want it. */
  function loaded(): ChatFrame {
    if (frame) return frame;
    const url = `${config.chatUrl}&${new URLSearchParams({ frame: '1', locale }).toString()}`;
    frame = chatFrame({
      url,
      title: config.title,
      assistantId,
      page: pageNow,
      isOpen: () => panel.isOpen(),
      onMessage: heard,
    });
    panel.hold(frame.element);
    if (siteTheme) frame.tell({ type: 'theme', payload: { theme: siteTheme } });
    return frame;
  }

  function heard({ type, payload }: Exclude<FrameMessage, { type: 'answer' }>) {
    if (type === 'ready') panel.frameIsReady();
    else if (type === 'close') close();
    else if (type === 'unread') launcher.setBadge(payload.count);
    else if (type === 'language') choose(payload.language);
    else if (type === 'conversationStarted') store.set('isKnown', true);
    else if (type === 'message') say(payload);
    else if (type === 'error') console.warn(`Parley: ${payload.message}`);
    if (type !== 'close') emit(type, payload);
  }

  /** A new message, to who has closed the chat. */
  function say({ conversationId, authorName, text }: NewMessage) {
    if (panel.isOpen() || launcher.button.hidden) return;
    const words = `${authorName}: ${text}`;
    surfaces.show({
      kind: 'Message',
      text: words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words,
      onPress: () => {
        loaded().tell({ type: 'show', payload: { page: 'Chat', conversationId } });
        open();
      },
    });
  }

  function open({ takesFocus = true } = {}) {
    if (panel.isOpen()) return;
    const chat = loaded();
    surfaces.hide();
    panel.show();
    chat.tell({ type: 'opened', payload: { takesFocus } });
    if (takesFocus) chat.element.focus();
    emit('open');
  }

  function close() {
    if (!panel.isOpen()) return;
    panel.hide();
    frame?.tell({ type: 'closed', payload: null });
    launcher.button.focus({ preventScroll: true });
    emit('close');
  }

  async function ask(message: Parameters<ChatFrame['ask']>[0]) {
    const answer = await loaded().ask(message);
    if (!answer.ok) throw Object.assign(new Error(answer.message), { code: answer.code });
  }

  /** Null: nobody is signed in on the site, which says so on each of its pages. */
  async function identify(given: unknown) {
    if (given === null) {
      if (store.get('isNamed', false)) await logout();
      return;
    }
    const { id, name, email, hash } = recordOf(given);
    const payload: Identity = { id: textOf(id), name: textOf(name), email: textOf(email), hash: textOf(hash) };
    if (!payload.id && !payload.name && !payload.email) throw badInput('an id, a name or an email, or null');
    await ask({ type: 'identify', payload });
    store.set('isKnown', true);
    store.set('isNamed', true);
    emit('identified', payload);
  }

  async function setAttributes(given: unknown) {
    const payload = Object.fromEntries(Object.entries(recordOf(given)).map(([name, value]) => [name, wordsOf(value)]));
    emit('attributes', payload);
    await ask({ type: 'attributes', payload });
  }

  function choose(language: string) {
    store.set('language', language);
    speak();
  }

  function speak() {
    locale = spokenLanguage(config, store, asked);
    launcher.setLocale(locale);
  }

  async function logout() {
    close();
    store.clear();
    speak();
    launcher.setBadge(0);
    await ask({ type: 'logout', payload: null });
  }

  function show(page: unknown) {
    if (page !== 'Home' && page !== 'Chat') return;
    loaded().tell({ type: 'show', payload: { page } });
  }

  function showArticle(id: unknown) {
    loaded().tell({ type: 'showArticle', payload: { id: String(id) } });
  }

  async function begin(what: 'Flow' | 'Form', id: unknown) {
    const isDone = ask({ type: 'begin', payload: { what, id: String(id) } });
    open();
    await isDone;
  }

  function setTheme(wanted: unknown) {
    const theme = THEMES.find((one) => one === wanted);
    if (!theme) throw badInput('one of the themes Light, Dark and Auto');
    launcher.setTheme(theme);
    siteTheme = theme;
    frame?.tell({ type: 'theme', payload: { theme } });
  }

  function destroy() {
    stopPageViews();
    frame?.remove();
    launcher.remove();
    emit('destroyed');
    listeners.clear();
    onDestroyed();
  }

  // Somebody who has written before may have an answer.
  if (store.get('isKnown', false)) loaded();

  return {
    on,
    emit,
    locale: () => locale,
    surfaces,
    commands: {
      /** The frame, before it is wanted. */
      preload: () => void loaded(),
      open: (page) => {
        show(page);
        open();
      },
      showArticle: (id) => {
        showArticle(id);
        open();
      },
      startFlow: (id) => begin('Flow', id),
      openForm: (id) => begin('Form', id),
      close,
      toggle: () => (panel.isOpen() ? close() : open()),
      /** For triggers: nobody asked for it, so that the focus stays where it is. */
      unfold: (page) => {
        show(page);
        open({ takesFocus: false });
      },
      /** For triggers too: the chat in a guided flow, begun with what visitors would press. */
      unfoldFlow: (id, line) => {
        const presentation = { type: 'Button' as const, lineOne: String(line), lineTwo: null, lineThree: null };
        loaded().tell({ type: 'show', payload: { page: 'Chat', flow: { id: String(id), presentation } } });
        open({ takesFocus: false });
      },
      unfoldForm: (id, name) => {
        const form = { id: String(id), name: String(name) };
        loaded().tell({ type: 'show', payload: { page: 'Chat', form } });
        open({ takesFocus: false });
      },
      unfoldArticle: (id) => {
        showArticle(id);
        open({ takesFocus: false });
      },
      /** For triggers: after which one the visitor comes. */
      cameBy: (id) => loaded().tell({ type: 'trigger', payload: { id: String(id) } }),
      prefill: (text) => {
        loaded().tell({ type: 'prefill', payload: { text: String(text) } });
        open();
      },
      identify,
      setAttributes,
      setCart: (cart) => emit('cart', cartOf(cart)),
      /** Answers how to stop. */
      on: (event, listener) => {
        if (typeof event === 'string' && isListener(listener)) return on(event, listener);
        throw badInput('an event and a function');
      },
      track: (name, data) => emit('track', { name: String(name), data: data ?? null }),
      setTheme,
      setLocale: (wanted) => {
        asked = String(wanted);
        speak();
        frame?.tell({ type: 'locale', payload: { locale: asked } });
      },
      logout,
      destroy,
      showLauncher: () => launcher.setShown(true),
      hideLauncher: () => launcher.setShown(false),
    },
  };
}

type NewMessage = Extract<FrameMessage, { type: 'message' }>['payload'];

const badInput = (needed: string) => Object.assign(new Error(`Parley needs ${needed}.`), { code: 'BAD_INPUT' });

/** Of an attribute; empty: there is none. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  const text = typeof value === 'boolean' ? String(value) : textOf(value);
  if (text === null) throw badInput('texts and numbers as attributes');
  return text;
}

const isListener = (value: unknown): value is Listener => typeof value === 'function';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a site says of the cart; it may leave out what it does not know. */
function cartOf(given: unknown) {
  const { total = 0, items = 0 } = recordOf(given);
  const cart = { total: Number(total), items: Number(items) };
  if (Object.values(cart).every((number) => number >= 0)) return cart;
  throw badInput('numbers of the cart');
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});
