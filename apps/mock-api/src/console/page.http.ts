import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import type { Deps } from '#context.ts';
import type { OpenSockets } from '#transport/hooks.ts';
import { json, SAFE_HEADERS } from './answers.ts';
import { clockState } from './clock.http.ts';
import type { FaultBoard } from './faultBoard.ts';
import { listJobs } from './jobs.http.ts';
import { findMail, listMails } from './mails.http.ts';
import { knownOperations } from './knownOperations.ts';
import { mailReader } from './page/mailboxSection.ts';
import { consolePage, liveParts } from './page/page.ts';
import type { Html } from './page/html.ts';
import type { ChatLink, ConsoleView } from './page/view.ts';
import type { RequestLog } from './requestLog.ts';
import type { ConsoleRoute } from './routes.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { socketsState } from './sockets.http.ts';
import { apiState } from './state.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type PageSources = {
  deps: Deps;
  board: FaultBoard;
  log: RequestLog;
  sockets: OpenSockets;
  snapshots: SnapshotStore;
};

/** The page at the root, with one mail open at `/console/mailbox/:id`, and its parts that change. */
export function pageRoutes(sources: PageSources): ConsoleRoute[] {
  const { db } = sources.deps;
  return [
    { method: 'GET', path: '/', answer: async () => asPage(consolePage(await viewOf(sources))) },
    { method: 'GET', path: '/console', answer: () => new Response(null, { status: 302, headers: { location: '/' } }) },
    { method: 'GET', path: '/console/live', answer: async () => json({ parts: liveParts(await viewOf(sources)) }) },
    { method: 'GET', path: '/console/state', answer: async () => json(await wholeState(sources)) },
    {
      method: 'GET',
      path: '/console/mailbox/:id',
      answer: async ({ params, url }) => {
        const mail = await findMail(db, params.id);
        const form = url.searchParams.get('form') === 'text' ? 'text' : 'html';
        if (url.searchParams.get('part') === 'reader') return asPage(mailReader(mail, form));
        return asPage(consolePage({ ...(await viewOf(sources)), openMail: mail, openForm: form }));
      },
    },
  ];
}

async function wholeState({ deps, sockets, board }: PageSources) {
  const { version, node, counts, configuration } = await apiState(deps);
  const { offset } = deps.clock;
  return {
    version,
    node,
    counts: { ...counts, sockets: sockets.list().length },
    clock: { offset: offset() },
    faults: board.list().length,
    configuration,
  };
}

async function viewOf({ deps, board, log, sockets, snapshots }: PageSources): Promise<ConsoleView> {
  return {
    webUrl: deps.config.webUrl,
    password: DEMO_PASSWORD,
    logins: DEMO_LOGINS,
    chats: await chatLinks(deps),
    mails: await listMails(deps.db),
    openMail: null,
    openForm: 'html',
    clock: clockState(deps.clock),
    faults: board.list(),
    operations: knownOperations(log.list()),
    sockets: socketsState(sockets),
    requests: log.list(),
    jobs: await listJobs(deps),
    snapshots: await snapshots.list(),
    state: await apiState(deps),
  };
}

/** Where a visitor of each company would write (the popup of the spec's §2, for everybody); the demo companies in order. */
async function chatLinks({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<ChatLink[]> {
  const people = await db.user.findMany({ where: { email: { in: DEMO_LOGINS.map(({ email }) => email) } } });
  const companies = DEMO_LOGINS.map(({ email }) => people.find((person) => person.email === email)?.clientId);
  const assistants = await db.assistant.findMany({
    where: { archivedAt: null },
    include: { client: true },
    orderBy: { title: 'desc' },
    take: 20,
  });
  return assistants
    .toSorted((a, b) => companies.indexOf(a.clientId) - companies.indexOf(b.clientId))
    .map(({ id, clientId, title, client }) => ({
      title,
      clientName: client.name,
      url: `${config.chatUrl}/chat?${new URLSearchParams({ clientId, assistantId: id }).toString()}`,
    }));
}

function asPage({ markup }: Html): Response {
  return new Response(markup, {
    headers: { ...SAFE_HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}
