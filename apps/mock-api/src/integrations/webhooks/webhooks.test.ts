import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buildFormSubmission, buildFormTemplate } from '@parley/db/factories/forms';
import { buildConversation, buildMessage } from '@parley/db/factories/inbox';
import { buildWebhookEndpoint } from '@parley/db/factories/webhooks';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TELLING_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { COMPANY_FILES } from '#company/export/exportedCompany.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { HOUR, moveClock } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { LONGEST_STREAK } from './deliverWebhook.ts';
import { forgetDeliveries } from './deliveries.service.ts';
import { queueWebhooks } from './queueWebhooks.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A receiver as a company has one. */
const received: Received[] = [];
let answers: number[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    const status = answers.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/elsewhere' } : {});
    response.end(status === 200 ? 'Thanks' : 'Trouble');
  });
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
afterAll(() => receiver.close());
const address = receiver.address();
const port = typeof address === 'object' && address ? address.port : 0;
const URL_HERE = `http://127.0.0.1:${port}/hook`;

const api = await apiForTests({ config: { allowedPrivateHosts: [`127.0.0.1:${port}`] } });
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

const CREATE = `mutation ($input: WebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { secret endpoint { id url state events } } }`;
const INPUT = { url: URL_HERE, description: 'Orders', events: ['MessageCreated'] };

const create = async (input = {}) => {
  const { data } = await company.ask(CREATE, { input: { ...INPUT, ...input } });
  return { secret: String(data.createWebhookEndpoint.secret), id: String(data.createWebhookEndpoint.endpoint.id) };
};
const refusal = async (input: object) => {
  const { errors } = await company.ask(CREATE, { input: { ...INPUT, ...input } });
  return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field, errors?.[0]?.message];
};
const deliver = async () => {
  await queueWebhooks(api.deps);
  await runJobs(api.deps, TELLING_HANDLERS, new AbortController().signal);
};
const conversation = (rest = {}) => {
  const { clientId, assistantId, visitor } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...rest });
};
const endpointNow = (id: string) => api.db.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const deliveriesOf = (endpointId: string) =>
  api.db.webhookDelivery.findMany({ where: { endpointId }, orderBy: { createdAt: 'asc' } });

const isSignedWith = (secret: string, { headers, body }: Received) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
};

beforeEach(async () => {
  api.clock.setOffset(0);
  await api.db.webhookEndpoint.deleteMany();
  await api.db.webhookDue.deleteMany();
  await api.db.job.deleteMany();
  received.length = 0;
  answers = [];
  company = await buildCompanyWithAdmin(api);
});

describe('What happens is told', () => {
  it('each thing by its event, as the public API shows it, to who wants to hear of it', async () => {
    const { id } = await create({
      events: ['ConversationCreated', 'ConversationResolved', 'MessageCreated', 'FormSubmitted', 'VisitorIdentified'],
    });
    const { clientId, visitor } = company;
    const begun = await conversation({ messages: ['Hello'] });
    await buildMessage(api.db, { conversationId: begun.id, kind: 'Note', visitorSequence: null, body: 'A hard one' });
    await api.db.conversation.update({ where: { id: begun.id }, data: { status: 'Resolved', resolvedAt: new Date() } });
    await api.db.visitor.update({ where: { id: visitor.id }, data: { email: 'hannah@brandt.example' } });
    const form = await buildFormTemplate(api.db, { clientId });
    const submission = await buildFormSubmission(api.db, { clientId, formTemplateId: form.id, state: 'Partial' });
    await api.db.formSubmission.update({ where: { id: submission.id }, data: { state: 'Complete' } });

    await deliver();

    const told = received.map(({ body }) => JSON.parse(body));
    expect(Object.fromEntries(told.map(({ type, data }) => [type, data.id]))).toEqual({
      'conversation.created': begun.id,
      'conversation.resolved': begun.id,
      'form.submitted': submission.id,
      'message.created': begun.messages[0]?.id,
      'visitor.identified': visitor.id,
    });
    expect(told).toHaveLength(5);
    expect(told.find(({ type }) => type === 'visitor.identified')).toMatchObject({
      timestamp: expect.stringMatching(/Z$/),
      data: { email: 'hannah@brandt.example' },
    });
    expect(await deliveriesOf(id)).toHaveLength(5);
    expect(await api.db.webhookDue.count()).toBe(0);
  });

  it('to no other company, to none that is turned off, and of nothing else', async () => {
    await create({ events: ['FormSubmitted'] });
    await buildWebhookEndpoint(api.db, { url: URL_HERE });
    const { clientId } = company;
    await buildWebhookEndpoint(api.db, { clientId, url: URL_HERE, state: 'Disabled' });

    await conversation();
    await deliver();

    expect(received).toEqual([]);
    expect(await api.db.webhookDelivery.count()).toBe(0);
  });

  it('once, however often it is looked for, and not when what was written is taken back', async () => {
    await create();
    await api.db
      .$transaction(async (tx) => {
        await tx.visitor.update({ where: { id: company.visitor.id }, data: { email: 'a@b.example' } });
        throw new Error('Taken back');
      })
      .catch(() => {});
    await conversation({ messages: ['Hello'] });

    await deliver();
    await deliver();

    expect(received).toHaveLength(1);
  });
});

