// @vitest-environment jsdom
import { newConfig } from '@parley/assistant-config/newConfig';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FRAME_READY } from '../src/frame/protocol.ts';
import { createLauncher } from './launcher.ts';
import { standInForBrowser } from './testing/browser.ts';
import { visitStore } from './visitStore.ts';
import { createWidget } from './widget.ts';

const CHAT = 'https://chat.example';
let isPhone: boolean = false;
standInForBrowser({ isPhone: () => isPhone });

const { appearance, languages } = newConfig({ title: 'Nori', colour: '#ffd400' });
const CONFIG: WidgetConfig = {
  isShown: true,
  type: 'FloatingWidget',
  title: 'Nori',
  chatUrl: `${CHAT}/chat?clientId=c&assistantId=asst_nori`,
  languages,
  appearance,
  triggers: null,
  officeHours: null,
  flowLines: {},
  formNames: {},
  isSomebodyOnline: false,
};

type Sent = { v: number; id?: number; type: string; payload: unknown };

/** A widget on a page, and the chat's page in its frame as the test plays it. */
function shown(config: WidgetConfig = CONFIG) {
  const launcher = createLauncher(config, 'en');
  const store = visitStore('asst_nori', () => localStorage);
  const onDestroyed = vi.fn<() => void>();
  const widget = createWidget({ config, assistantId: 'asst_nori', asked: 'en', launcher, store, onDestroyed });
  onTestFinished(() => void widget.commands.destroy?.());
  const frame = () => launcher.root.querySelector('iframe');
  const panel = () => launcher.root.querySelector('dialog');

  /** The frame says that it listens, from `origin`; answers what the page gives it. */
  async function ready(origin = CHAT) {
    // jsdom gives frames in a shadow root no window.
    const inside = document.body.appendChild(document.createElement('iframe')).contentWindow;
    const element = frame();
    if (!inside || !element) throw new Error('There is no frame.');
    Object.defineProperty(element, 'contentWindow', { configurable: true, value: inside });
    const calls: unknown[][] = [];
    vi.spyOn(inside, 'postMessage').mockImplementation((...args: unknown[]) => void calls.push(args));
    window.dispatchEvent(new MessageEvent('message', { data: { kind: FRAME_READY }, source: inside, origin }));
    const [hello, target, transfer] = calls[0] ?? [];
    const port = Array.isArray(transfer) && transfer[0] instanceof MessagePort ? transfer[0] : null;
    const heard: Sent[] = [];
    port?.addEventListener('message', ({ data }) => heard.push(data));
    port?.start();
    onTestFinished(() => port?.close());
    return { hello, target, port, heard, types: () => heard.map(({ type }) => type) };
  }

  return { ...widget, launcher, store, frame, panel, ready, onDestroyed };
}

