import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; headers: [string, string][]; body: Buffer };

/** What was asked: a path with its search, and the headers that a question needs. */
export type Asked = { path: string; headers: Record<string, string> };

const OWN_HEADERS = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);
const SENT = [
  'accept',
  'authorization',
  'content-type',
  'origin',
  'access-control-request-headers',
  'access-control-request-method',
];

/** Answers as the API at `origin` did when it was asked the same for the first time: a page then shows static data. */
export async function startReplay(origin: string) {
  const kept = new Map<string, Promise<Answer>>();
  const asked = new Map<string, Asked>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = 'GET', url: path = '/' } = request;
    const key = `${method} ${path} ${body.toString()}`;
    const headers = Object.fromEntries(
      SENT.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    );
    if (method === 'GET') asked.set(path, { path, headers });
    const answer =
      kept.get(key) ?? ask(`${origin}${path}`, { method, headers, ...(body.length > 0 && { body: body.toString() }) });
    kept.set(key, answer);
    const { status, headers: told, body: said } = await answer;
    response.writeHead(status, told.flat());
    response.end(said);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port }: Partial<AddressInfo> = Object(server.address());
  return {
    origin: `http://localhost:${port}`,
    asked: () => [...asked.values()],
    stop: () => void server.close(),
  };
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
