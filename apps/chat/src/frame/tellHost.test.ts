// @vitest-environment jsdom
import { newForm } from '@parley/form/newForm';
import { publicForm } from '@parley/form/publicForm';
import { expect, it, vi } from 'vitest';
import { newChatForm } from '#preview/previewChat.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { FakePage } from '#testing/FakePage.ts';
import { opened, settled, startChat } from '#testing/startChat.ts';
import type { FrameMessage } from './protocol.ts';
import { tellHost } from './tellHost.ts';

/** A chat in a frame that is closed or open, and what the page around has been told. */
async function framed({ isOpen, ...before }: { isOpen: boolean; fake?: FakeApi; memory?: ChatMemory }) {
  const page = new FakePage();
  page.become({ isVisible: isOpen });
  const { chat, fake, memory } = startChat({ fake: new FakeApi(), ...before, page });
  const told: FrameMessage[] = [];
  tellHost(chat, { tell: (message) => told.push(message) }, { isOpen: () => isOpen, memory });
  await opened(chat);
  return { chat, fake, memory, told, of: (type: string) => told.filter((message) => message.type === type) };
}

/** A visitor who has written, and has left the site since. */
async function leftAfterWriting() {
  const { chat, fake, memory } = await framed({ isOpen: true });
  chat.write('Do you ship to Norway?');
  await settled(chat, fake);
  chat.close();
  return { fake, memory };
}

it('tells that a conversation has begun, once', async () => {
  const { chat, fake, of } = await framed({ isOpen: true });

  chat.write('Do you ship to Norway?');
  await settled(chat, fake);
  chat.write('By Friday?');
  await settled(chat, fake);

  expect(of('conversationStarted')).toEqual([
    { type: 'conversationStarted', payload: { conversationId: fake.last.id } },
  ]);
  expect(of('message')).toEqual([]);
});

it('tells of what others write, and not of what the visitor writes', async () => {
  const { chat, fake, of } = await framed({ isOpen: false });
  chat.write('Do you ship to Norway?');
  await settled(chat, fake);

  fake.reply('We do.');

  await vi.waitFor(() =>
    expect(of('message')).toEqual([
      { type: 'message', payload: expect.objectContaining({ conversationId: fake.last.id, text: 'We do.' }) },
    ]),
  );
});

it('tells on the next page what came while no page held the chat, and on no page after it', async () => {
  const { fake, memory } = await leftAfterWriting();
  fake.reply('We do.');
  fake.reply('By Friday.');

  const next = await framed({ isOpen: false, fake, memory });
  next.chat.close();
  const pageAfter = await framed({ isOpen: false, fake, memory });

  const payload = expect.objectContaining({ conversationId: fake.last.id, text: 'By Friday.' });
  expect(next.of('message')).toEqual([{ type: 'message', payload }]);
  expect(pageAfter.of('message')).toEqual([]);
});

it('tells on the next page nothing that was read, or that the visitor is looking at', async () => {
  const { fake, memory } = await leftAfterWriting();
  fake.reply('We do.');

  expect((await framed({ isOpen: true, fake, memory })).of('message')).toEqual([]);
  await fake.api.readConversation(memory.token() ?? '', fake.last.id);
  expect((await framed({ isOpen: false, fake, memory })).of('message')).toEqual([]);
});

it('tells of what the assistant writes without its marks', async () => {
  const { chat, fake, of } = await framed({ isOpen: false });
  chat.write('Do you ship to Norway?');
  await settled(chat, fake);

  fake.reply('We **do**. [1] It takes a week.[2]', { author: 'AI' });

  const payload = expect.objectContaining({ text: 'We do. It takes a week.' });
  await vi.waitFor(() => expect(of('message')).toEqual([{ type: 'message', payload }]));
});

it('tells the language that the visitor chooses, and not the one that the site asks for', async () => {
  const { chat, of } = await framed({ isOpen: true });

  chat.followLanguage('fr');
  expect(of('language')).toEqual([]);
  chat.chooseLanguage('de');
  chat.followLanguage('sv');

  expect(of('language')).toEqual([{ type: 'language', payload: { language: 'de' } }]);
  expect(chat.store.get().languages[0]).toBe('de');
});

it('tells that a form was sent in and a time was booked, once each and not what is merely kept or refused', async () => {
  const { chat, fake, told } = await framed({ isOpen: true });
  chat.write('My tent is torn.');
  await settled(chat, fake);
  const form = publicForm(newForm({ name: 'Repair request', layout: 'Card', fields: [] }));
  const asked = fake.reply('', { author: 'AI', kind: 'Form', chatForm: newChatForm(form) });
  const offered = fake.reply('Fitting', { author: 'Flow', kind: 'Booking', booking: OFFERED });
  fake.freeTimes = [TIME];
  const deeds = () => told.filter(({ type }) => type === 'formSubmitted' || type === 'bookingCreated');

  await chat.forms.save(asked.id, {});
  await chat.bookings.book(offered.id, { startAt: TIME, name: 'Jo', email: 'none' });
  expect(deeds()).toEqual([]);
  await chat.forms.submit(asked.id, {});
  await chat.bookings.book(offered.id, { startAt: TIME, name: 'Jo', email: 'jo@x.example' });
  chat.write('Thank you');
  await settled(chat, fake);

  expect(deeds()).toEqual([
    { type: 'formSubmitted', payload: { form: 'Repair request' } },
    { type: 'bookingCreated', payload: { eventType: 'Boot fitting', startAt: TIME } },
  ]);
});

const TIME = '2030-06-04T09:00:00.000Z';
const OFFERED = {
  status: 'Offered',
  eventTypeName: 'Boot fitting',
  durationMinutes: 45,
  startAt: null,
  name: 'Jo',
  email: null,
  cancelUrl: null,
  rescheduleUrl: null,
  canceledByName: null,
  cancelReason: null,
} as const;
