import { verify } from '@node-rs/argon2';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type Db } from './client.ts';
import { buildVisitor } from './factories/inbox.ts';
import { migrate } from './migrate.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, REFERENCE_DATE, seed } from './seed.ts';
import { VOLUME_CLIENT, seedVolume } from './volume.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

const everything = async (db: Db) => ({
  clients: await db.client.findMany({ include: { subscription: true, rolePermissions: true } }),
  users: await db.user.findMany(),
  assistants: await db.assistant.findMany(),
  visitors: await db.visitor.findMany(),
  conversations: await db.conversation.findMany(),
  messages: await db.message.findMany(),
});

/** What a row of the inbox says, beside what its messages say. */
async function expectRowsToAgree(db: Db) {
  const conversations = await db.conversation.findMany({ include: { messages: { orderBy: { sequence: 'asc' } } } });
  for (const { messages, ...row } of conversations) {
    const last = messages.at(-1);
    expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, index) => index + 1));
    expect(row).toMatchObject({
      lastSequence: messages.length,
      lastMessagePreview: last?.body.slice(0, 140),
      lastMessageAuthor: last?.author,
      lastActivityAt: last?.createdAt,
      createdAt: messages[0]?.createdAt,
      containMessagesUnreadByAgents: row.unreadCount > 0,
    });
  }
  const unread = conversations.filter(({ unreadCount }) => unreadCount > 0);
  expect(unread.every(({ status, waitingSince }) => status === 'Open' && waitingSince !== null)).toBe(true);
}

/** Whether the search's indexes hold exactly what their documents say; SQLite fails with «malformed» when they do not. */
async function expectIndexesToAgree(db: Db) {
  const searched = await db.message.count({ where: { kind: { in: ['Text', 'Note'] } } });
  expect(await db.searchDocument.count()).toBe(searched + (await db.conversation.count()));
  await db.$executeRaw`INSERT INTO "SearchIndex" ("SearchIndex", "rank") VALUES ('integrity-check', 1)`;
  await db.$executeRaw`INSERT INTO "SearchAuthor" ("SearchAuthor", "rank") VALUES ('integrity-check', 1)`;
}

