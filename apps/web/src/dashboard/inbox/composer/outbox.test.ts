import { describe, expect, it } from 'vitest';
import { failed, queued, reopened, repliesIn, retried, settled, type OutgoingMessage } from './outbox.ts';

const message = (key: string, conversationId = 'c1'): OutgoingMessage => ({
  key,
  conversationId,
  senderId: 'u1',
  kind: 'Text',
  body: 'Hello',
  files: [],
  replyTo: null,
  createdAt: '2026-11-19T10:00:00.000Z',
  failure: null,
});

describe('the outbox', () => {
  it('keeps a failed message with its reason, and forgets the reason when it is tried again', () => {
    const outbox = failed(queued([], message('k1')), 'k1', { failure: 'No connection.', isUnanswered: true });
    expect(outbox[0]?.failure).toBe('No connection.');
    expect(outbox[0]?.isUnanswered).toBe(true);
    expect(retried(outbox, 'k1')[0]).toMatchObject({ failure: null, isUnanswered: false });
  });

  it('holds a message once however often it is queued', () => {
    expect(queued(queued([], message('k1')), message('k1'))).toHaveLength(1);
  });

  it('lets go of a message that was stored', () => {
    expect(settled(queued([], message('k1')), 'k1')).toEqual([]);
  });

  it('takes what was being sent when the page closed for not sent', () => {
    expect(reopened([message('k1')])[0]?.failure).toMatch(/closed/);
  });

  it('lets go of several that are found among the stored ones', () => {
    expect(settled([message('k1'), message('k2'), message('k3')], 'k1', 'k3')).toEqual([message('k2')]);
  });

  it('shows the replies of one conversation, and nothing to another person in the same tab', () => {
    const outbox = [message('k1'), message('k2', 'c2')];
    expect(repliesIn(outbox, { conversationId: 'c1', senderId: 'u1' })).toEqual([message('k1')]);
    expect(repliesIn(outbox, { conversationId: 'c1', senderId: 'u2' })).toEqual([]);
  });
});
