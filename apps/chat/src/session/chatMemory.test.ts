// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outgoing } from '#conversation/outbox.ts';
import { chatMemory } from './chatMemory.ts';
import { tolerantStorage } from './tolerantStorage.ts';

const memoryOf = (assistantId: string) =>
  chatMemory(
    tolerantStorage(() => localStorage),
    { clientId: 'clnt_1', assistantId },
  );
const outgoing = (key: string, createdAt: string): Outgoing => ({
  key,
  body: key,
  files: [],
  wantsPerson: false,
  thread: 'new:1',
  createdAt,
  state: 'failed',
});

beforeEach(() => localStorage.clear());

describe('chatMemory', () => {
  it('keeps the token of each assistant apart', () => {
    memoryOf('asst_1').keepToken('one');

    expect(memoryOf('asst_1').token()).toBe('one');
    expect(memoryOf('asst_2').token()).toBeNull();
  });

  it('gives unsent messages back in the order they were written, to be sent again', () => {
    memoryOf('asst_1').keepOutgoing(outgoing('b', '2026-11-20T09:02:00.000Z'));
    memoryOf('asst_1').keepOutgoing(outgoing('a', '2026-11-20T09:01:00.000Z'));

    expect(
      memoryOf('asst_1')
        .outbox()
        .map(({ key, state }) => [key, state]),
    ).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ]);
  });

  it('lets two tabs write without losing each other’s messages', () => {
    const [one, other] = [memoryOf('asst_1'), memoryOf('asst_1')];
    one.keepOutgoing(outgoing('a', '2026-11-20T09:01:00.000Z'));
    other.keepOutgoing(outgoing('b', '2026-11-20T09:02:00.000Z'));
    one.forgetOutgoing('a');

    expect(
      memoryOf('asst_1')
        .outbox()
        .map(({ key }) => key),
    ).toEqual(['b']);
  });

  it('passes over what somebody else wrote into its place', () => {
    localStorage.setItem('parley-chat:clnt_1:asst_1:unsent:x', '{"nonsense":');
    localStorage.setItem('parley-chat:clnt_1:asst_1:unsent:y', '{"key":1}');

    expect(memoryOf('asst_1').outbox()).toEqual([]);
  });
});
