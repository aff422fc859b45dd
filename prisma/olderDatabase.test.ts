import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDb, type Db } from './client.ts';
import { migrate } from './migrate.ts';
import { tempFolder } from './testing/tempDatabase.ts';

/** The last migrations before those whose way with older rows is told here. */
const LAST = '20261122020000_assistant_shortcodes';
const LAST_WITH_BILLING_EVENTS = '20261122114000_billing_events';
const LAST_WITH_PAGE_FILTER = '20261127200000_flow_run_hands_over';
const LAST_WITHOUT_LABELS_IN_FACTS = '20261128190000_article_translations';
const THEN = '2026-01-01T00:00:00.000+00:00';
const LATER = '2026-01-02T00:00:00.000+00:00';
const NOW = new Date().toISOString().replace('Z', '+00:00');

/** A database of that time with rows in it, brought to the newest migration. */
async function olderDatabase(last = LAST, rows = ROWS): Promise<Db> {
  const folder = tempFolder();
  const migrations = new URL('./migrations/', import.meta.url);
  const older = readdirSync(migrations).filter((name) => name <= last);
  for (const name of older) cpSync(new URL(name, migrations), join(folder, 'migrations', name), { recursive: true });
  const file = join(folder, 'older.db');
  await migrate(`file:${file}`, pathToFileURL(`${join(folder, 'migrations')}/`));
  const database = new Database(file);
  database.exec(rows);
  database.close();
  await migrate(`file:${file}`);
  const db = openDb(`file:${file}`);
  onTestFinished(() => db.$disconnect());
  return db;
}

/** A conversation of two messages long ago, and some of today; what was scheduled came between the two, and brings a file. */
const ROWS = `
  INSERT INTO Client (id, name, email, messagesUsed, createdAt, updatedAt)
    VALUES ('clnt', 'Shop', 'a@b.example', 41, '${THEN}', '${THEN}'), ('quiet', 'Other', 'c@d.example', 0, '${THEN}', '${THEN}');
  INSERT INTO ClientSubscription (clientId, type) VALUES ('clnt', 'Pro');
  INSERT INTO Visitor (id, clientId, name, createdAt, lastSeenAt) VALUES ('vstr', 'clnt', 'Hannah', '${THEN}', '${THEN}');
  INSERT INTO Assistant (id, clientId, type, title, shortcode, greeting, createdAt, updatedAt)
    VALUES ('asst', 'clnt', 'FloatingWidget', 'Nori', 'nori', 'Hi', '${THEN}', '${THEN}');
  INSERT INTO User (id, clientId, name, email, role, status, createdAt, updatedAt)
    VALUES ('user', 'clnt', 'Maya', 'maya@b.example', 'Staff', 'Active', '${THEN}', '${THEN}');
  INSERT INTO Conversation (id, clientId, number, assistantId, visitorId, visitorName, lastMessagePreview,
      lastMessageAuthor, lastActivityAt, lastSequence, createdAt, version)
    VALUES ('conv', 'clnt', 1, 'asst', 'vstr', 'Hannah', 'And?', 'Visitor', '${LATER}', 2, '${THEN}', 7);
  INSERT INTO Message (id, conversationId, sequence, visitorSequence, author, authorName, body, key, createdAt)
    VALUES ('one', 'conv', 1, 1, 'Visitor', 'Hannah', 'Hello', '1', '${THEN}'),
      ('two', 'conv', 2, 2, 'Visitor', 'Hannah', 'And?', '2', '${LATER}'),
      ('three', 'conv', 3, 3, 'Visitor', 'Hannah', 'And now?', '3', '${NOW}'),
      ('four', 'conv', 4, 4, 'AI', 'Nori', 'A moment.', '4', '${NOW}'),
      ('five', 'conv', 5, 5, 'Agent', 'Maya', 'It comes tomorrow.', '5', '${NOW}'),
      ('six', 'conv', 6, 6, 'Agent', 'Maya', '', '6', '${NOW}');
  UPDATE Message SET takenBackAt = '${NOW}' WHERE id = 'six';
  INSERT INTO ScheduledMessage (id, conversationId, authorId, body, key, sendAt, createdAt)
    VALUES ('schd', 'conv', 'user', 'It has arrived.', 'k', '2026-01-03T00:00:00.000+00:00', '2026-01-01T12:00:00.000+00:00');
  INSERT INTO Attachment (id, clientId, scheduledMessageId, uploaderId, kind, name, mediaType, size, createdAt)
    VALUES ('atch', 'clnt', 'schd', 'user', 'File', 'map.txt', 'text/plain', 3, '${THEN}');
  INSERT INTO AttachmentContent (attachmentId, bytes) VALUES ('atch', x'6D6170');
  INSERT INTO AvatarImage (assistantId, mediaType, bytes, updatedAt) VALUES ('asst', 'image/svg+xml', x'3C7376672F3E', '${THEN}');
`;

const BILLING_ROWS = `
  INSERT INTO Client (id, name, email, createdAt, updatedAt) VALUES ('clnt', 'Shop', 'a@b.example', '${THEN}', '${THEN}');
  INSERT INTO BillingEvent (id, clientId, kind, actorId, actorName, detail, createdAt)
    VALUES ('bevt_1', 'clnt', 'PlanChanged', 'user', 'Maya', 'Pro', '${THEN}'),
      ('bevt_2', 'clnt', 'Canceled', 'user', 'Maya', 'Pro', '${LATER}');
`;