it('loads nothing of the chat before somebody reaches for it', () => {
  const { frame, commands } = shown();
  expect(frame()).toBeNull();

  commands.preload?.();

  expect(frame()?.src).toBe(`${CONFIG.chatUrl}&frame=1&locale=en`);
  expect(frame()?.title).toBe('Nori');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

it('hands its port to the chat’s own origin, and to nobody else', async () => {
  const { commands, ready } = shown();
  commands.preload?.();

  expect((await ready('https://evil.example')).hello).toBeUndefined();
  const { hello, target } = await ready();

  expect(target).toBe(CHAT);
  expect(hello).toMatchObject({ v: 1, assistantId: 'asst_nori', isOpen: false, page: { url: location.href } });
});

it('opens and closes, tells the frame and the site, and gives the focus back', async () => {
  const { commands, ready, panel, launcher, on } = shown();
  const heard: string[] = [];
  on('open', () => heard.push('open'));
  on('close', () => heard.push('close'));

  commands.open?.();
  const frame = await ready();
  expect(panel()?.open).toBe(true);
  expect(launcher.button.getAttribute('aria-expanded')).toBe('true');
  panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  expect(panel()?.open).toBe(false);
  expect(launcher.root.activeElement).toBe(launcher.button);
  expect(heard).toEqual(['open', 'close']);
  await vi.waitFor(() => expect(frame.types()).toEqual(['opened', 'closed']));
});

it('tells triggers of the cart as the site says it, and refuses what is none', () => {
  const { commands, on } = shown();
  const heard: unknown[] = [];
  on('cart', (cart) => heard.push(cart));

  commands.setCart?.({ total: '129.50', items: 2 });
  commands.setCart?.({});

  expect(heard).toEqual([
    { total: 129.5, items: 2 },
    { total: 0, items: 0 },
  ]);
  expect(() => commands.setCart?.({ total: 'much' })).toThrow('numbers');
});

it('opens and tells the chat, when a trigger opens a flow', async () => {
  const { commands, ready, panel } = shown();

  commands.unfoldFlow?.('flow_fit', 'Find your size');
  const frame = await ready();

  expect(panel()?.open).toBe(true);
  await vi.waitFor(() => expect(frame.types()).toContain('show'));
});

it('opens and tells the chat, when a trigger opens a form', async () => {
  const { commands, ready, panel } = shown();

  commands.unfoldForm?.('form_repair', 'Repair request');
  const frame = await ready();

  expect(panel()?.open).toBe(true);
  await vi.waitFor(() => expect(frame.types()).toContain('show'));
});

it('opens and tells the chat, when the site or a trigger shows an article', async () => {
  const { commands, ready, panel } = shown();

  commands.showArticle?.('artc_returns');
  const frame = await ready();

  expect(panel()?.open).toBe(true);
  await vi.waitFor(() => expect(frame.types()).toContain('showArticle'));
});

it('is light or dark as the page, whose chat is told when it comes', async () => {
  const { commands, ready, launcher } = shown();

  commands.setTheme?.('Dark');
  commands.open?.();
  const frame = await ready();

  expect(launcher.button.getRootNode()).toHaveProperty('host.style.colorScheme', 'dark');
  await vi.waitFor(() => expect(frame.heard).toContainEqual({ v: 1, type: 'theme', payload: { theme: 'Dark' } }));
  expect(() => commands.setTheme?.('Pink')).toThrow('themes');
});

it('fails to begin a flow that the assistant does not offer', async () => {
  const { commands, ready } = shown();

  const begun = commands.startFlow?.('flow_gone');
  const frame = await ready();
  await vi.waitFor(() => expect(frame.types()).toContain('begin'));
  const { id } = frame.heard.find(({ type }) => type === 'begin') ?? {};
  const payload = { ok: false, code: 'NOT_OFFERED', message: 'This assistant offers no such flow.' };
  frame.port?.postMessage({ v: 1, type: 'answer', id, payload });

  await expect(begun).rejects.toMatchObject({ code: 'NOT_OFFERED' });
});

it('shows what is unread, closes when the chat asks, and leaves out what it does not know', async () => {
  const { commands, ready, panel, launcher } = shown();
  commands.open?.();
  const { port } = await ready();

  port?.postMessage({ v: 1, type: 'selfDestruct', payload: null });
  port?.postMessage({ v: 2, type: 'unread', payload: { count: 9 } });
  port?.postMessage('close');
  port?.postMessage({ v: 1, type: 'unread', payload: { count: 3 } });
  await vi.waitFor(() => expect(launcher.button.getAttribute('aria-label')).toBe('Nori, 3 unread'));
  expect(panel()?.open).toBe(true);

  port?.postMessage({ v: 1, type: 'close', payload: null });
  await vi.waitFor(() => expect(panel()?.open).toBe(false));
});

it('answers what becomes of a person that the site names', async () => {
  const { commands, ready } = shown();
  const person = { id: 7, name: 'Mira', email: 'mira@example.com', hash: 'ab' };
  const outcomes = Promise.allSettled([commands.identify?.(person), commands.identify?.({ id: 8, hash: 'wrong' })]);
  const { port, heard } = await ready();
  await vi.waitFor(() => expect(heard).toHaveLength(2));

  expect(heard[0]?.payload).toEqual({ ...person, id: '7' });
  const refusal = { ok: false, code: 'WRONG_IDENTITY_HASH', message: 'No.' };
  port?.postMessage({ v: 1, id: heard[1]?.id, type: 'answer', payload: refusal });
  port?.postMessage({ v: 1, id: heard[0]?.id, type: 'answer', payload: { ok: true } });

  expect(await outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'WRONG_IDENTITY_HASH' } },
  ]);
});

/** What the chat tells the page of a reply. */
const reply = {
  v: 1,
  type: 'message',
  payload: { conversationId: 'conv_1', authorName: 'Ida', text: 'Take one larger.' },
};

it('says beside the launcher what was answered while the chat is closed, and opens it there', async () => {
  const { commands, ready, panel, launcher } = shown();
  const said = () => launcher.root.querySelector<HTMLButtonElement>('.said button');
  commands.preload?.();
  const { port, heard } = await ready();

  port?.postMessage(reply);
  await vi.waitFor(() => expect(said()?.textContent).toBe('Ida: Take one larger.'));
  said()?.click();

  expect(panel()?.open).toBe(true);
  expect(said()).toBeNull();
  const payload = { page: 'Chat', conversationId: 'conv_1' };
  await vi.waitFor(() => expect(heard).toContainEqual({ v: 1, type: 'show', payload }));
});

it('says nothing of an answer that is read, nor where the site has hidden the launcher', async () => {
  const { commands, ready, launcher, on } = shown();
  const told = vi.fn<() => void>();
  on('message', told);
  commands.open?.();
  const { port } = await ready();

  port?.postMessage(reply);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  commands.close?.();
  commands.hideLauncher?.();
  port?.postMessage(reply);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));

  expect(launcher.root.querySelector('.said button')).toBeNull();
});

