import { expect, it, vi } from 'vitest';
import type { BrowserPage, Visit } from '#session/BrowserPage.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { FakePage } from '#testing/FakePage.ts';
import { createVisitTeller } from './visits.ts';

it('tells of a page that is turned to while the first one is on its way, in their order', async () => {
  const { api, visits } = new FakeApi();
  const answers: (() => void)[] = [];
  const listeners: ((visit: Visit) => void)[] = [];
  const page: BrowserPage = Object.assign(new FakePage(), {
    onVisit: (listener: (visit: Visit) => void) => {
      listeners.push(listener);
      return () => {};
    },
  });
  const [first] = page.visits();
  if (!first) throw new Error('There is no page.');
  const recordVisit: typeof api.recordVisit = async (token, visit) => {
    await new Promise<void>((answer) => answers.push(answer));
    await api.recordVisit(token, visit);
  };
  const store = { get: () => ({ languages: ['en'] }) };
  const session = { call: <T>(ask: (token: string) => Promise<T>) => ask('visitor-1') };
  createVisitTeller({ api: { ...api, recordVisit }, session, page, store }).begin();
  await vi.waitUntil(() => answers.length === 1, { timeout: 20_000 });

  for (const listener of listeners) listener({ ...first, url: 'https://shop.example/tents' });
  answers[0]?.();
  await vi.waitUntil(() => answers.length === 2, { timeout: 20_000 });
  answers[1]?.();
  await vi.waitUntil(() => visits.length === 2, { timeout: 20_000 });

  expect(visits).toEqual([first.url, 'https://shop.example/tents']);
});
