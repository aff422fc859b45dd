import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildNotification } from '@parley/db/factories/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '#boundedEvents.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { subscribe, type Subscriber } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';
import { notify } from '../notifications/notify.ts';
import { createPresence } from './presence.ts';

type Seen = { conversationId: string; others: { user: { name: string }; isTyping: boolean }[] };

const api = await apiForTests();
const origin = await api.listen();
let company: Company;
let conversationId: string;
let jonasToken: string;
const subscribers: Pick<Subscriber<unknown>, 'stop'>[] = [];
beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  ({ id: conversationId } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id }));
  jonasToken = await staffToken(api.deps, await buildUser(api.db, { clientId, name: 'Jonas Reber' }));
});
afterEach(() => Promise.all(subscribers.splice(0).map((subscriber) => subscriber.stop())));

const PRESENCE = `subscription ($id: ID!) {
  presenceChanged(conversationId: $id) { conversationId others { user { name } isTyping } } }`;
const TYPE = `mutation ($id: ID!, $isTyping: Boolean!, $isNote: Boolean) {
  setTyping(conversationId: $id, isTyping: $isTyping, isNote: $isNote) }`;

/** Opens the conversation, and waits until one is there. */
async function open(token: string, id = conversationId) {
  const tab = await subscribe<Seen>(api, origin, { token, document: PRESENCE, variables: { id } });
  subscribers.push(tab);
  await tab.until(1);
  return tab;
}

const type = (token: string, isTyping: boolean, isNote?: boolean) =>
  api.run(TYPE, { token, variables: { id: conversationId, isTyping, isNote } });

/** Whom a tab sees now. */
const seenBy = ({ received }: Subscriber<Seen>) =>
  received.at(-1)?.others.map(({ user, isTyping }) => (isTyping ? `${user.name}, typing` : user.name));

describe('colleagues in the same conversation', () => {
  it('see each other come and go, and never themselves', async () => {
    const maya = await open(company.agentToken);
    expect(seenBy(maya)).toEqual([]);

    const jonas = await open(jonasToken);
    expect(seenBy(jonas)).toEqual(['Maya Lindqvist']);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber']);

    await jonas.stop();
    await expect.poll(() => seenBy(maya)).toEqual([]);
  });

  it('are there once, however many tabs they have, until the last one is closed', async () => {
    const maya = await open(company.agentToken);
    const [first, second] = [await open(jonasToken), await open(jonasToken)];
    await first.stop();
    await type(jonasToken, true);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber, typing']);

    await second.stop();
    await expect.poll(() => seenBy(maya)).toEqual([]);
  });

  it('see each other write', async () => {
    const maya = await open(company.agentToken);
    await open(jonasToken);

    await type(jonasToken, true);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber, typing']);
    await type(jonasToken, false);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber']);
  });

  it('see each other write a note, of which the visitor hears nothing', async () => {
    const maya = await open(company.agentToken);
    await open(jonasToken);
    const visitor = await subscribe<{ isTyping: boolean }>(api, origin, {
      token: company.visitorToken,
      document: 'subscription ($id: ID!) { typingChanged(conversationId: $id) { isTyping } }',
      variables: { id: conversationId },
    });
    subscribers.push(visitor);

    await type(jonasToken, true, true);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber, typing']);
    await type(jonasToken, false, true);
    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber']);

    // What comes first is of the answer that follows: of the note nothing came.
    await type(jonasToken, true);
    await visitor.until(1);
    await type(jonasToken, false);
    await visitor.until(2);
    expect(visitor.received.map(({ isTyping }) => isTyping)).toEqual([true, false]);
  });

  it('are gone as soon as they sign out, or their connection breaks', async () => {
    const maya = await open(company.agentToken);
    const jonas = await open(jonasToken);
    await api.run('mutation { logout }', { token: jonasToken });

    await expect.poll(() => seenBy(maya)).toEqual([]);
    expect(jonas.closed).toEqual([4403]);

    const again = await open(await staffToken(api.deps, await buildUser(api.db, { clientId: company.clientId })));
    await expect.poll(() => seenBy(maya)).toHaveLength(1);
    api.api.sockets.terminate();
    await expect.poll(() => again.closed).toHaveLength(1);
    expect(api.deps.presence.isIn(conversationId, company.agent.id)).toBe(false);
  });

  it('are not seen in other conversations', async () => {
    const { clientId, assistantId } = company;
    const { id } = await buildConversation(api.db, { clientId, assistantId });
    const maya = await open(company.agentToken, id);
    await open(jonasToken);
    await open(jonasToken, id);

    await expect.poll(() => seenBy(maya)).toEqual(['Jonas Reber']);
    expect(maya.received.map((seen) => seen.conversationId)).toEqual([id, id]);
  });
});

it('somebody who writes stops doing so 6 seconds after the last sign of it', async () => {
  vi.useFakeTimers();
  const events = createEvents();
  const presence = createPresence(events);
  const user = company.agent;
  const told: boolean[][] = [];
  const listening = events.subscribe('presence:changed', 'c');
  presence.enter('c', user);
  presence.setTyping('c', user.id, true);
  await vi.advanceTimersByTimeAsync(4000);
  presence.setTyping('c', user.id, true);
  await vi.advanceTimersByTimeAsync(5900);
  for (let n = 0; n < 2; n += 1) {
    const { value } = await listening.next();
    told.push(value.present.map(({ isTyping }: { isTyping: boolean }) => isTyping));
  }
  expect(told).toEqual([[false], [true]]);

  await vi.advanceTimersByTimeAsync(200);
  expect((await listening.next()).value.present).toMatchObject([{ isTyping: false }]);
  vi.useRealTimers();
});

describe('who has a conversation open', () => {
  const unread = () => api.db.notification.count({ where: { userId: company.agent.id, readAt: null } });

  it('has looked at what they were told about it', async () => {
    const { agent, agentToken } = company;
    await buildNotification(api.db, { userId: agent.id, conversationId });
    await buildNotification(api.db, { userId: agent.id });

    await open(agentToken);

    expect(await unread()).toBe(1);
  });

  it('is told nothing that they see, and of what concerns them without being disturbed', async () => {
    const { agent, agentToken, clientId } = company;
    await open(agentToken);
    const news = {
      conversation: { id: conversationId, clientId },
      userIds: [agent.id],
      actor: { id: null, name: 'Ana' },
    };

    await notify(api.deps, { kind: 'VisitorReplied', ...news });
    await notify(api.deps, { kind: 'Mention', ...news });

    expect(await unread()).toBe(0);
    expect(await api.db.notification.findMany({ where: { conversationId } })).toMatchObject([{ kind: 'Mention' }]);
  });
});