it('takes nobody for somebody who has signed out, and is forgotten where somebody was signed in', async () => {
  const { commands, ready, store, frame } = shown();

  await commands.identify?.(null);
  expect([frame(), store.get('isKnown', false)]).toEqual([null, false]);
  await expect(commands.identify?.({})).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(frame()).toBeNull();

  const signedIn = commands.identify?.({ id: 7 });
  const { port, heard, types } = await ready();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  port?.postMessage({ v: 1, id: heard[0]?.id, type: 'answer', payload: { ok: true } });
  await signedIn;
  void commands.identify?.(null);

  await vi.waitFor(() => expect(types()).toEqual(['identify', 'logout']));
  expect(store.get('isKnown', false)).toBe(false);
});

it('tells what is known of a visitor in words, and takes back what no longer is', async () => {
  const { commands, ready, on } = shown();
  const heard: unknown[] = [];
  on('attributes', (attributes) => heard.push(attributes));

  void commands.setAttributes?.({ seats: 5, isPaying: true, tags: ['a', 'b'], plan: null, trial: undefined });
  const { types } = await ready();

  expect(heard).toEqual([{ seats: '5', isPaying: 'true', tags: 'a, b', plan: '', trial: '' }]);
  await vi.waitFor(() => expect(types()).toEqual(['attributes']));
  await expect(commands.setAttributes?.({ address: { city: 'Bern' } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('fails at once what is asked of a chat that this page may not hold, and in time what nobody answers', async () => {
  const { commands, ready } = shown();
  const refused = commands.identify?.({ id: 7 });
  const { port } = await ready();
  const payload = { code: 'DOMAIN_NOT_ALLOWED', message: 'this assistant may not be shown here.' };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  port?.postMessage({ v: 1, type: 'error', payload });
  await expect(refused).rejects.toMatchObject({ code: 'DOMAIN_NOT_ALLOWED' });

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outcome = Promise.allSettled([commands.identify?.({ id: 7 })]);
  vi.advanceTimersByTime(30_000);

  expect(await outcome).toMatchObject([{ status: 'rejected', reason: { code: 'NO_ANSWER' } }]);
});

it('speaks as the site asks, until the visitor chooses', async () => {
  const config = {
    ...CONFIG,
    languages: { default: 'en', others: ['de', 'fr'] },
    appearance: {
      ...appearance,
      launcher: { ...appearance.launcher, label: { en: 'Ask', de: 'Fragen', fr: 'Demander' } },
    },
  };
  const { commands, ready, panel, launcher, locale, store } = shown(config);
  const name = () => launcher.button.getAttribute('aria-label');
  commands.preload?.();
  const { port, types } = await ready();

  commands.setLocale?.('de_AT');
  expect([name(), locale()]).toEqual(['Fragen', 'de']);
  await vi.waitFor(() => expect(types()).toEqual(['locale']));
  port?.postMessage({ v: 1, type: 'unread', payload: { count: 2 } });
  await vi.waitFor(() => expect(name()).toBe('Fragen, Ungelesen: 2'));
  commands.open?.();
  expect(panel()?.querySelector('button')?.getAttribute('aria-label')).toBe('Schließen');
  port?.postMessage({ v: 1, type: 'unread', payload: { count: 0 } });

  port?.postMessage({ v: 1, type: 'language', payload: { language: 'fr' } });
  await vi.waitFor(() => expect(name()).toBe('Demander'));
  commands.setLocale?.('de');
  expect(locale()).toBe('fr');
  expect(store.get('language', '')).toBe('fr');
});

it('loads the chat at once for who has written before, so that answers are told', async () => {
  visitStore('asst_nori', () => localStorage).set('isKnown', true);

  expect(shown().frame()).not.toBeNull();
});

it.each([
  ['beside the launcher', {}, false, null],
  ['over the window on a phone', {}, true, 'true'],
  ['over the window when it is set so', { displayMode: 'Fullscreen' as const }, false, 'true'],
])('stands %s', (_, changed, phone, isModal) => {
  isPhone = phone;
  const { commands, panel } = shown({ ...CONFIG, appearance: { ...appearance, ...changed } });

  commands.open?.();

  expect(panel()?.getAttribute('aria-modal')).toBe(isModal);
  isPhone = false;
});

it('stands over the page, which waits, as an overlay', () => {
  const { commands, panel } = shown({ ...CONFIG, type: 'FullscreenOverlay' });

  commands.open?.();

  expect(panel()?.className).toContain('overlay');
  expect(panel()?.getAttribute('aria-modal')).toBe('true');
});

it('writes on its colour in an ink that can be read', () => {
  const { launcher } = shown();

  const host = launcher.root.host;
  expect(host instanceof HTMLElement && host.style.getPropertyValue('--ink')).toBe('#000000');
});

it('leaves nothing behind when it is destroyed', () => {
  const { commands, onDestroyed } = shown();

  commands.destroy?.();

  expect(document.body.children).toHaveLength(0);
  expect(onDestroyed).toHaveBeenCalledOnce();
});
