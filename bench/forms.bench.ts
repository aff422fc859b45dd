import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareSeeded } from '@parley/db/pristine';
import { createSchema, createYoga } from 'graphql-yoga';
import Database from 'libsql';
import { readConfig } from '../apps/mock-api/src/config.ts';
import { createApi } from '../apps/mock-api/src/server.ts';
import { staffToken } from '../apps/mock-api/src/testing/tokens.ts';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, timedCpu } from './interleave.ts';
import { benchDeps } from './servers/benchDeps.ts';
import { PRODUCTION } from './serverProcess.ts';
import { inFolder } from './workspace.ts';

const SUBMISSIONS = 50_000;
const ROUNDS = Number(process.env.BENCH_FORMS_ROUNDS ?? 9);
const REQUESTS = 40;
/** Until then Node still compiles what pages run through. */
const WARM_UP = 300;
const CLIENT = 'clnt_northwind';
const FORM = 'form_repair';
const WITHIN = 1.2;

/** As the screens list them. */
const FORMS = `query Forms { formSubmissions(formTemplateId: "${FORM}", filter: { FILTER }, first: 50) { edges { cursor node {
  id visitorName state status isStarred answers answeredCount askedCount activityAt form } } pageInfo { endCursor hasNextPage } } }`;
const INBOX = `query Inbox { conversations(first: 50) { edges { cursor node {
  id version status visitorName containMessagesUnreadByAgents unreadCount lastMessagePreview
  lastMessageAuthor lastActivityAt waitingSince } } pageInfo { endCursor hasNextPage } } }`;

/** What a server says that knows the rows alone: the same fields, read by one statement for a page. */
const BARE = `scalar Json
type PageInfo { endCursor: String hasNextPage: Boolean! }
enum View { All Partial }
input Filter { view: View search: String }
type Submission { id: ID! visitorName: String! state: String! status: String! isStarred: Boolean! answers: Json! answeredCount: Int!
  askedCount: Int! activityAt: String! form: Json! }
type SubmissionEdge { cursor: String! node: Submission! }
type Submissions { edges: [SubmissionEdge!]! pageInfo: PageInfo! }
type Conversation { id: ID! version: Int! status: String! visitorName: String! containMessagesUnreadByAgents: Boolean!
  unreadCount: Int! lastMessagePreview: String! lastMessageAuthor: String lastActivityAt: String! waitingSince: String }
type ConversationEdge { cursor: String! node: Conversation! }
type Conversations { edges: [ConversationEdge!]! pageInfo: PageInfo! }
type Query { formSubmissions(formTemplateId: ID!, filter: Filter, first: Int!): Submissions!  conversations(first: Int!): Conversations! }`;

/** The same by hand. */
const VIEWS = {
  all: { filter: 'view: All', where: `"state" <> 'Sent' AND "status" <> 'Spam'` },
  partial: { filter: 'view: Partial', where: `"state" = 'Partial' AND "status" <> 'Spam'` },
  search: {
    filter: 'view: All, search: "zip"',
    where: `"state" <> 'Sent' AND "status" <> 'Spam' AND "searchText" LIKE '%zip%'`,
  },
} as const;

