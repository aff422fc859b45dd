import { createTestApi, type TestApi, type TestApiOptions } from './testApi.ts';
import { createTestDb } from './testDb.ts';
import { createConsole, type ParleyConsole } from '#console/console.ts';

// Tests read whatever the console answers.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; headers: Headers; body: any };

export type ConsoleTestApi = TestApi & {
  origin: string;
  /** Calls the console as a page of its own would; `path` begins with `/`. */
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Sends an operation over the network, as any client does. */
  send: (query: string, options?: SendOptions) => Promise<Response>;
};

type SendOptions = { token?: string; operationName?: string; extensions?: object; variables?: object };

/** A listening API with its console; `remove` both by `close`. */
export async function createConsoleTestApi(options: Pick<TestApiOptions, 'config'> = {}): Promise<ConsoleTestApi> {
  const testDb = await createTestDb();
  let parleyConsole: ParleyConsole | null = null;
  const api = await createTestApi({
    ...options,
    testDb,
    beforeOperation: async (info) => (await parleyConsole?.options.beforeOperation?.(info)) ?? null,
    routes: [async (request, ip) => (await parleyConsole?.options.routes?.[0]?.(request, ip)) ?? null],
  });
  parleyConsole = createConsole(api.deps);
  parleyConsole.attach(api.api);
  const origin = await api.listen();

  return {
    ...api,
    origin,
    call: async (method, path, body) => {
      const response = await fetch(origin + path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    send: (query, { token, ...rest } = {}) =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query, ...rest }),
      }),
    close: async () => {
      await api.close();
      await testDb.remove();
    },
  };
}
