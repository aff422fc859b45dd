import { ANSWERED, ASKED } from './phrases.ts';

type Rows = { clientId: string; assistantId: string; conversations: number; messages: number; now: Date };

const DAY = 24 * 60 * 60;
/** Conversations began over a year; the newest two days ago, as each may go on for a day. In seconds. */
const SPAN = 365 * DAY;
const NEWEST = 2 * DAY;

/**
 * SQL that makes visitors, conversations and messages of one company out of two numbers: `i`, the conversation's, and
 * `s`, the message's within it. Ids are scattered like random ones. Every third conversation ends with the visitor, and
 * of those the newest fiftieth wait for an answer. What is searched is indexed at once: the triggers that do this row by
 * row must be away meanwhile.
 */
export function volumeSql({ clientId, assistantId, conversations, messages, now }: Rows): string {
  const newest = Math.floor(now.getTime() / 1000) - NEWEST;
  const longest = Math.ceil(messages / conversations);
  return `
    CREATE TEMP TABLE asked AS SELECT key AS n, value AS body FROM json_each(${json(ASKED)});
    CREATE TEMP TABLE answered AS SELECT key AS n, value AS body FROM json_each(${json(ANSWERED)});
    CREATE UNIQUE INDEX temp.asked_n ON asked(n, body);
    CREATE UNIQUE INDEX temp.answered_n ON answered(n, body);

    CREATE TEMP TABLE seq AS
      WITH RECURSIVE numbers(s) AS (SELECT 1 UNION ALL SELECT s + 1 FROM numbers WHERE s < ${longest})
      SELECT s FROM numbers;

    CREATE TEMP TABLE told AS
      WITH RECURSIVE numbers(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${conversations - 1})
      SELECT
        i,
        ${id('conv', 'i')} AS id,
        ${id('vstr', 'i')} AS visitorId,
        'Visitor ' || (i + 1) AS visitorName,
        ${newest - SPAN} + i * ${SPAN} / ${conversations} / 60 * 60 AS beganAt,
        (i + 1) * ${messages} / ${conversations} - i * ${messages} / ${conversations} AS said,
        i % 3 = 0 AS visitorIsLast,
        i % 3 = 0 AND i >= ${conversations} * 49 / 50 AS waits
      FROM numbers;

    INSERT INTO "Visitor" ("id", "clientId", "name", "createdAt", "lastSeenAt")
      SELECT visitorId, '${clientId}', visitorName, ${text('beganAt')}, ${text(saidAt('said'))} FROM told;

    INSERT INTO "Conversation" (
      "id", "clientId", "number", "assistantId", "visitorId", "visitorName", "status", "containMessagesUnreadByAgents",
      "unreadCount", "lastMessagePreview", "lastMessageAuthor", "lastActivityAt", "lastSequence", "lastVisitorSequence",
      "waitingSince",
      "version", "createdAt"
    )
      SELECT
        id, '${clientId}', i + 1, '${assistantId}', visitorId, visitorName,
        CASE WHEN waits THEN 'Open' ELSE 'Resolved' END,
        waits, waits, ${body('said')}, ${author('said')}, ${text(saidAt('said'))}, said, said,
        CASE WHEN waits THEN ${text(saidAt('said'))} END,
        said, ${text('beganAt')}
      FROM told;

    INSERT INTO "Message" (
      "id", "conversationId", "sequence", "visitorSequence", "author", "authorId", "authorName", "body", "key", "createdAt"
    )
      SELECT
        ${id('mesg', `i * ${longest} + s`)}, id, s, s, ${author('s')},
        CASE WHEN ${isVisitor('s')} THEN visitorId END,
        CASE WHEN ${isVisitor('s')} THEN visitorName ELSE 'Vera Polanski' END,
        ${body('s')}, 'volume-' || s, ${text(saidAt('s'))}
      FROM told CROSS JOIN seq WHERE s <= said;

    UPDATE "Client"
      SET "lastConversationNumber" = ${conversations}, "lastVisitorNumber" = ${conversations}
      WHERE "id" = '${clientId}';

    INSERT INTO "SearchDocument" ("clientId", "conversationId", "author")
      SELECT '${clientId}', id, visitorName || ' ' FROM told;

    INSERT INTO "SearchDocument" ("clientId", "conversationId", "messageId", "author")
      SELECT '${clientId}', m."conversationId", m."id",
        CASE m."author" WHEN 'Visitor' THEN visitorName || ' ' ELSE m."authorName" END
      FROM told CROSS JOIN "Message" m ON m."conversationId" = told.id ORDER BY m.rowid;

    INSERT INTO "SearchIndex" ("rowid", "text")
      SELECT "id", "text" FROM "SearchText" WHERE "id" IN (${ofClient(clientId)});
    INSERT INTO "SearchAuthor" ("rowid", "author")
      SELECT "id", "author" FROM "SearchDocument" WHERE "clientId" = '${clientId}';

    DROP TABLE asked; DROP TABLE answered; DROP TABLE seq; DROP TABLE told;
  `;
}

const ofClient = (clientId: string) => `SELECT "id" FROM "SearchDocument" WHERE "clientId" = '${clientId}'`;

const json = (phrases: readonly string[]) => `'${JSON.stringify(phrases).replaceAll("'", "''")}'`;

/** An id in the API's form: Knuth's multiplicative hash scatters it, the number itself keeps it unique. */
const id = (prefix: string, n: string) => `'${prefix}_' || printf('%08x%016x', (${n}) * 2654435761 % 4294967296, ${n})`;

/** Visitor and staff take turns, so that who is last decides who said what. */
const isVisitor = (s: string) => `((said - ${s}) % 2 = 0) = visitorIsLast`;
const author = (s: string) => `CASE WHEN ${isVisitor(s)} THEN 'Visitor' ELSE 'Agent' END`;

const body = (s: string) => `CASE WHEN ${isVisitor(s)}
  THEN (SELECT body FROM asked WHERE n = (i * 7 + ${s}) % ${ASKED.length})
  ELSE (SELECT body FROM answered WHERE n = (i * 5 + ${s}) % ${ANSWERED.length})
END`;

/** One message a minute; the last one up to a day later, so that activity is not in the order of beginning. */
const saidAt = (s: string) => `beganAt + (${s} - 1) * 60 + (${s} = said) * (i * 7919 % 1380) * 60`;

/** Seconds as the text that Prisma's adapter writes. */
const text = (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%S.000+00:00', ${seconds}, 'unixepoch')`;
