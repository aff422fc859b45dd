// @vitest-environment jsdom
import { newConfig } from '@parley/assistant-config/newConfig';
import type { WidgetAnswer } from '@parley/assistant-config/widgetConfig';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from './testing/browser.ts';

standInForBrowser();

const HERE = import.meta.url;

const { appearance, languages } = newConfig({ title: 'Nori' });
const shown = (title: string): WidgetAnswer => ({
  isShown: true,
  type: 'FloatingWidget',
  title,
  chatUrl: `https://chat.example/chat?assistantId=${title}`,
  languages,
  appearance,
  triggers: null,
  officeHours: null,
  flowLines: {},
  formNames: {},
  isSomebodyOnline: false,
});

let answers: Record<string, WidgetAnswer>;
let asked: { path: string; body: string | null }[];
let warnings: string[];
beforeEach(() => {
  answers = { asst_nori: shown('Nori'), asst_pip: shown('Pip') };
  asked = [];
  warnings = [];
  vi.stubGlobal('WIDGET_PART', 'widget.ts');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('fetch', async (address: string, { body = null }: { body?: string | null } = {}) => {
    const url = new URL(address, 'https://api.example');
    asked.push({ path: url.pathname, body });
    return Response.json(answers[url.searchParams.get('assistantId') ?? ''] ?? null);
  });
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  delete window.parley;
});
afterEach(async () => {
  await window.parley?.('destroy').catch(() => {});
});

/** Runs the script as a page's tag does. */
async function load(dataset: Record<string, string> = { clientId: 'clnt_northwind', assistantId: 'asst_nori' }) {
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  // The other files are beside this one.
  script.src = HERE;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  vi.resetModules();
  await import('./loader.ts');
}

const launchers = () =>
  Array.from(document.body.children).flatMap(({ shadowRoot }) => shadowRoot?.querySelector('.launcher') ?? []);
const names = () => launchers().map((launcher) => launcher.getAttribute('aria-label'));

describe('the script', () => {
  it('shows the assistant and says so, once a minute', async () => {
    await load();
    await vi.waitFor(() => expect(names()).toEqual(['Nori']));
    await window.parley?.('track', 'ready');

    const pings = () => asked.filter(({ path }) => path.endsWith('/widget/ping'));
    expect(JSON.parse(pings()[0]?.body ?? '')).toEqual({
      clientId: 'clnt_northwind',
      assistantId: 'asst_nori',
      url: location.href,
    });
    await window.parley?.('destroy');
    await load();
    await window.parley?.('track', 'ready');
    expect(pings()).toHaveLength(1);
  });

  it('answers what was asked before it came', async () => {
    const opening = new Promise((resolve, reject) => {
      const stub: NonNullable<Window['parley']> = () => Promise.resolve();
      window.parley = Object.assign(stub, { q: [[['open'], resolve, reject] as const] });
    });

    await load();

    await opening;
    expect(launchers()[0]?.getAttribute('aria-expanded')).toBe('true');
  });

  it('does not show the same assistant twice', async () => {
    await load();
    await load();
    await window.parley?.('track', 'ready');

    expect(names()).toEqual(['Nori']);
    expect(warnings).toEqual(['Parley: asst_nori is on this page already.']);
  });

  it('shows several, each of which can be meant', async () => {
    await load();
    await load({ clientId: 'clnt_northwind', assistantId: 'asst_pip' });

    await window.parley?.('to', 'asst_pip', 'open');

    const open = launchers().filter((launcher) => launcher.getAttribute('aria-expanded') === 'true');
    expect(open.map((launcher) => launcher.getAttribute('aria-label'))).toEqual(['Pip']);
  });

  it.each([
    ['NotFound', /there is no such assistant/],
    ['DomainNotAllowed', /may not be shown on localhost/],
  ] as const)('shows nothing and says why: %s', async (reason, sentence) => {
    answers.asst_nori = { isShown: false, reason };

    await load();

    await expect(window.parley?.('open')).rejects.toMatchObject({ code: 'NOT_SHOWN' });
    expect(launchers()).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
  });

  it('says that its line is there before the assistant is', async () => {
    answers.asst_nori = { isShown: false, reason: 'NotYet' };

    await load();

    await expect(window.parley?.('open')).rejects.toMatchObject({ code: 'NOT_SHOWN' });
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['config', 'ping']);
    expect(warnings).toEqual([expect.stringMatching(/once its set-up is finished/)]);
  });

  it('says what its tag lacks', async () => {
    await load({ clientId: 'clnt_northwind' });

    expect(warnings).toEqual([expect.stringContaining('data-assistant-id')]);
  });

  it('refuses what it does not know', async () => {
    await load();

    await expect(window.parley?.('explode')).rejects.toMatchObject({ code: 'UNKNOWN_COMMAND' });
    await expect(window.parley?.('constructor')).rejects.toMatchObject({ code: 'UNKNOWN_COMMAND' });
  });
});
