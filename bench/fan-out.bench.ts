import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { WebSocket } from 'ws';
import { migrate } from '@parley/db/migrate';
import updated from '../apps/web/src/__generated__/ConversationUpdated.graphql.ts';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio } from './interleave.ts';
import { PRODUCTION, startServer, type ServerProcess } from './serverProcess.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 15;
const EVENTS_PER_ROUND = 10;
const SOCKETS = 1000;
const SOCKETS_PER_PERSON = 10;
const TSX = import.meta.resolve('tsx');

/** From publishing an update of a conversation until the last of 1,000 sockets has it, beside ws with the text at hand. */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const databaseUrl = `file:${join(folder, 'api.db')}`;
    await migrate(databaseUrl);
    const servers: ServerProcess[] = [];
    const start = async (name: string, ...args: string[]) => {
      const file = resolve(import.meta.dirname, `servers/${name}.ts`);
      const env = { ...PRODUCTION, DATABASE_URL: databaseUrl };
      const server = await startServer(['--import', TSX, file, ...args], env);
      servers.push(server);
      return server.origin;
    };
    try {
      const api = await start('fanOut');
      const subscribed = await openSubscribed(api);
      const [text = ''] = await publish(api, subscribed);
      const raw = await start('rawFanOut', text);
      const bare = await Promise.all(Array.from({ length: SOCKETS }, () => open(raw)));

      const rounds = await interleave(
        { api: () => millisecondsToAll(api, subscribed), raw: () => millisecondsToAll(raw, bare) },
        ROUNDS,
      );
      figures.add({
        name: 'fan-out.api-vs-ws',
        value: medianRatio(rounds, 'api', 'raw'),
        unit: 'x',
        limit: { atMost: 1.5 },
      });
      for (const name of ['api', 'raw']) {
        figures.add({ name: `fan-out.${name}`, value: median(rounds, name), unit: 'ms', limit: null });
      }
      for (const socket of [...subscribed, ...bare]) socket.terminate();
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  });

async function open(origin: string, path = '/'): Promise<WebSocket> {
  const socket = new WebSocket(origin.replace('http', 'ws') + path, ['graphql-transport-ws'], {
    perMessageDeflate: false,
  });
  socket.setMaxListeners(0);
  await once(socket, 'open');
  return socket;
}

/** The sockets of a hundred people, all listening to what the dashboard listens to. */
async function openSubscribed(origin: string): Promise<WebSocket[]> {
  const tokens: string[] = await (await fetch(`${origin}/tokens`)).json();
  const query = updated.params.text;
  const sockets: WebSocket[] = [];
  for (const token of tokens.slice(0, SOCKETS / SOCKETS_PER_PERSON)) {
    for (let n = 0; n < SOCKETS_PER_PERSON; n++) {
      const socket = await open(origin, '/graphql');
      socket.send(JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }));
      await once(socket, 'message');
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: {} } }));
      // The pong comes when the subscription has been looked at.
      socket.send('{"type":"ping"}');
      await once(socket, 'message');
      sockets.push(socket);
    }
  }
  return sockets;
}

/** Publishes once. Answers what each socket got. */
async function publish(origin: string, sockets: readonly WebSocket[]): Promise<string[]> {
  const arriving = Promise.all(
    sockets.map(
      (socket) => new Promise<string>((resolve) => socket.once('message', (data: Buffer) => resolve(String(data)))),
    ),
  );
  await fetch(`${origin}/publish`);
  const texts = await arriving;
  if (new Set(texts).size !== 1 || !texts[0]?.includes('"next"')) throw new Error(`Not all got it: ${texts[0]}`);
  return texts;
}

async function millisecondsToAll(origin: string, sockets: readonly WebSocket[]): Promise<number> {
  let total = 0;
  for (let n = 0; n < EVENTS_PER_ROUND; n++) {
    const start = performance.now();
    await publish(origin, sockets);
    total += performance.now() - start;
  }
  return total / EVENTS_PER_ROUND;
}
