import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standInForTests } from '#testing/stripeStandInForTests.ts';

const heard: string[] = [];
let refuses = false;
const mock = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    heard.push(`${request.method} ${request.url} ${body} ${request.headers.authorization}`);
    const error = { type: 'invalid_request_error', message: 'Request validation error' };
    response.writeHead(refuses ? 400 : 200).end(JSON.stringify(refuses ? { error } : { id: 'cus_fixture' }));
  });
});
let mockUrl = '';
beforeAll(async () => {
  mock.listen(0);
  await once(mock, 'listening');
  const address = mock.address();
  mockUrl = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  mock.close();
  mock.closeAllConnections();
});

describe('with Stripe’s official mock beside it the stand-in', () => {
  it('lets it see each request, passes its refusals on, and answers all else itself', async () => {
    const { stripe } = standInForTests({ mockUrl });
    const { id } = await stripe.customers.create({ name: 'Northwind' });
    expect(id).not.toBe('cus_fixture');
    expect(heard.at(-1)).toBe('POST /v1/customers name=Northwind Bearer sk_test_parley');

    refuses = true;
    await expect(stripe.customers.create({ name: 'Southwind' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: 'Request validation error',
    });
    refuses = false;
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});
