// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { connectHost, type Host } from './connectHost.ts';
import { FRAME_READY, HELLO } from './protocol.ts';

const link = { clientId: 'clnt_northwind', assistantId: 'asst_nori' };
const page = { url: 'https://shop.example/boots', title: 'Boots', referrer: '' };
const hello = { kind: HELLO, v: 1, assistantId: 'asst_nori', page, isOpen: false };
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** The page around, which says hello with a port. In jsdom the window is its own parent. */
function greet(data: unknown = hello, source: Window | null = window) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://shop.example', ports: [port2] }));
  return port1;
}

const received = (port: MessagePort) =>
  new Promise<unknown>((resolve) => {
    port.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port.start();
  });

it('says that it listens, and nothing else, to whoever is around', () => {
  const post = vi.spyOn(window, 'postMessage').mockReturnValue();

  void connectHost(link);

  expect(post.mock.calls).toEqual([[{ kind: FRAME_READY }, '*']]);
});

it.each([
  ['somebody else than the page around', hello, null],
  ['another assistant', { ...hello, assistantId: 'asst_other' }, window],
  ['another version', { ...hello, v: 2 }, window],
  ['what is no greeting', 'hello', window],
  ['a greeting without a page', { ...hello, page: null }, window],
])('does not take a port from %s', async (_, data, source) => {
  const hosts: Host[] = [];
  void connectHost(link).then((host) => hosts.push(host));

  greet(data, source);
  await Promise.resolve();
  expect(hosts).toEqual([]);

  greet();
  await vi.waitFor(() => expect(hosts).toMatchObject([{ origin: 'https://shop.example', hello: { page } }]));
});

it('hears what it knows and answers what asks, in order, also what came before it listened', async () => {
  const connecting = connectHost(link);
  const port = greet();
  const host = await connecting;
  port.postMessage({ v: 1, type: 'opened', payload: { takesFocus: true } });
  port.postMessage({ v: 1, type: 'selfDestruct', payload: null });
  port.postMessage({ v: 2, type: 'closed', payload: null });
  port.postMessage({ v: 1, type: 'prefill', payload: { text: 7 } });
  port.postMessage('closed');
  port.postMessage({ v: 1, id: 4, type: 'attributes', payload: { plan: 'pro' } });

  const heard: unknown[] = [];
  const answer = received(port);
  host.listen((message, reply) => {
    heard.push(message);
    reply({ ok: true });
  });

  expect(await answer).toEqual({ v: 1, id: 4, type: 'answer', payload: { ok: true } });
  expect(heard).toEqual([
    { type: 'opened', payload: { takesFocus: true } },
    { type: 'attributes', payload: { plan: 'pro' } },
  ]);
});
