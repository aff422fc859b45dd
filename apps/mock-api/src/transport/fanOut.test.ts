import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { buildUser } from '@parley/db/factories/auth';
import { buildClient } from '@parley/db/factories/billing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { permissionFlagsOf } from '#auth/permissionFlags.ts';
import type { Context, Viewer } from '#context.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { createFanOut } from './fanOut.ts';
import { isListener, type Listener, type Outlet } from './listener.ts';

const api = await apiForTests();
let clientId = '';
const listening: Listener[] = [];
beforeAll(async () => {
  ({ id: clientId } = await buildClient(api.db));
});
afterEach(async () => {
  for (const listener of listening.splice(0)) await listener.return?.();
});

const TYPING = 'typing:changed';
const resolved = vi.fn<(field: string) => void>();
const schema = makeExecutableSchema<Context>({
  typeDefs: `
    type Query { _: Boolean }
    type Typing { name: String, isMine: Boolean }
    type Subscription { typed: Typing, typedByOthers: Typing, undeclared: Typing, refused: Typing }`,
  resolvers: {
    Typing: {
      name: ({ name }: { name: string }) => {
        resolved('name');
        return name;
      },
      isMine: ({ name }: { name: string }, _: unknown, { viewer }: Context) => {
        resolved('isMine');
        return viewer?.kind === 'staff' && viewer.user.name === name;
      },
    },
    Subscription: {
      typed: { subscribe: (_, __, { events }) => events.subscribe(TYPING, 'c'), resolve: (event: unknown) => event },
      typedByOthers: {
        subscribe: (_, __, { events, viewer }) =>
          events.subscribe(TYPING, viewer?.kind === 'staff' ? viewer.user.id : 'nobody'),
        resolve: (event: unknown) => event,
      },
      undeclared: {
        subscribe: (_, __, { events, viewer }) =>
          events.subscribe(TYPING, viewer?.kind === 'staff' ? viewer.user.id : 'nobody'),
      },
      refused: {
        subscribe: () => {
          throw new Error('The cause');
        },
      },
    },
  },
});

let fanOut: ReturnType<typeof createFanOut>;
beforeEach(() => {
  resolved.mockClear();
  fanOut = createFanOut((errors) => errors.map(({ message }) => ({ message })), {
    subscriptions: new Set(['typed', 'refused', 'undeclared']),
    personalFields: new Set(['Typing.isMine']),
  });
});

async function person(name: string, role: 'Staff' | 'Admin' = 'Staff'): Promise<Viewer> {
  const user = await buildUser(api.db, { clientId, name, role });
  return { kind: 'staff', user, sessionId: `session of ${name}`, permissions: permissionFlagsOf(user, []) };
}

/** As if each event were a long one. */
const BYTES_EACH = 20_000;

/** A socket that takes everything, or as soon as it `isStalled` keeps it back. */
function buildOutlet() {
  const taken: unknown[] = [];
  const closed: number[] = [];
  const state = { isStalled: false };
  let behind: Buffer[] = [];
  const flush = () => {
    taken.push(...behind.map((data) => JSON.parse(data.toString()).payload));
    behind = [];
  };
  const socket: Outlet = {
    OPEN: 1,
    readyState: 1,
    get bufferedAmount() {
      return behind.length * BYTES_EACH;
    },
    send: (data) => {
      behind.push(data);
      if (!state.isStalled) flush();
    },
    close: (code) => closed.push(code),
  };
  return { socket, taken, closed, state };
}

async function listen(viewer: Viewer | null, query: string) {
  const contextValue: Context = {
    ...api.deps,
    viewer,
    caller: { ip: '127.0.0.1', userAgent: null },
    requestExtensions: {},
    responseExtensions: {},
  };
  const listener = await fanOut.subscribe({ schema, document: parse(query), contextValue });
  const outlet = buildOutlet();
  if (isListener(listener)) {
    listener.deliverTo(outlet.socket, 'a');
    listening.push(listener);
  }
  return { ...outlet, listener };
}

const type = (name: string, key = 'c') =>
  api.deps.events.publish(TYPING, key, { conversationId: 'c', author: 'Agent', name, isTyping: true, typistId: name });

