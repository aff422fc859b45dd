import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { DAY, standInForTests, WEBHOOK_SECRET } from '#testing/stripeStandInForTests.ts';

let world: ReturnType<typeof standInForTests>;
beforeEach(() => {
  world = standInForTests();
});

describe('the API of the stand-in', () => {
  it('says what is wrong with a request as Stripe says it', async () => {
    const { stripe } = world;
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
      message: "No such customer: 'cus_none'",
    });
    await expect(stripe.prices.create({ currency: 'usd', product: 'x' })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'unit_amount',
    });
    await expect(stripe.rawRequest('POST', '/v1/customers', { nickname: 'Nori' })).rejects.toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: nickname',
    });
    await expect(stripe.customers.list({ limit: 500 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stripe.rawRequest('GET', '/v1/charges')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('does the same request once, and tells a different one with the same key apart', async () => {
    const { stripe } = world;
    const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: 'one' });
    const [first, again] = [await create('Northwind'), await create('Northwind')];

    expect(again.id).toBe(first.id);
    expect(new Headers(again.lastResponse.headers).get('idempotent-replayed')).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    await expect(create('Southwind')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('does the same request once though it comes ten times at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => world.stripe.customers.create({ name: 'N' }, { idempotencyKey: 'k' })),
    );
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  it('has its lists in pages, newest first, forwards and backwards', async () => {
    const { stripe } = world;
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.push((await stripe.customers.create({ name: String(n) })).id);
    const newest = made.toReversed();

    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 3 })) all.push(id);
    const before = await stripe.customers.list({ limit: 3, ending_before: newest[5] });

    expect(all).toEqual(newest);
    expect([before.data.map(({ id }) => id), before.has_more]).toEqual([newest.slice(2, 5), true]);
  });

  it('keeps, adds to and clears what is noted of an object', async () => {
    const { stripe } = world;
    const { id } = await stripe.customers.create({
      name: 'N',
      metadata: { a: '1', b: '2' },
      address: { city: 'Bern' },
    });
    const after = await stripe.customers.update(id, {
      name: '',
      metadata: { a: '', c: '3' },
      address: { country: 'CH' },
    });
    expect(after).toMatchObject({ name: null, metadata: { b: '2', c: '3' }, address: { city: 'Bern', country: 'CH' } });
  });

  it('puts objects in place of their ids where that is asked for', async () => {
    const customer = await world.customerWithCard();
    const price = await world.monthlyPrice(29);
    const made = await world.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      expand: ['latest_invoice.customer', 'customer'],
    });
    expect(made).toMatchObject({ customer: { name: 'Northwind' }, latest_invoice: { customer: { id: customer.id } } });
  });
});

describe('the webhooks of the stand-in', () => {
  let received: { body: string; signature: string }[] = [];
  let answer = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answer).end();
    });
  });
  beforeEach(async () => {
    [received, answer] = [[], 200];
    server.listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    world = standInForTests({ now: new Date(), webhookUrl: `http://localhost:${port}/` });
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => {});
  });

  it('are signed as the SDK checks it, one for each change, in their order', async () => {
    const { id } = await world.stripe.customers.create({ name: 'N' });
    await world.stripe.customers.update(id, { name: 'M' });
    await expect.poll(() => received.length).toBe(2);

    const events = await Promise.all(
      received.map(({ body, signature }) => world.stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET)),
    );
    expect(events.map(({ type }) => type)).toEqual(['customer.created', 'customer.updated']);
    expect(events[1]).toMatchObject({ data: { object: { name: 'M' } }, api_version: Stripe.API_VERSION });
    const forged = world.stripe.webhooks.constructEventAsync(
      received[0]?.body ?? '',
      received[0]?.signature ?? '',
      'whsec_other',
    );
    await expect(forged).rejects.toMatchObject({ type: 'StripeSignatureVerificationError' });
  });

  it('come again later when nobody took them', async () => {
    answer = 500;
    await world.stripe.customers.create({ name: 'N' });
    await expect.poll(() => received.length).toBe(1);
    answer = 200;
    await expect.poll(async () => (await world.wait(DAY), received.length)).toBe(2);
    expect(received[0]?.body).toBe(received[1]?.body);
    await world.wait(DAY);
    expect(received).toHaveLength(2);
  });
});
