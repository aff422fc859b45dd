import type { Prisma } from '@parley/db';
import { buildAttachment } from '@parley/db/factories/attachments';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { enforceRetention } from './enforceRetention.ts';

const api = await apiForTests();
const origin = await api.listen();
const { db } = api;

const UPDATE = `mutation($input: RetentionInput!) {
  updateRetention(input: $input) { retention { conversationDays visitorDays } }
}`;
const PREVIEW = 'query($input: RetentionInput!) { retentionPreview(input: $input) { conversations visitors } }';

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY);

async function world() {
  const company = await buildCompanyWithAdmin(api);
  const { clientId, assistantId } = company;
  const visitor = (days: number, more: Partial<Prisma.VisitorUncheckedCreateInput> = {}) =>
    buildVisitor(db, { clientId, lastSeenAt: daysAgo(days), ...more });
  return {
    ...company,
    /** A visitor who was last seen so many days ago. */
    away: visitor,
    /** A resolved conversation, silent for so many days, as its visitor has been. */
    silent: async (days: number, status: 'Resolved' | 'Open' = 'Resolved') =>
      buildConversation(db, {
        clientId,
        assistantId,
        status,
        now: daysAgo(days),
        visitorId: (await visitor(days)).id,
        messages: ['Do you repair zips?'],
      }),
    preview: async (input: object) => (await company.ask(PREVIEW, { input })).data.retentionPreview,
    keep: (input: object) => company.ask(UPDATE, { input }),
  };
}

/** As the hours go by. */
async function enforce() {
  moveClock(api, HOUR);
  await enforceRetention(api.deps);
}

const left = async (ids: readonly string[]) => {
  const there = await db.conversation.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return ids.filter((id) => there.some((row) => row.id === id));
};

