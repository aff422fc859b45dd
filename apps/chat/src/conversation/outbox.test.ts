import { describe, expect, it } from 'vitest';
import {
  nextToSend,
  refused,
  removed,
  retried,
  sendFailed,
  sendStarted,
  threadNamed,
  type Outbox,
  type Outgoing,
} from './outbox.ts';

const waiting = (key: string, thread = 'conv_1'): Outgoing => ({
  key,
  body: key,
  files: [],
  wantsPerson: false,
  thread,
  createdAt: '2026-11-20T09:00:00.000Z',
  state: 'waiting',
});
const stateOf = (outbox: Outbox, key: string) => outbox.find((message) => message.key === key)?.state;

describe('the outbox', () => {
  it('sends the oldest first', () => {
    expect(nextToSend([waiting('a'), waiting('b')])?.key).toBe('a');
  });

  it('sends one at a time', () => {
    expect(nextToSend(sendStarted([waiting('a'), waiting('b')], 'a'))).toBeNull();
  });

  it('tries a message that did not get through again before later ones', () => {
    const outbox = sendFailed(sendStarted([waiting('a'), waiting('b')], 'a'), 'a');

    expect(stateOf(outbox, 'a')).toBe('failed');
    expect(nextToSend(outbox)?.key).toBe('a');
  });

  it('passes over a refused message until it is retried', () => {
    const outbox = refused([waiting('a'), waiting('b')], 'a', 'Too long.');

    expect(nextToSend(outbox)?.key).toBe('b');
    expect(nextToSend(retried(outbox, 'a'))).toMatchObject({ key: 'a', problem: undefined });
  });

  it('has nothing to send once all is gone', () => {
    expect(nextToSend(removed([waiting('a')], 'a'))).toBeNull();
  });

  it('sends what waited for a new conversation into it once it has an id', () => {
    const outbox = threadNamed([waiting('a', 'new:1'), waiting('b', 'conv_9')], 'new:1', 'conv_1');

    expect(outbox.map(({ thread }) => thread)).toEqual(['conv_1', 'conv_9']);
  });
});
