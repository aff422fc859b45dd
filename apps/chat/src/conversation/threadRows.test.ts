import { describe, expect, it } from 'vitest';
import { buildMessage, buildMessages } from '#testing/messages.ts';
import type { Outgoing } from './outbox.ts';
import { threadRows } from './threadRows.ts';

const nori = { title: 'Nori', greeting: 'Hello.' };
const greeting = buildMessage(1, { author: 'AI', authorName: 'Nori', body: 'Hello.' });
const outgoing: Outgoing = {
  key: 'own',
  body: 'Hi',
  files: [],
  wantsPerson: false,
  thread: 'new:1',
  createdAt: '2026-11-20T09:10:00.000Z',
  state: 'sending',
};

describe('threadRows', () => {
  it('says of the last own message whether an agent has read it', () => {
    const messages = [buildMessage(1, { author: 'Visitor' }), buildMessage(2, { author: 'Visitor' })];
    const [first, last] = messages;
    const deliveries = (readAt: string | undefined) =>
      threadRows({ messages, outbox: [], greeter: null, readAt }).map(({ delivery }) => delivery);

    expect(deliveries(undefined)).toEqual([null, 'sent']);
    expect(deliveries(first?.createdAt)).toEqual([null, 'sent']);
    expect(deliveries(last?.createdAt)).toEqual([null, 'read']);
  });

  it('greets before the first message of a new conversation', () => {
    const rows = threadRows({ messages: [], outbox: [outgoing], greeter: nori });

    expect(rows.map(({ body }) => body)).toEqual(['Hello.', 'Hi']);
  });

  it('keeps the element of the greeting and of an own message when the API has stored them', () => {
    const before = threadRows({ messages: [], outbox: [outgoing], greeter: nori });
    const stored = buildMessage(2, { key: 'own', author: 'Visitor', body: 'Hi' });
    const after = threadRows({ messages: [greeting, stored], outbox: [], greeter: nori });

    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('does not greet above older messages that are still to be loaded', () => {
    const rows = threadRows({ messages: buildMessages(51, 52), outbox: [], greeter: null });

    expect(rows).toHaveLength(2);
  });

  it('shows a message once while it is both stored and still in the outbox', () => {
    const stored = buildMessage(2, { key: 'own', author: 'Visitor' });

    expect(threadRows({ messages: [greeting, stored], outbox: [outgoing], greeter: null })).toHaveLength(2);
  });

  it('says that the last message was sent only as long as nobody has answered', () => {
    const own = buildMessage(2, { author: 'Visitor' });

    expect(threadRows({ messages: [greeting, own], outbox: [], greeter: null }).at(-1)?.delivery).toBe('sent');
    const answered = threadRows({ messages: [greeting, own, buildMessage(3)], outbox: [], greeter: null });
    expect(answered.every(({ delivery }) => delivery === null)).toBe(true);
  });

  it('names an author once in a run, and begins another after a pause', () => {
    const soon = buildMessage(3);
    const later = buildMessage(4, { createdAt: '2026-11-20T09:30:00.000Z' });
    const rows = threadRows({ messages: [buildMessage(2), soon, later], outbox: [], greeter: null });

    expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
    expect(rows.map(({ isLast }) => isLast)).toEqual([false, true, true]);
  });

  it('marks where a day begins', () => {
    const nextDay = buildMessage(3, { createdAt: '2026-11-22T09:00:00.000Z' });
    const rows = threadRows({ messages: [buildMessage(2), nextDay], outbox: [], greeter: null });

    expect(rows.map(({ isNewDay }) => isNewDay)).toEqual([true, true]);
  });

  it('leaves out what happened and was undone, and keeps the place of a message that was taken back', () => {
    const at = '2026-11-20T09:12:00.000Z';
    const undone = buildMessage(2, { author: 'System', kind: 'Event', event: { type: 'Resolved' }, takenBackAt: at });
    const taken = buildMessage(3, { body: '', takenBackAt: at });

    const rows = threadRows({ messages: [greeting, undone, taken], outbox: [], greeter: null });

    expect(rows.map(({ id }) => id)).toEqual([greeting.id, taken.id]);
  });
});
