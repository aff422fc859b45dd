// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { opened, settled, startChat } from '#testing/startChat.ts';
import type { Host } from './connectHost.ts';
import type { FramePage } from './framePage.ts';
import { HELLO, VERSION, type HostMessage } from './protocol.ts';
import { runInFrame } from './runInFrame.ts';

const presentation = { type: 'Button' as const, lineOne: 'Return something', lineTwo: null, lineThree: null };
const returns: HostMessage = {
  type: 'show',
  payload: { page: 'Chat', flow: { id: 'flow_returns', presentation } },
};

/** An open chat in a frame, and a way to say something to it as the page around does. */
async function framed() {
  const { chat, fake, memory } = startChat();
  await opened(chat);
  const listeners: Parameters<Host['listen']>[0][] = [];
  const page = { url: 'https://shop.example/', title: 'Shop', referrer: '' };
  const host: Host = {
    origin: 'https://shop.example',
    hello: { kind: HELLO, v: VERSION, assistantId: 'asst_nori', page, isOpen: true },
    tell: () => {},
    listen: (listen) => void listeners.push(listen),
  };
  const started: FramePage[] = [];
  runInFrame({
    host,
    memory,
    start: (own) => {
      started.push(own);
      return chat;
    },
  });
  const say = (message: HostMessage) => listeners.forEach((listen) => listen(message, () => {}));
  const ask = (message: HostMessage) =>
    new Promise((resolve) => {
      for (const listen of listeners) listen(message, resolve);
    });
  return { chat, fake, say, ask, triggerId: () => started[0]?.triggerId?.() };
}

it('begins the guided flow that a trigger opens', async () => {
  const { fake, say } = await framed();

  say(returns);

  await vi.waitFor(() => expect(fake.presses).toEqual([{ guidedFlowId: 'flow_returns' }]));
});

it('goes to the conversation that the visitor was told of', async () => {
  const { chat, say } = await framed();
  const switchTo = vi.spyOn(chat, 'switchTo').mockImplementation(() => {});

  say({ type: 'show', payload: { page: 'Chat', conversationId: 'conv_1' } });

  expect(switchTo).toHaveBeenCalledWith('conv_1');
});

it('opens the form that a trigger opens', async () => {
  const { fake, say } = await framed();

  say({ type: 'show', payload: { page: 'Chat', form: { id: 'form_repair', name: 'Repair request' } } });

  await vi.waitFor(() => expect(fake.presses).toEqual([{ formTemplateId: 'form_repair' }]));
});

it('shows an article over whatever the visitor reads', async () => {
  const { chat, say } = await framed();

  say({ type: 'showArticle', payload: { id: 'artc_0' } });

  expect(chat.store.get().article).toMatchObject({ id: 'artc_0' });
});

it('begins what the site names where the assistant offers it, and says where it does not', async () => {
  const { chat, fake, ask } = await framed();
  const flow = { id: 'flow_returns', presentation };
  chat.store.update((state) => ({
    ...state,
    assistant: state.assistant && { ...state.assistant, guidedFlows: [flow] },
  }));

  expect(await ask({ type: 'begin', payload: { what: 'Flow', id: 'flow_returns' } })).toEqual({ ok: true });
  await vi.waitFor(() => expect(fake.presses).toEqual([{ guidedFlowId: 'flow_returns' }]));
  expect(await ask({ type: 'begin', payload: { what: 'Form', id: 'form_gone' } })).toMatchObject({
    ok: false,
    code: 'NOT_OFFERED',
  });
});

it('says so where there is no such assistant', async () => {
  const { chat, ask } = await framed();
  chat.store.update((state) => ({ ...state, phase: 'opening' }));

  const begun = ask({ type: 'begin', payload: { what: 'Flow', id: 'flow_returns' } });
  chat.store.update((state) => ({ ...state, phase: 'unavailable' }));

  expect(await begun).toMatchObject({ ok: false, code: 'NOT_OFFERED' });
});

it('is light or dark as the site around', async () => {
  const { chat, say } = await framed();

  say({ type: 'theme', payload: { theme: 'Dark' } });

  expect(chat.store.get().theme).toBe('Dark');
});

it('leaves a visitor with the person they talk to', async () => {
  const { chat, fake, say } = await framed();
  chat.write('My strap has torn.');
  await settled(chat, fake);
  const { thread } = chat.store.get();

  say(returns);

  expect(chat.store.get()).toMatchObject({ thread, isHome: false });
  expect(chat.store.get().outbox).toEqual([]);
});

it('begins the flow once that conversation is resolved', async () => {
  const { chat, fake, say } = await framed();
  chat.write('My strap has torn.');
  await settled(chat, fake);
  fake.changed(fake.last, { status: 'Resolved' });
  await vi.waitFor(() => expect(chat.store.get().conversations[0]?.status).toBe('Resolved'));

  say(returns);

  await vi.waitFor(() => expect(fake.presses).toEqual([{ guidedFlowId: 'flow_returns' }]));
});

it('keeps by which trigger the visitor comes, for the conversation that begins then', async () => {
  const { say, triggerId } = await framed();
  expect(triggerId()).toBeUndefined();

  say({ type: 'trigger', payload: { id: 'trig_welcome' } });

  expect(triggerId()).toBe('trig_welcome');
});