const NAME = 'subscription { typed { name } }';
const typed = (name: string) => ({ data: { typed: { name } } });

describe('an event', () => {
  it('is resolved once for all with the same selection and rights, whoever they are', async () => {
    const listeners = [await listen(await person('Maya'), NAME), await listen(await person('Jonas'), NAME)];
    type('Ana');
    type('Ben');

    for (const { taken } of listeners) await expect.poll(() => taken).toEqual([typed('Ana'), typed('Ben')]);
    expect(resolved).toHaveBeenCalledTimes(2);
  });

  it('is resolved for each selection and for each set of rights', async () => {
    const maya = await person('Maya');
    const other = await listen(maya, 'subscription { typed { other: name } }');
    const listeners = [await listen(maya, NAME), await listen(await person('Ada', 'Admin'), NAME)];
    type('Ana');

    for (const { taken } of listeners) await expect.poll(() => taken).toEqual([typed('Ana')]);
    await expect.poll(() => other.taken).toEqual([{ data: { typed: { other: 'Ana' } } }]);
    expect(resolved).toHaveBeenCalledTimes(3);
  });

  it('says to each what depends on who they are', async () => {
    const query = 'subscription { typed { isMine } }';
    const [maya, jonas] = [await listen(await person('Maya'), query), await listen(await person('Jonas'), query)];
    type('Maya');
    type('Jonas');

    const mine = (isMine: boolean) => ({ data: { typed: { isMine } } });
    await expect.poll(() => maya.taken).toEqual([mine(true), mine(false)]);
    await expect.poll(() => jonas.taken).toEqual([mine(false), mine(true)]);
  });

  it('of somebody’s own reaches nobody else', async () => {
    const viewer = await person('Maya');
    const query = 'subscription { typedByOthers { name } }';
    const [maya, jonas] = [await listen(viewer, query), await listen(await person('Jonas'), query)];
    if (viewer.kind === 'staff') type('Ana', viewer.user.id);

    await expect.poll(() => maya.taken).toHaveLength(1);
    expect(jonas.taken).toEqual([]);
  });
});

describe('a listener', () => {
  it('leaves, and the others go on; the first one’s too', async () => {
    const [first, second] = [await listen(await person('Maya'), NAME), await listen(await person('Jonas'), NAME)];
    if (isListener(first.listener)) await first.listener.return?.();
    type('Ana');

    await expect.poll(() => second.taken).toEqual([typed('Ana')]);
    expect(first.taken).toEqual([]);
  });

  it('who does not read is dropped, and the others have all 5,000 events', async () => {
    const [stalled, lively] = [await listen(await person('Maya'), NAME), await listen(await person('Jonas'), NAME)];
    stalled.state.isStalled = true;
    for (let round = 0; round < 10; round += 1) {
      for (let n = 0; n < 500; n += 1) type(`${round * 500 + n}`);
      await expect.poll(() => lively.taken).toHaveLength((round + 1) * 500);
    }

    expect(stalled.closed).toEqual([1013]);
    expect(stalled.taken).toEqual([]);
    expect(lively.taken.at(-1)).toEqual(typed('4999'));
    expect(lively.closed).toEqual([]);
  });

  it('gets what waited, in order, before what comes next', async () => {
    const slow = await listen(await person('Maya'), NAME);
    const lively = await listen(await person('Jonas'), NAME);
    slow.state.isStalled = true;
    type('Ana');
    await expect.poll(() => lively.taken).toHaveLength(1);
    slow.state.isStalled = false;
    type('Ben');

    await expect.poll(() => slow.taken).toEqual([typed('Ana'), typed('Ben')]);
  });

  it('of a shared stream is refused where its resolver asks who exactly listens', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { listener } = await listen(await person('Maya'), 'subscription { undeclared { name } }');

    expect(listener).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(String(logged.mock.calls[0]?.[1])).toContain('declare it in sharedStreams.ts');
    logged.mockRestore();
  });

  it('is told why it may not listen, and nothing of what went wrong inside', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { listener } = await listen(await person('Maya'), 'subscription { refused { name } }');

    expect(listener).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
