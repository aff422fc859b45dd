import { copyFileSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDb } from '@parley/db';
import { restoreFrom } from '@parley/db/restore';
import { JOB_HANDLERS, SENDING_HANDLERS } from '@parley/mock-api/src/background/jobs/jobHandlers.ts';
import { runJobs } from '@parley/mock-api/src/background/jobs/runJobs.ts';
import { createConsole, type ParleyConsole } from '@parley/mock-api/src/console/console.ts';
import { countFacts } from '@parley/mock-api/src/analytics/countFacts.ts';
import { sendUsageAlerts } from '@parley/mock-api/src/billing/usage/sendUsageAlerts.ts';
import { endSnoozes } from '@parley/mock-api/src/inbox/conversations/endSnoozes.ts';
import { sendDueMessages } from '@parley/mock-api/src/inbox/scheduled/sendDueMessages.ts';
import { createTestApi, type TestApi } from '@parley/mock-api/src/testing/testApi.ts';
import { staffToken } from '@parley/mock-api/src/testing/tokens.ts';
import { inject } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';

/** The whole API in this process, on a database of its own, with the console's clock and faults. */
export type ScreenApi = TestApi & {
  /** Answers the dashboard's requests, to the API and to Stripe, without a network. */
  fetch: typeof fetch;
  /** The dashboard's live connection, by a port of this process. */
  WebSocket: new (address: string | URL, protocols?: string | string[]) => NodeWebSocket;
  /** The dashboard's uploads, by the same port. */
  XMLHttpRequest: typeof XMLHttpRequest;
  /** Signs a person of the seed in, without the login form; answers the access token. Throws when there is none. */
  signIn: (email: string) => Promise<string>;
  /** Calls the console: `call('PUT', 'faults', { kind: 'Error', … })`, `call('PUT', 'clock', { advance })`. Throws what it refuses. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
  /** The operations that were asked since the last reset, each as often as it was, oldest first. */
  asked: () => string[];
  /** Ends snoozes, sends what is due, counts, and tells of usage; a running API does so by itself. */
  doDueWork: () => Promise<void>;
  /** Does all that waits in the queue of jobs, such as training; a running API does so as it comes. */
  doJobs: () => Promise<void>;
  /** Back to the seed: data, clock, faults, request log, mails. */
  reset: () => Promise<void>;
};

/** Starts it on a copy of the seeded database that `screenSeed.ts` makes once a run. */
export async function startScreenApi(): Promise<ScreenApi> {
  const seeded = inject('seededDatabase');
  const folder = mkdtempSync(join(dirname(seeded), 'worker-'));
  const file = join(folder, 'parley.db');
  copyFileSync(seeded, file);
  const url = `file:${file}`;
  const db = openDb(url);
  let parleyConsole: ParleyConsole | null = null;
  const api = await createTestApi({
    testDb: { db, url, remove: async () => {} },
    beforeOperation: async (info) => (await parleyConsole?.options.beforeOperation?.(info)) ?? null,
    routes: [async (request, ip) => (await parleyConsole?.options.routes?.[0]?.(request, ip)) ?? null],
  });
  const attached = createConsole(api.deps, api.standInFaults);
  parleyConsole = attached;
  attached.attach(api.api);
  const origin = await api.listen();
  const call: ScreenApi['call'] = async (method, path, body) => {
    const response = await api.api.fetch(
      new Request(`http://localhost/console/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${method} /console/${path}: ${await response.text()}`);
    return response.json();
  };

  return {
    ...api,
    call,
    fetch: async (input, init) => {
      const { origin: asked, pathname, search } = new URL(input instanceof Request ? input.url : input);
      const { signal, ...rest } = init ?? {};
      signal?.throwIfAborted();
      const request = new Request(`http://localhost${pathname}${search}`, rest);
      const response = await (asked === api.deps.config.stripe.apiUrl
        ? api.askStripe(request)
        : api.api.fetch(request));
      signal?.throwIfAborted();
      return response;
    },
    WebSocket: class extends NodeWebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(`${origin.replace('http', 'ws')}${new URL(address).pathname}`, protocols);
      }
    },
    XMLHttpRequest: class extends XMLHttpRequest {
      override open(method: string, address: string | URL) {
        const { pathname, search } = new URL(address);
        super.open(method, `${origin}${pathname}${search}`);
      }
    },
    signIn: async (email) => staffToken(api.deps, await db.user.findFirstOrThrow({ where: { email } })),
    // Each begins by its hash; its text follows where nobody has registered that.
    asked: () =>
      attached
        .requests()
        .filter(({ how }) => how !== 'POST hash and text')
        .map(({ operation }) => operation ?? '')
        .toReversed(),
    doDueWork: async () => {
      await endSnoozes(api.deps);
      await sendDueMessages(api.deps);
      await countFacts(api.deps);
      await sendUsageAlerts(api.deps);
    },
    doJobs: () => runJobs(api.deps, { ...JOB_HANDLERS, ...SENDING_HANDLERS }, new AbortController().signal),
    reset: async () => {
      await call('DELETE', 'faults');
      await call('DELETE', 'requests');
      api.standInFaults.switchOff();
      await restoreFrom(db, seeded);
      api.clock.setOffset(0);
      api.mails.length = 0;
    },
  };
}
