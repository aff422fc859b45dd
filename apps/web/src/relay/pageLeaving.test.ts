import { expect, it, vi } from 'vitest';
import { createPending } from '#ui/pendingAct.ts';
import { createFetchGraphQL } from './fetchGraphQL.ts';

const change = { name: 'Change', operationKind: 'mutation', id: 'm', text: 'mutation Change{change}' };

it('lets a mutation outlive the page when that is what it is sent for', async () => {
  const fetchFrom = vi.fn<typeof fetch>(async () => Response.json({ data: { change: true } }));
  const send = createFetchGraphQL({ url: 'http://api.test/graphql', fetch: fetchFrom, accessToken: () => 'token' });
  const wasKept = () => fetchFrom.mock.lastCall?.[1]?.keepalive;
  await send(change, {});
  expect(wasKept()).toBe(false);

  createPending({ takeBack: () => {}, commit: () => void send(change, {}) });
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(fetchFrom).toHaveBeenCalledTimes(2));
  expect(wasKept()).toBe(true);

  window.dispatchEvent(new Event('pageshow'));
  await send(change, {});
  expect(wasKept()).toBe(false);
});