describe('the demo companies', () => {
  const HOUR = 3_600_000;
  let folder: string;
  let db: Db;
  let later: Db;
  let builtBetween: { id: string };
  async function emptyDb(name: string) {
    await migrate(`file:${join(folder, name)}`);
    return openDb(`file:${join(folder, name)}`);
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-seed-'));
    [db, later] = await Promise.all([emptyDb('seed.db'), emptyDb('later.db')]);
    await seed(db);
    builtBetween = await buildVisitor(later);
    await later.visitor.delete({ where: { id: builtBetween.id } });
    await seed(later, { now: new Date(REFERENCE_DATE.getTime() + HOUR) });
  });
  afterAll(async () => {
    await Promise.all([db.$disconnect(), later.$disconnect()]);
    rmSync(folder, { recursive: true });
  });

  it('are the same rows every time', async () => {
    const { db: second } = await tempDatabase();
    await seed(second);

    expect(await everything(second)).toEqual(await everything(db));
  });

  it('move as one with the reference date', async () => {
    const [early, late] = [await everything(db), await everything(later)];
    expect(late.messages.map(({ body }) => body)).toEqual(early.messages.map(({ body }) => body));
    expect(late.messages.map(({ createdAt }) => createdAt.getTime() - HOUR)).toEqual(
      early.messages.map(({ createdAt }) => createdAt.getTime()),
    );
  });

  it('let everybody in the list of demo logins sign in', async () => {
    for (const { email, name } of DEMO_LOGINS) {
      const user = await db.user.findUniqueOrThrow({ where: { email } });
      expect(user.name).toBe(name);
      expect(await verify(user.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
    }
  });

  it('show the inbox of the design: Hannah first with #4812, and seven people nobody has read', async () => {
    const inbox = await db.conversation.findMany({
      where: { clientId: 'clnt_northwind' },
      orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    });

    expect(inbox.slice(0, 9).map(({ visitorName }) => visitorName)).toEqual([
      'Hannah Brandt',
      'Oluwaseun Adeyemi',
      'Claire Fontaine',
      'Ben Whitaker',
      'Aiko Tanaka',
      'Visitor 4821',
      'Sofia Marino',
      'Lars Eik',
      'Emre Aydin',
    ]);
    expect(inbox[0]?.number).toBe(4812);
    expect(inbox.filter(({ containMessagesUnreadByAgents }) => containMessagesUnreadByAgents)).toHaveLength(7);
    expect(new Set(inbox.map(({ status }) => status)).size).toBe(4);
    expect(inbox.length).toBeGreaterThan(300);
  });

  it('have conversations whose own columns agree with their messages, none of them in the future', async () => {
    await expectRowsToAgree(db);
    expect(await db.message.count({ where: { createdAt: { gt: REFERENCE_DATE } } })).toBe(0);
  });

  it('have visitors begin only guided flows that the assistant offers', async () => {
    const runs = await db.flowRun.findMany({ include: { conversation: { select: { assistantId: true } } } });
    const versions = await db.version.findMany({ orderBy: { number: 'asc' } });
    const live = new Map(versions.map(({ subjectId, content }) => [subjectId, content]));

    expect(new Set(runs.map(({ guidedFlowId }) => guidedFlowId)).size).toBe(6);
    for (const { guidedFlowId, conversation } of runs) {
      expect(JSON.parse(live.get(conversation.assistantId) ?? '{}').guidedFlows.entries).toContainEqual({
        guidedFlowId,
        isVisible: true,
      });
    }
  });

  it('number on from where the seed ends', async () => {
    const clients = await db.client.findMany({ include: { conversations: true } });
    const given = clients.map(({ conversations }) => Math.max(0, ...conversations.map(({ number }) => number)));

    expect(clients.map(({ lastConversationNumber }) => lastConversationNumber)).toEqual(given);
  });

  it('cover every state of a subscription', async () => {
    const clients = await db.client.findMany({ include: { subscription: true } });
    const any = (test: (client: (typeof clients)[number]) => boolean) => expect(clients.some(test)).toBe(true);

    any(({ subscription }) => subscription === null);
    any(({ subscription }) => (subscription?.trialEndsAt ?? REFERENCE_DATE) > REFERENCE_DATE);
    any(({ subscription }) => (subscription?.trialEndsAt ?? REFERENCE_DATE) < REFERENCE_DATE);
    any(({ subscription }) => subscription?.cancellationDate !== null && subscription !== null);
    any(({ subscription }) => subscription?.downgradeType === 'Starter');
    any(({ manuallyInvoiced }) => manuallyInvoiced);
  });

  it('tell how each plan that is paid by card began, and what has come of it', async () => {
    const entries = await db.auditEntry.findMany({ orderBy: { createdAt: 'asc' } });
    const toldOf = (clientId: string) =>
      entries.filter((entry) => entry.clientId === clientId).map(({ action, detail }) => `${action} ${detail}`);

    expect(toldOf('clnt_northwind')).toEqual(['OnboardingFinished Standard plan']);
    expect(toldOf('clnt_halden')).toEqual(['OnboardingFinished Standard plan', 'SubscriptionCanceled Standard']);
    expect(toldOf('clnt_tidewater')).toEqual(['OnboardingFinished Pro plan', 'DowngradeScheduled Starter']);
    expect(entries.every(({ createdAt, actorName }) => createdAt < REFERENCE_DATE && actorName !== null)).toBe(true);
  });

  it('leave the next thing that is built in this process its own name', async () => {
    const other = await buildVisitor(later);

    expect(other.id).not.toBe(builtBetween.id);
  });
});

describe('the volume', () => {
  it('is as many rows as asked for, which agree with each other', async () => {
    const { db, url } = await tempDatabase();

    await seedVolume(url, { conversations: 300, messages: 2_950, now: REFERENCE_DATE });

    expect(await db.conversation.count({ where: { clientId: VOLUME_CLIENT } })).toBe(300);
    expect(await db.message.count()).toBe(2_950);
    expect(await db.conversation.count({ where: { containMessagesUnreadByAgents: true } })).toBeGreaterThan(0);
    expect(await db.message.count({ where: { createdAt: { gt: REFERENCE_DATE } } })).toBe(0);
    expect(await db.$queryRaw`PRAGMA foreign_key_check`).toEqual([]);
    await expectRowsToAgree(db);
    await expectIndexesToAgree(db);
  });

  it('leaves behind what keeps the search up to date', async () => {
    const { db, url } = await tempDatabase();
    await seedVolume(url, { conversations: 3, messages: 9, now: REFERENCE_DATE });
    const { conversationId } = await db.message.findFirstOrThrow();

    await db.conversation.update({ where: { id: conversationId }, data: { visitorName: 'Ottilie' } });

    await expectIndexesToAgree(db);
    const written = await db.$queryRaw`SELECT "rowid" FROM "SearchAuthor" WHERE "SearchAuthor" MATCH 'ottilie'`;
    expect(written).not.toEqual([]);
  });
});
