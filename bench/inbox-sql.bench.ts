import { join } from 'node:path';
import Database from 'libsql';
import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { seedVolume, VOLUME_CLIENT } from '@parley/db/volume';
import { listConversations } from '../apps/mock-api/src/inbox/conversations/conversationList.service.ts';
import { CachingClient } from '../prisma/cachingClient.ts';
import type { Figures } from './figures.ts';
import { fileVolume } from './fileVolume.ts';
import { type InboxList, inboxLists } from './inboxLists.ts';
import { interleave, median, medianRatio, timedCpu } from './interleave.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 11;
const PAGES_A_ROUND = 50;
/** Until then Node still compiles what the API's first pages run through, which is paid once in a server's life. */
const PAGES_TO_WARM_UP = 3000;
const LIMIT = { atMost: 2.5 };
const SIZE = 25;

const COLUMNS = `id, clientId, number, assistantId, visitorId, visitorName, visitorEmail, status, handledBy, priority,
  assigneeId, teamId, language, containMessagesUnreadByAgents, unreadCount, lastMessagePreview, lastMessageAuthor,
  lastActivityAt, lastSequence, lastVisitorSequence, waitingSince, visitorReadAt, visitorDeliveredAt, agentReadAt,
  firstAgentReplyAt, snoozedUntil, resolvedAt, handoffRequestedAt, hasAttachments, csatAskedAt, csatRating, csatComment,
  csatRatedAt, startPageUrl, version, createdAt`;
const LATEST = '"lastActivityAt" DESC, "id" DESC';

/**
 * Pages of 25 conversations among 100,000 as the API reads them, in each view, order and filter, against the bare statement:
 * the driver's own `prepare().all()`, prepared once, which answers rows with named fields but makes no dates.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'volume.db');
    const url = `file:${file}`;
    await migrate(url);
    await seedVolume(url);
    const filed = await fileVolume(url);
    const db = openDb(url);
    const raw = new Database(file);
    raw.exec('PRAGMA cache_size = -32000');
    const staff = { clientId: VOLUME_CLIENT, user: { id: filed.users[0] ?? '' } };
    const apiPage = (list: InboxList['list']) => () => listConversations({ db }, staff, list);
    const rawPage = ({ where, values = [], order = LATEST }: Omit<InboxList, 'list'>) => {
      const statement = raw.prepare(
        `SELECT ${COLUMNS} FROM Conversation WHERE clientId = ? AND ${where} ORDER BY ${order} LIMIT ${SIZE + 1}`,
      );
      return () => statement.all([VOLUME_CLIENT, ...values]);
    };

    const middle = await db.conversation.findFirstOrThrow({ where: { clientId: VOLUME_CLIENT, number: 50_000 } });
    const position = [middle.lastActivityAt.toISOString().replace('Z', '+00:00'), middle.id];
    const after = Buffer.from(JSON.stringify([middle.lastActivityAt.getTime(), middle.id])).toString('base64url');
    const lists: Record<string, InboxList> = {
      'first-page': { list: {}, where: 'TRUE' },
      'later-page': { list: { after }, where: '(lastActivityAt, id) < (?, ?)', values: position },
      ...inboxLists(filed),
    };
    for (const page of [apiPage({}), rawPage({ where: 'TRUE' })]) await repeated(page, PAGES_TO_WARM_UP);

    let mostStatements = 0;
    for (const [name, { list, ...byHand }] of Object.entries(lists)) {
      const pages = { api: apiPage(list), raw: rawPage(byHand) };
      mostStatements = Math.max(mostStatements, await statementsOf(pages.api));
      await compare(figures, `inbox-sql.${name}`, pages);
    }
    figures.add({ name: 'inbox-sql.statements', value: mostStatements, unit: 'a-page', limit: { atMost: 2 } });
    await db.$disconnect();
  });

type Pages = { api: () => ReturnType<typeof listConversations>; raw: () => unknown[] };

async function compare(figures: Figures, name: string, { api, raw }: Pages): Promise<void> {
  const [fromApi, fromRaw] = [await api(), raw()];
  const ids = fromApi.edges.map(({ node }) => node.id).join();
  if (fromApi.edges.length !== SIZE || ids !== fromRaw.slice(0, SIZE).map(idOf).join()) {
    throw new Error(`${name}: the API and the bare statement read different pages, or less than one.`);
  }
  const rounds = await interleave(
    {
      api: () => timedCpu(() => repeated(api, PAGES_A_ROUND)),
      raw: () => timedCpu(() => repeated(raw, PAGES_A_ROUND)),
    },
    ROUNDS,
  );
  figures.add({ name, value: medianRatio(rounds, 'api', 'raw'), unit: 'x-raw-statement', limit: LIMIT });
  const microseconds = (median(rounds, 'api') / PAGES_A_ROUND) * 1000;
  figures.add({ name: `${name}.cpu`, value: microseconds, unit: 'µs', limit: null });
}

/** How many statements a page takes. */
async function statementsOf(page: () => Promise<unknown>): Promise<number> {
  const execute: CachingClient['execute'] = Reflect.get(CachingClient.prototype, 'execute');
  let count = 0;
  CachingClient.prototype.execute = function counted(
    this: CachingClient,
    ...given: Parameters<CachingClient['execute']>
  ) {
    count += 1;
    return execute.apply(this, given);
  };
  try {
    await page();
  } finally {
    CachingClient.prototype.execute = execute;
  }
  return count;
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
}

async function repeated(page: () => unknown, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await page();
}