describe('A delivery', () => {
  const one = async (input = {}) => {
    const endpoint = await create(input);
    await conversation({ messages: ['Hello'] });
    await deliver();
    return endpoint;
  };

  it('is signed with the secret that was shown', async () => {
    const { id, secret } = await one();

    const [first] = received;
    expect(secret).toMatch(/^whsec_/);
    expect(first && isSignedWith(secret, first)).toBe(true);
    expect(first && isSignedWith(`whsec_${Buffer.from('other').toString('base64')}`, first)).toBe(false);
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^evnt_/),
    });
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'Delivered', attempts: 1, responseStatus: 200, responseBody: 'Thanks', error: null },
    ]);
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const { id, secret } = await create();
    const { data } = await company.ask(`mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }`, { id });
    await conversation({ messages: ['Hello'] });
    await deliver();
    moveClock(api, 25 * HOUR);
    await conversation({ messages: ['And?'] });
    await deliver();

    const both = [secret, data.rotateWebhookSecret.secret];
    const fit = received.map((sent) => both.map((known) => isSignedWith(known, sent)));
    expect(fit).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('is tried again under the same id until it gets through', async () => {
    answers = [503, 500];
    const { id } = await one();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'Waiting', attempts: 1, responseStatus: 503, responseBody: 'Trouble', error: 'It answered 503.' },
    ]);

    for (const seconds of [11, 61]) {
      moveClock(api, seconds * 1000);
      await deliver();
    }

    expect(await deliveriesOf(id)).toMatchObject([{ state: 'Delivered', attempts: 3, error: null, nextTryAt: null }]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is given up after half a day, which the endpoint remembers until one gets through', async () => {
    answers = Array.from({ length: 7 }, () => 302);
    const { id } = await one();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      moveClock(api, 9 * HOUR);
      await deliver();
    }

    expect(await deliveriesOf(id)).toMatchObject([{ state: 'Failed', attempts: 7, nextTryAt: null }]);
    expect(await endpointNow(id)).toMatchObject({ state: 'Enabled', failureStreak: 1 });
    expect(received).toHaveLength(7);

    await conversation({ messages: ['Again'] });
    await deliver();
    expect(await endpointNow(id)).toMatchObject({ failureStreak: 0 });
  });

  it('turns its endpoint off where ten in a row are given up, with a mail to who manages the company', async () => {
    const { id } = await create();
    await api.db.webhookEndpoint.update({ where: { id }, data: { failureStreak: LONGEST_STREAK - 1 } });
    await conversation({ messages: ['Hello'] });
    answers = Array.from({ length: 7 }, () => 500);
    api.mails.length = 0;
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await deliver();
      moveClock(api, 9 * HOUR);
    }

    expect(await endpointNow(id)).toMatchObject({ state: 'Failing', failureStreak: LONGEST_STREAK });
    expect(api.mails.map(({ to, text }) => [to, text.includes(URL_HERE)])).toEqual([[company.admin.email, true]]);
    const entries = await api.db.auditEntry.findMany({
      where: { clientId: company.clientId, action: 'WebhookDisabled' },
    });
    expect(entries).toMatchObject([{ actorId: null, targetId: id }]);
    await conversation({ messages: ['And?'] });
    await deliver();
    expect(received).toHaveLength(7);
  });

  it('that waits is given up when somebody turns the endpoint off, and not sent later', async () => {
    answers = [500];
    const { id } = await one();
    const toggle = `mutation ($id: ID!, $isEnabled: Boolean!) { setWebhookEndpointEnabled(id: $id, isEnabled: $isEnabled) { state } }`;
    await company.ask(toggle, { id, isEnabled: false });
    await company.ask(toggle, { id, isEnabled: true });
    moveClock(api, HOUR);
    await deliver();

    expect(await deliveriesOf(id)).toMatchObject([{ state: 'Failed', error: 'The endpoint was turned off.' }]);
    expect(received).toHaveLength(1);
  });

  it('is told again by hand, to the letter and under its id', async () => {
    const { id } = await one();
    const [first] = await deliveriesOf(id);
    const { data } = await company.ask(
      `mutation ($id: ID!) { replayWebhookDelivery(id: $id) { state isReplay responseStatus } }`,
      { id: first?.id },
    );

    expect(data.replayWebhookDelivery).toEqual({ state: 'Delivered', isReplay: true, responseStatus: 200 });
    expect(received[1]?.body).toBe(received[0]?.body);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
  });

  it('that cannot be signed any more is given up, and says what to do', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id } = await create();
    await api.db.webhookEndpoint.update({ where: { id }, data: { sealedSecret: 'sealed.with.another' } });
    await conversation({ messages: ['Hello'] });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await deliver();
      moveClock(api, 9 * HOUR);
    }

    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'Failed', error: expect.stringContaining('Rotate the secret') },
    ]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(received).toEqual([]);
  });

  it('goes after 30 days', async () => {
    const { id } = await one();
    moveClock(api, 31 * 24 * HOUR);
    await forgetDeliveries(api.deps);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});