/**
 * Pages of 50 among 50,000 submissions of one form, as a whole GraphQL request, beside a bare yoga server that reads the same rows by
 * one statement; and the inbox's list likewise, whose ratio is the measure.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'forms.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    const raw = new Database(file);
    writeSubmissions(raw);
    raw.exec('PRAGMA cache_size = -32000');
    const deps = benchDeps(readConfig({ ...PRODUCTION, DATABASE_URL: `file:${file}` }));
    const api = createApi(deps);
    const admin = await deps.db.user.findFirstOrThrow({ where: { clientId: CLIENT, role: 'Admin' } });
    const token = await staffToken(deps, admin);
    const ask = (fetches: (request: Request) => Promise<Response>) => async (query: string) => {
      const answer = await fetches(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        }),
      );
      return answer.text();
    };
    const ours = ask((request) => api.fetch(request));
    const ratioOf = async (name: string, query: string, where: string) => {
      const bare = ask(bareServer(raw, where));
      const [one, other] = [idsOf(await ours(query)), idsOf(await bare(query))];
      if (one.length !== 50 || one.join() !== other.join()) throw new Error(`${name}: not the same pages.`);
      for (let n = 0; n < WARM_UP; n += 1) await ours(query).then(() => bare(query));
      const many = (asks: typeof ours) => () =>
        timedCpu(async () => {
          for (let n = 0; n < REQUESTS; n += 1) await asks(query);
        });
      const rounds = await interleave({ api: many(ours), bare: many(bare) }, ROUNDS);
      const ratio = medianRatio(rounds, 'api', 'bare');
      const cpu = median(rounds, 'api') / REQUESTS;
      figures.add({ name: `forms.${name}.cpu`, value: cpu, unit: 'ms', limit: null });
      return ratio;
    };

    const inbox = await ratioOf('inbox', INBOX, 'TRUE');
    figures.add({ name: 'forms.inbox-vs-bare-yoga', value: inbox, unit: 'x', limit: null });
    for (const [name, { filter, where }] of Object.entries(VIEWS)) {
      const value = await ratioOf(name, FORMS.replace('FILTER', filter), where);
      figures.add({ name: `forms.${name}-vs-bare-yoga`, value, unit: 'x', limit: { atMost: inbox * WITHIN } });
    }
    await api.close();
    await deps.embedding.stop();
    await deps.pageReader.stop();
    raw.close();
  });

/** Those of the demo company again and again, each a minute before the one before. */
function writeSubmissions(raw: Database.Database) {
  const columns = `"clientId", "formTemplateId", "versionNumber", "conversationId", "visitorId", "visitorName", "assistantId", "state",
    "status", "isStarred", "answers", "searchText", "lastFieldId", "answeredCount", "askedCount", "createdAt", "startedAt", "submittedAt"`;
  raw.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${SUBMISSIONS - 1}),
    own AS (SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS total
      FROM "FormSubmission" WHERE "formTemplateId" = '${FORM}')
    INSERT INTO "FormSubmission" ("id", "activityAt", ${columns})
    SELECT 'fsub_bench' || i, strftime('%Y-%m-%dT%H:%M:%S', 'now', '-' || i || ' minutes') || '.000+00:00', ${columns}
    FROM n JOIN own ON place = i % total`);
}

function bareServer(raw: Database.Database, where: string): (request: Request) => Promise<Response> {
  const submissions = raw.prepare(
    `SELECT * FROM "FormSubmission" WHERE "formTemplateId" = ? AND ${where} ORDER BY "activityAt" DESC, "id" DESC LIMIT 51`,
  );
  const conversations = raw.prepare(
    `SELECT * FROM "Conversation" WHERE "clientId" = ? ORDER BY "lastActivityAt" DESC, "id" DESC LIMIT 51`,
  );
  const versions = raw.prepare('SELECT "number", "content" FROM "Version" WHERE "subjectId" = ?').all([FORM]);
  const forms = new Map(versions.map((row) => [field(row, 'number'), JSON.parse(String(field(row, 'content')))]));
  const yoga = createYoga({
    schema: createSchema({
      typeDefs: BARE,
      resolvers: {
        Query: {
          formSubmissions: () => pageOf(submissions.all([FORM]), 'activityAt'),
          conversations: () => pageOf(conversations.all([CLIENT]), 'lastActivityAt'),
        },
        Submission: {
          form: (row: object) => forms.get(field(row, 'versionNumber')),
          answers: (row: object) => JSON.parse(String(field(row, 'answers'))),
        },
      },
    }),
    logging: false,
  });
  return async (request) => yoga.fetch(request);
}

function pageOf(rows: readonly unknown[], at: string) {
  const edges = rows
    .slice(0, 50)
    .map((node) => ({ cursor: `${String(field(node, at))} ${String(field(node, 'id'))}`, node }));
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > 50 } };
}

const field = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;

const idsOf = (answer: string): string[] => answer.match(/"id":"(?:fsub|conv)_[^"]+"/g) ?? [];
