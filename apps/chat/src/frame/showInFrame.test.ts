// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { opened, startChat } from '#testing/startChat.ts';
import { HELLO } from './protocol.ts';
import { showInFrame } from './showInFrame.ts';

const link = { clientId: 'clnt_northwind', assistantId: 'asst_nori' };
const page = { url: 'https://shop.example/boots', title: 'Boots', referrer: '' };

/** A frame that was opened at once; the API says by `answer` whether the site around may hold it. */
async function framed() {
  let answer: (isShown: boolean) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = (isShown) => resolve(Response.json({ isShown })))));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { chat, memory } = startChat();
  const close = vi.spyOn(chat, 'close');
  const start = vi.fn<() => typeof chat>(() => chat);
  const element = document.body.appendChild(document.createElement('div'));
  void showInFrame({ element, link, apiUrl: 'https://api.example', memory, start });

  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  const heard: unknown[] = [];
  port1.addEventListener('message', ({ data }) => heard.push(data.type));
  port1.start();
  const data = { kind: HELLO, v: 1, assistantId: 'asst_nori', page, isOpen: true };
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: 'https://shop.example', ports: [port2] }),
  );
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  await opened(chat);
  return { element, heard, close, answer: (isShown: boolean) => answer(isShown) };
}

it('begins at once, and is seen and heard of when it is known that the site may hold it', async () => {
  const { element, heard, close, answer } = await framed();
  expect([element.className, heard]).toEqual(['invisible', []]);

  answer(true);

  await vi.waitFor(() => expect(heard).toContain('ready'));
  expect(element.className).toBe('');
  expect(close).not.toHaveBeenCalled();
});

it('ends unseen where the site may not hold it, which is told why and nothing else', async () => {
  const { element, heard, close, answer } = await framed();

  answer(false);

  await vi.waitFor(() => expect(heard).toEqual(['error']));
  expect(element.isConnected).toBe(false);
  expect(close).toHaveBeenCalled();
});