describe('An endpoint', () => {
  it.each([
    ['nothing', '', /^Enter an address/],
    ['no address', 'hooks', /^Enter an address/],
    ['another scheme', 'ftp://hooks.example/x', /^Enter an address/],
    ['a password', 'https://me:secret@hooks.example/x', /^Enter an address/],
    ['plain http', 'http://hooks.example/x', /^Use an address that begins with https/],
    ['loopback', 'https://127.0.0.1/x', /private network/],
    ['loopback in other words', 'https://0x7f000001/x', /private network/],
    ['a private address', 'https://192.168.1.10/x', /private network/],
    ['metadata of a cloud', 'https://169.254.169.254/latest', /private network/],
    ['loopback in IPv6', 'https://[::1]/x', /private network/],
    ['this machine', 'https://localhost/x', /private network/],
  ])('is not at %s', async (_, url, sentence) => {
    expect(await refusal({ url })).toEqual(['BAD_INPUT', 'url', expect.stringMatching(sentence)]);
  });

  it('is told of something', async () => {
    expect(await refusal({ events: [] })).toEqual(['BAD_INPUT', 'events', 'Choose what it is told of.']);
  });

  it('says in a test whether it gets through, also while it is turned off, ten times a minute', async () => {
    const { id } = await create();
    answers = [404];
    const test = async () =>
      company.ask(`mutation ($id: ID!) { sendTestWebhook(id: $id) { event state error attempts } }`, { id });

    expect((await test()).data.sendTestWebhook).toEqual({
      event: 'webhook.test',
      state: 'Failed',
      error: 'It answered 404.',
      attempts: 1,
    });
    expect((await test()).data.sendTestWebhook).toMatchObject({ state: 'Delivered', error: null });
    for (let index = 0; index < 8; index += 1) await test();
    expect((await test()).errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
    expect(await endpointNow(id)).toMatchObject({ failureStreak: 0 });
  });

  it('whose name leads into a private network by now is not called', async () => {
    const { id } = await buildWebhookEndpoint(api.db, { clientId: company.clientId, url: 'https://10.1.2.3/x' });
    const { data } = await company.ask(`mutation ($id: ID!) { sendTestWebhook(id: $id) { state error } }`, { id });
    expect(data.sendTestWebhook).toEqual({
      state: 'Failed',
      error: 'This address leads into a private network, where nothing is sent.',
    });
  });

  it('keeps its secret sealed, and out of log and export', async () => {
    const { id, secret } = await create();
    await company.ask(
      `mutation ($id: ID!, $input: WebhookEndpointInput!) { updateWebhookEndpoint(id: $id, input: $input) { id } }`,
      {
        id,
        input: { ...INPUT, events: ['FormSubmitted', 'MessageCreated'] },
      },
    );

    const entries = await api.db.auditEntry.findMany({ where: { clientId: company.clientId } });
    const exported = JSON.stringify(await COMPANY_FILES.webhooks?.(api.db, company.clientId));
    const row = await endpointNow(id);
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['WebhookChanged', 'WebhookCreated']);
    expect(JSON.stringify([row, entries])).not.toContain(secret.slice(6));
    expect(exported).toContain(URL_HERE);
    expect(exported).not.toContain(row.sealedSecret);
  });
});
