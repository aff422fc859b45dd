import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompany } from '#testing/company.ts';
import { PDF } from '#testing/files.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let api: TestApi;
let port: number;
let token: string;
beforeAll(async () => {
  // Long enough for a busy machine to answer what comes at once.
  api = await createTestApi({ timeouts: { request: 2000, upload: 60_000 } });
  port = Number(new URL(await api.listen()).port);
  token = (await buildCompany(api)).agentToken;
});
afterAll(() => api.close());

type Slow = { path: string; type: string; beginning: string | Buffer; rest: string | Buffer };

/** Sends the beginning of a body, and its rest once the API has closed the connection or `waiting` is over. */
function trickle({ path, type, beginning, rest }: Slow, waiting: Promise<unknown>) {
  const socket = connect(port, 'localhost');
  const size = Buffer.byteLength(beginning) + Buffer.byteLength(rest);
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, `Content-Type: ${type}`];
  socket.write(`${[...head, `Content-Length: ${size}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  socket.write(beginning);
  void waiting.then(() => socket.writable && socket.write(rest));
  return new Promise<string>((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

const operation = { path: '/graphql', type: 'application/json', beginning: '{"query": ', rest: '"{ __typename }"}' };

describe('a request that does not end', () => {
  it('is refused when its time is over, while an upload that began before it goes on', async () => {
    const never = new Promise(() => {});
    const file = { path: '/conversations/attachments/upload?name=a.pdf', type: 'application/pdf' };
    let refused = () => {};
    const afterwards = new Promise<void>((resolve) => (refused = resolve));
    const upload = trickle({ ...file, beginning: PDF.subarray(0, 9), rest: PDF.subarray(9) }, afterwards);

    const slow = await trickle(operation, never);
    refused();

    expect(slow).toBe('HTTP/1.1 408 Request Timeout');
    expect(await upload).toBe('HTTP/1.1 201 Created');
  }, 30_000);

  it('is answered when it ends in time', async () => {
    expect(await trickle(operation, Promise.resolve())).toBe('HTTP/1.1 200 OK');
  });
});