describe('retention', () => {
  it('is off until somebody wants it', async () => {
    const { silent, ask } = await world();
    const { id } = await silent(4000);
    expect((await ask('{ currentUser { client { retention { conversationDays visitorDays } } } }')).data).toEqual({
      currentUser: { client: { retention: { conversationDays: null, visitorDays: null } } },
    });
    await enforce();
    expect(await left([id])).toEqual([id]);
  });

  it('of what is not said stays as it is', async () => {
    const { keep, silent, preview } = await world();
    await silent(50);
    await keep({ conversationDays: 30, visitorDays: 90 });
    expect(await preview({ visitorDays: 40 })).toEqual({ conversations: 1, visitors: 1 });
    expect((await keep({ visitorDays: 40 })).data.updateRetention.retention).toEqual({
      conversationDays: 30,
      visitorDays: 40,
    });
    expect((await keep({ conversationDays: null })).data.updateRetention.retention).toEqual({
      conversationDays: null,
      visitorDays: 40,
    });
  });

  it('takes resolved conversations that have been silent for longer, and no other', async () => {
    const { silent, keep, preview, clientId } = await world();
    const [old, younger, open] = [await silent(31), await silent(29), await silent(31, 'Open')];
    expect(await preview({ conversationDays: 30 })).toEqual({ conversations: 1, visitors: 0 });

    await keep({ conversationDays: 30 });
    await enforce();
    expect(await left([old.id, younger.id, open.id])).toEqual([younger.id, open.id]);
    expect(await db.auditEntry.findMany({ where: { clientId }, orderBy: { createdAt: 'asc' } })).toMatchObject([
      { action: 'RetentionChanged', changes: expect.stringContaining('"after":"30"') },
      { action: 'RetentionEnforced', actorId: null, detail: '1 conversation, 0 visitors' },
    ]);
    moveClock(api, 2 * DAY);
    await enforce();
    expect(await left([younger.id, open.id])).toEqual([open.id]);
  });

  it('leaves a conversation in which a reply is still to be sent', async () => {
    const { silent, keep } = await world();
    const { id: conversationId } = await silent(31);
    const sendAt = new Date(Date.now() + 90 * DAY);
    const reply = { authorName: 'Maya', body: 'Your zip is in.', key: 'later', sendAt, afterSequence: 1 };
    await db.scheduledMessage.create({ data: { id: 'schm_later', conversationId, ...reply, createdAt: new Date() } });

    await keep({ conversationDays: 30 });
    await enforce();
    expect(await left([conversationId])).toEqual([conversationId]);
  });

  it('takes the messages, the bytes of files and what the search knew along', async () => {
    const { silent, keep } = await world();
    const { id, messages } = await silent(40);
    const file = await buildAttachment(db, { messageId: messages[0]?.id });
    const other = await silent(10);
    const found = (conversationId: string) => db.searchDocument.count({ where: { conversationId } });
    expect(await found(id)).toBe(2);

    await keep({ conversationDays: 30 });
    await enforce();
    expect(await db.message.count({ where: { conversationId: id } })).toBe(0);
    expect(await db.attachmentContent.count({ where: { id: file.contentId } })).toBe(0);
    expect(await found(id)).toBe(0);
    expect(await found(other.id)).toBe(2);
  });

  it('takes visitors who have no conversation, also who loses the last one by it; the blocked stay blocked', async () => {
    const { silent, away, keep, preview } = await world();
    const talked = await silent(50);
    const [gone, recent, blocked] = [await away(50), await away(5), await away(50, { blockedAt: daysAgo(60) })];
    const talking = await silent(50, 'Open');
    const once = await away(50, { mergedIntoId: recent.id });
    expect(await preview({ visitorDays: 30 })).toEqual({ conversations: 0, visitors: 2 });
    expect(await preview({ conversationDays: 30, visitorDays: 30 })).toEqual({ conversations: 1, visitors: 3 });

    await keep({ conversationDays: 30, visitorDays: 30 });
    await enforce();
    const ids = [talked.visitorId, gone.id, once.id, recent.id, blocked.id, talking.visitorId];
    const there = await db.visitor.findMany({ where: { id: { in: ids } }, select: { id: true } });
    expect(there.map(({ id }) => id).toSorted()).toEqual([recent.id, blocked.id, talking.visitorId].toSorted());
  });

  it('leaves other companies and what was used of the plan alone, and goes on where many are to go', async () => {
    const { silent, keep, clientId } = await world();
    const other = await (await world()).silent(400);
    for (let index = 0; index < 45; index += 1) await silent(40);
    const period = await db.usagePeriod.create({
      data: {
        id: `usgp_${clientId}`,
        clientId,
        startsAt: daysAgo(60),
        counters: { create: { metric: 'Messages', assistantId: '', used: 7 } },
      },
    });

    await keep({ conversationDays: 30 });
    await enforce();
    expect(await db.conversation.count({ where: { clientId } })).toBe(0);
    expect(await left([other.id])).toEqual([other.id]);
    expect(await db.usageCounter.findMany({ where: { periodId: period.id } })).toMatchObject([{ used: 7 }]);
  });

  it('tells each company’s own agents of every conversation that goes, also where many are to go', async () => {
    const [{ silent, keep, agentToken }, other] = [await world(), await world()];
    const gone: string[] = [];
    for (let index = 0; index < 25; index += 1) gone.push((await silent(40)).id);
    await silent(10);
    const theirs = await other.silent(40);
    await keep({ conversationDays: 30 });
    await other.keep({ conversationDays: 30 });
    const listen = (token: string) =>
      subscribe<string>(api, origin, { token, document: 'subscription { conversationDeleted }' });
    const [agent, stranger] = [await listen(agentToken), await listen(other.agentToken)];

    await enforce();

    expect((await agent.until(25)).toSorted()).toEqual(gone.toSorted());
    expect(await stranger.until(1)).toEqual([theirs.id]);
    await Promise.all([agent.stop(), stranger.stop()]);
  });

  it('goes through many visitors, of whom some stay', async () => {
    const { clientId, keep } = await world();
    const data = Array.from({ length: 650 }, (_, index) => ({
      id: `visi_${clientId}_${index}`,
      clientId,
      name: `Visitor ${index}`,
      blockedAt: index % 3 === 0 ? daysAgo(60) : null,
      createdAt: daysAgo(60),
      lastSeenAt: daysAgo(50),
    }));
    await db.visitor.createMany({ data });
    await keep({ visitorDays: 30 });
    await enforce();
    const there = await db.visitor.findMany({ where: { clientId, blockedAt: null, name: { startsWith: 'Visitor ' } } });
    expect(there.filter(({ id }) => id.startsWith('visi_'))).toEqual([]);
    expect(await db.visitor.count({ where: { clientId, blockedAt: { not: null } } })).toBe(217);
  });

  it.each([
    ['conversationDays', { conversationDays: 0 }],
    ['visitorDays', { visitorDays: 3651 }],
    ['visitorDays', { conversationDays: 10, visitorDays: -1 }],
  ])('says that %s is out of bounds, before and when it is saved: %j', async (field, input) => {
    const { ask } = await world();
    for (const document of [PREVIEW, UPDATE]) {
      const { errors } = await ask(document, { input });
      expect(errors?.[0]).toMatchObject({
        message: 'Enter 1 to 3650 days.',
        extensions: { code: 'BAD_INPUT', field },
      });
    }
  });
});
