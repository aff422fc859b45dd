import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { buildCompany } from '#testing/company.ts';
import { acceptedSocket } from '#testing/sockets.ts';
import { createTestApi } from '#testing/testApi.ts';

const WHO = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };

it('lets running requests finish, says goodbye to sockets and takes nothing new', async () => {
  let open = () => {};
  const gate = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  const beforeOperation = vi.fn<() => Promise<null>>(() => gate);
  const api = await createTestApi({ beforeOperation });
  const { agentToken } = await buildCompany(api);
  const origin = await api.listen();
  const socket = await acceptedSocket(origin, agentToken);
  const running = fetch(`${origin}/graphql`, WHO);
  await vi.waitFor(() => expect(beforeOperation).toHaveBeenCalledTimes(1));

  const closing = api.close();
  const late = await api.api.fetch(new Request(`${origin}/graphql`, WHO));
  open();

  expect((await socket.closed).code).toBe(1001);
  expect(await (await running).json()).toEqual({ data: { __typename: 'Query' } });
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
  await closing;
  await expect(fetch(`${origin}/graphql`, WHO)).rejects.toThrow('fetch failed');
});

it('does not wait for whoever was refused a socket and keeps the line open', async () => {
  const api = await createTestApi();
  const { port } = new URL(await api.listen());
  const stranger = connect({ port: Number(port), allowHalfOpen: true });
  stranger.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(stranger, 'data');

  await expect(api.close()).resolves.toBeUndefined();

  stranger.destroy();
});
