import { describe, expect, it } from 'vitest';
import { conversationAfter } from './conversationAfter.ts';

const MORNING = new Date('2026-11-20T08:00:00.000Z');
const NOON = new Date('2026-11-20T12:00:00.000Z');

const conversation = {
  status: 'Open',
  waitingSince: null,
  unreadCount: 0,
  visitorReadAt: null,
  firstAgentReplyAt: null,
  lastVisitorSequence: 4,
  version: 7,
  visitorVersion: 4,
} as const;
const fromVisitor = {
  author: 'Visitor',
  body: 'Anybody there?',
  sequence: 5,
  visitorSequence: 5,
  createdAt: NOON,
  attachments: [],
} as const;
const fromAgent = { ...fromVisitor, author: 'Agent' } as const;

describe("a visitor's message", () => {
  it.each(['Open', 'Pending', 'Snoozed', 'Resolved'] as const)('opens a conversation that was %s', (status) => {
    expect(conversationAfter({ ...conversation, status }, fromVisitor)).toMatchObject({
      status: 'Open',
      handledBy: 'Agent',
      snoozedUntil: null,
      resolvedAt: null,
    });
  });

  it('makes the visitor wait from now on', () => {
    expect(conversationAfter(conversation, fromVisitor).waitingSince).toBe(NOON);
  });

  it('does not make somebody who waits already begin to wait anew', () => {
    expect(conversationAfter({ ...conversation, waitingSince: MORNING }, fromVisitor).waitingSince).toBe(MORNING);
  });

  it('is unread, and counts', () => {
    expect(conversationAfter({ ...conversation, unreadCount: 2 }, fromVisitor)).toMatchObject({
      containMessagesUnreadByAgents: true,
      unreadCount: 3,
    });
  });

  it('shows that the visitor has seen what came before', () => {
    expect(conversationAfter(conversation, fromVisitor).visitorReadAt).toBe(NOON);
  });
});

describe("an agent's message", () => {
  it('ends the waiting, and what was unread is read', () => {
    const waiting = { ...conversation, waitingSince: MORNING, unreadCount: 4, visitorReadAt: MORNING };

    expect(conversationAfter(waiting, fromAgent)).toMatchObject({
      waitingSince: null,
      containMessagesUnreadByAgents: false,
      unreadCount: 0,
      visitorReadAt: MORNING,
    });
  });

  it('is the answer of a person; the first of them is remembered', () => {
    expect(conversationAfter(conversation, fromAgent)).toMatchObject({
      handledBy: 'Agent',
      handoffRequestedAt: null,
      firstAgentReplyAt: NOON,
    });
    expect(conversationAfter({ ...conversation, firstAgentReplyAt: MORNING }, fromAgent)).toMatchObject({
      firstAgentReplyAt: MORNING,
    });
  });

  it.each([
    ['Pending', 'Open'],
    ['Open', 'Open'],
    ['Snoozed', 'Snoozed'],
    ['Resolved', 'Resolved'],
  ] as const)('leaves a conversation that was %s %s', (before, after) => {
    expect(conversationAfter({ ...conversation, status: before }, fromAgent).status).toBe(after);
  });
});

it('carries what the list shows of the last message, as a newer version', () => {
  expect(conversationAfter(conversation, { ...fromAgent, body: '**Yes**,\nhere!' })).toMatchObject({
    lastMessagePreview: '**Yes**, here!',
    lastMessageAuthor: 'Agent',
    lastActivityAt: NOON,
    lastSequence: 5,
    version: 8,
    visitorVersion: 5,
  });
});
