import { join } from 'node:path';
import Database from 'libsql';
import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { seedVolume, VOLUME_CLIENT } from '@parley/db/volume';
import { listConversations } from '../apps/mock-api/src/inbox/conversationList.service.ts';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, timedCpu } from './interleave.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 21;
const PAGES_A_ROUND = 200;
const LIMIT = { atMost: 2.5 };
const STAFF = { clientId: VOLUME_CLIENT, user: { id: 'user_none' } };

const COLUMNS = `id, clientId, number, assistantId, visitorId, visitorName, visitorEmail, status,
  containMessagesUnreadByAgents, unreadCount, lastMessagePreview, lastMessageAuthor, lastActivityAt, lastSequence,
  waitingSince, visitorReadAt, startPageUrl, version, createdAt`;
const FIRST_PAGE = `SELECT ${COLUMNS} FROM Conversation WHERE clientId = ?
  ORDER BY lastActivityAt DESC, id DESC LIMIT 26`;
const LATER_PAGE = `SELECT ${COLUMNS} FROM Conversation WHERE clientId = ? AND (lastActivityAt, id) < (?, ?)
  ORDER BY lastActivityAt DESC, id DESC LIMIT 26`;

/**
 * A page of 25 conversations as the API reads it, among 1,000,000 messages, against the bare statement: the driver's own
 * `prepare().all()`, prepared once, which answers rows with named fields but makes no dates.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'volume.db');
    const url = `file:${file}`;
    await migrate(url);
    await seedVolume(url);
    const db = openDb(url);
    const raw = new Database(file);
    const [first, later] = [raw.prepare(FIRST_PAGE), raw.prepare(LATER_PAGE)];

    const middle = await db.conversation.findFirstOrThrow({ where: { clientId: VOLUME_CLIENT, number: 50_000 } });
    const position = [middle.lastActivityAt.toISOString().replace('Z', '+00:00'), middle.id];
    const after = Buffer.from(JSON.stringify([middle.lastActivityAt.getTime(), middle.id])).toString('base64url');

    await compare(figures, 'inbox-sql.first-page', {
      api: () => listConversations({ db }, STAFF, {}),
      raw: () => first.all([VOLUME_CLIENT]),
    });
    await compare(figures, 'inbox-sql.later-page', {
      api: () => listConversations({ db }, STAFF, { after }),
      raw: () => later.all([VOLUME_CLIENT, ...position]),
    });
    await db.$disconnect();
  });

type Pages = { api: () => ReturnType<typeof listConversations>; raw: () => unknown[] };

async function compare(figures: Figures, name: string, { api, raw }: Pages): Promise<void> {
  const [fromApi, fromRaw] = [await api(), raw()];
  const ids = fromRaw.map(idOf);
  if (fromApi.edges.map(({ node }) => node.id).join() !== ids.slice(0, 25).join()) {
    throw new Error('The API and the bare statement read different pages.');
  }
  const rounds = await interleave(
    {
      api: () => timedCpu(() => repeated(api)),
      raw: () => timedCpu(() => repeated(raw)),
    },
    ROUNDS,
  );
  figures.add({ name, value: medianRatio(rounds, 'api', 'raw'), unit: 'x-raw-statement', limit: LIMIT });
  const microseconds = (median(rounds, 'api') / PAGES_A_ROUND) * 1000;
  figures.add({ name: `${name}.cpu`, value: microseconds, unit: 'µs', limit: null });
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
}

async function repeated(page: () => unknown): Promise<void> {
  for (let n = 0; n < PAGES_A_ROUND; n++) await page();
}
