import { buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';
import { readConfig } from '#config.ts';

const PROXY = '10.0.0.1';
const { trustedProxies } = readConfig({ TRUSTED_PROXIES: PROXY });
const api = await apiForTests({ config: { trustedProxies } });
/** Of the smallest plan, which has 1,000 messages a month. */
const OF_ADDRESS = 100;
const OF_COMPANY = 250;

let company: Company;
let claimed = 0;
beforeEach(async () => {
  company = await onStarter();
});

async function onStarter() {
  const built = await buildCompany(api);
  await api.db.clientSubscription.update({ where: { clientId: built.clientId }, data: { type: 'Starter' } });
  return built;
}

type From = { ip: string; headers?: Record<string, string> };

/** Sends from an address as visitors who write 50 messages each; answers the codes of what was refused. */
async function write(count: number, from: From, { clientId, assistantId } = company) {
  const refused: unknown[] = [];
  for (let sent = 0; sent < count; sent += 50) {
    const visitor = await buildVisitor(api.db, { clientId });
    const token = await visitorToken(api.deps, visitor, assistantId);
    const keys = Array.from({ length: Math.min(50, count - sent) }, (_, n) => `message ${n}`);
    const answers = await Promise.all(keys.map((key) => say(token, from, key)));
    refused.push(...answers.filter(({ body }) => body.errors).map((answer) => firstCode(answer)));
  }
  return refused;
}

const say = (token: string, from: From, key: string) =>
  api.run('mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }', {
    ...from,
    token,
    variables: { input: { body: 'Hello', key } },
  });

it('one address uses up a tenth of a plan in a day, however many visitors it is; the rest is not billed', async () => {
  const refused = await write(OF_ADDRESS + 3, { ip: '203.0.113.7' });

  expect(refused).toEqual(Array(3).fill('TOO_MANY_ATTEMPTS'));
  expect(await messagesUsed(api.deps, company.clientId)).toBe(OF_ADDRESS);
  expect(
    await api.db.message.count({ where: { author: 'Visitor', conversation: { clientId: company.clientId } } }),
  ).toBe(OF_ADDRESS);
});

it('others go on writing meanwhile, as does the same address to another company, and itself a day later', async () => {
  await write(OF_ADDRESS, { ip: '203.0.113.7' });

  expect(await write(1, { ip: '203.0.113.8' })).toEqual([]);
  expect(await write(1, { ip: '203.0.113.7' }, await onStarter())).toEqual([]);
  moveClock(api, DAY);
  expect(await write(1, { ip: '203.0.113.7' })).toEqual([]);
});

it('people behind a proxy that is known are told apart, whatever they claim themselves', async () => {
  const by = (address: string) => ({
    ip: PROXY,
    headers: { 'x-forwarded-for': `198.51.100.${(claimed += 1)}, ${address}` },
  });
  await write(OF_ADDRESS, by('203.0.113.7'));

  expect(await write(1, by('203.0.113.7'))).toEqual(['TOO_MANY_ATTEMPTS']);
  expect(await write(1, by('203.0.113.8'))).toEqual([]);
});

it('all addresses together use up a quarter of a plan in an hour, and then are told when to try again', async () => {
  for (const ip of ['203.0.113.1', '203.0.113.2']) await write(OF_ADDRESS, { ip });
  await write(OF_COMPANY - 2 * OF_ADDRESS, { ip: '203.0.113.3' });

  const refused = await say(company.visitorToken, { ip: '203.0.113.4' }, 'one more');

  expect(firstError(refused).extensions).toEqual({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.any(Number) });
  expect(await messagesUsed(api.deps, company.clientId)).toBe(OF_COMPANY);
});