const VIEW_ROWS = `
  INSERT INTO Client (id, name, email, createdAt, updatedAt) VALUES ('clnt', 'Shop', 'a@b.example', '${THEN}', '${THEN}');
  INSERT INTO User (id, clientId, name, email, role, status, createdAt, updatedAt)
    VALUES ('user', 'clnt', 'Maya', 'maya@b.example', 'Staff', 'Active', '${THEN}', '${THEN}');
  INSERT INTO SavedView (id, clientId, ownerId, screen, name, query, createdAt)
    VALUES ('first', 'clnt', 'user', 'Analytics', 'First', 'page=%2Fhelp&language=de', '${THEN}'),
      ('later', 'clnt', 'user', 'Analytics', 'Later', 'answered=AI&page=%2F', '${THEN}'),
      ('inbox', 'clnt', 'user', 'Inbox', 'Inbox', 'page=2', '${THEN}');
`;

/** Two conversations that have been counted; one of them bears a label. */
const LABEL_ROWS = `
  INSERT INTO Client (id, name, email, createdAt, updatedAt) VALUES ('clnt', 'Shop', 'a@b.example', '${THEN}', '${THEN}');
  INSERT INTO Visitor (id, clientId, name, createdAt, lastSeenAt) VALUES ('vstr', 'clnt', 'Hannah', '${THEN}', '${THEN}');
  INSERT INTO Assistant (id, clientId, type, title, shortcode, createdAt, updatedAt)
    VALUES ('asst', 'clnt', 'FloatingWidget', 'Nori', 'nori', '${THEN}', '${THEN}');
  INSERT INTO Conversation (id, clientId, number, assistantId, visitorId, visitorName, lastMessagePreview,
      lastMessageAuthor, lastActivityAt, lastSequence, createdAt, version)
    VALUES ('bare', 'clnt', 1, 'asst', 'vstr', 'Hannah', 'And?', 'Visitor', '${THEN}', 0, '${THEN}', 1),
      ('labelled', 'clnt', 2, 'asst', 'vstr', 'Hannah', 'And?', 'Visitor', '${THEN}', 0, '${THEN}', 1);
  INSERT INTO Label (id, clientId, name, colour, createdAt) VALUES ('labl', 'clnt', 'Repairs', 'sky', '${THEN}');
  INSERT INTO ConversationLabel (conversationId, labelId) VALUES ('labelled', 'labl');
  DELETE FROM FactDue;
`;

describe('an older database', () => {
  it('keeps the pictures of assistants where they were', async () => {
    const db = await olderDatabase();

    expect(await db.avatarImage.findUnique({ where: { id: 'asst' } })).toMatchObject({
      clientId: 'clnt',
      ownerId: 'asst',
      mediaType: 'image/svg+xml',
    });
  });

  it('has what was done about its bill in the audit log', async () => {
    const db = await olderDatabase(LAST_WITH_BILLING_EVENTS, BILLING_ROWS);

    const by = { clientId: 'clnt', actorId: 'user', actorName: 'Maya', detail: 'Pro' };
    expect(await db.auditEntry.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
      { ...by, id: 'audt_1', action: 'PlanChanged', createdAt: new Date(THEN) },
      { ...by, id: 'audt_2', action: 'SubscriptionCanceled', createdAt: new Date(LATER) },
    ]);
  });

  it('keeps the start page of its views of analytics', async () => {
    const db = await olderDatabase(LAST_WITH_PAGE_FILTER, VIEW_ROWS);

    const views = await db.savedView.findMany({ select: { id: true, query: true }, orderBy: { id: 'asc' } });
    expect(views).toEqual([
      { id: 'first', query: 'startPage=%2Fhelp&language=de' },
      { id: 'inbox', query: 'page=2' },
      { id: 'later', query: 'answered=AI&startPage=%2F' },
    ]);
  });

  it('counts once more what bears a label, so that it stands in figures by label', async () => {
    const db = await olderDatabase(LAST_WITHOUT_LABELS_IN_FACTS, LABEL_ROWS);

    expect(await db.factDue.findMany({ select: { conversationId: true } })).toEqual([{ conversationId: 'labelled' }]);
  });

  it('keeps what was scheduled, with its author, its files and its place among the messages', async () => {
    const db = await olderDatabase();
    const scheduled = await db.scheduledMessage.findUniqueOrThrow({
      where: { id: 'schd' },
      include: { attachments: { include: { content: true } } },
    });

    expect(scheduled).toMatchObject({ authorId: 'user', authorName: 'Maya', afterSequence: 1 });
    expect(scheduled.attachments.map(({ content }) => Buffer.from(content.bytes).toString())).toEqual(['map']);
  });

  it('has used of the plan what was sent in the running month, and not what was ever counted', async () => {
    const db = await olderDatabase();
    const counters = { select: { metric: true, assistantId: true, used: true } };
    const periods = await db.usagePeriod.findMany({ include: { counters }, orderBy: { clientId: 'asc' } });

    expect(periods).toMatchObject([
      {
        clientId: 'clnt',
        subscriptionType: 'Pro',
        endsAt: expect.any(Date),
        counters: [{ metric: 'Messages', assistantId: 'asst', used: 2 }],
      },
      { clientId: 'quiet', subscriptionType: null, counters: [] },
    ]);
    expect(periods[0]?.startsAt.getUTCDate()).toBe(1);
  });

  it('shows visitors no lower version than they have seen', async () => {
    const db = await olderDatabase();
    expect(await db.conversation.findUnique({ where: { id: 'conv' } })).toMatchObject({ visitorVersion: 7 });
  });

  it('keeps what was scheduled when its author goes, and no bytes when the company does', async () => {
    const db = await olderDatabase();
    await db.user.delete({ where: { id: 'user' } });
    expect(await db.scheduledMessage.findMany()).toMatchObject([{ authorId: null, authorName: 'Maya' }]);

    await db.client.delete({ where: { id: 'clnt' } });
    expect(await db.attachmentContent.count()).toBe(0);
  });
});
