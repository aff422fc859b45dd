import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';
import type { RunOptions } from '#testing/testApi.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();

const START = `mutation ($clientId: ID!, $assistantId: ID!) {
  startVisitorSession(clientId: $clientId, assistantId: $assistantId) {
    token
    assistant { id type title avatar clientName version }
  }
}`;
const ASSISTANT = '{ chatAssistant { id title } }';

type Ids = { clientId: string; assistantId: string };
const start = ({ clientId, assistantId }: Ids, options: RunOptions = {}) =>
  api.run(START, { ...options, variables: { clientId, assistantId } });

const namesOf = async (clientId: string) => {
  const visitors = await api.db.visitor.findMany({ where: { clientId }, orderBy: { createdAt: 'asc' } });
  return visitors.map(({ name }) => name);
};

describe('startVisitorSession', () => {
  it('introduces the assistant and gives a token that is good for its chat', async () => {
    const company = await buildCompany(api);
    const client = await api.db.client.findUniqueOrThrow({ where: { id: company.clientId } });

    const { body } = await start(company);

    const { assistant, token } = body.data.startVisitorSession;
    const { id, type, title, avatar } = company.assistant;
    expect(assistant).toEqual({ id, type, title, avatar, version: 1, clientName: client.name });
    const chat = await api.run(ASSISTANT, { token });
    expect(chat.body.data).toEqual({ chatAssistant: { id, title } });
  });

  it("names visitors by the company's own count", async () => {
    const [company, other] = [await buildCompany(api), await buildCompany(api)];
    await api.db.client.update({ where: { id: company.clientId }, data: { lastVisitorNumber: 4820 } });

    await Promise.all([start(company), start(company), start(other)]);

    expect((await namesOf(company.clientId)).toSorted()).toEqual(['Visitor 4821', 'Visitor 4822', 'Visitor 7']);
    expect(await namesOf(other.clientId)).toContain('Visitor 1');
  });

  it('gives visitors who come back a fresh token and keeps them who they are', async () => {
    const company = await buildCompany(api);
    const before = await namesOf(company.clientId);
    moveClock(api, 29 * DAY);
    const renewed = await start(company, { token: company.visitorToken });
    moveClock(api, 29 * DAY);

    const { token } = renewed.body.data.startVisitorSession;
    expect((await api.run(ASSISTANT, { token })).body.data.chatAssistant.id).toBe(company.assistantId);
    expect(await namesOf(company.clientId)).toEqual(before);
  });

  it.each(['nonsense', 'another company', 'staff'])('opens a chat for somebody new whose token is %s', async (kind) => {
    const [company, other] = [await buildCompany(api), await buildCompany(api)];
    const tokens: Record<string, string> = { 'another company': other.visitorToken, staff: company.agentToken };

    const { body } = await start(company, { token: tokens[kind] ?? 'a.b.c' });

    expect(body.data.startVisitorSession.token).toBeTruthy();
    expect(await namesOf(company.clientId)).toHaveLength(2);
  });

  it('finds no assistant that does not exist or works for somebody else', async () => {
    const [company, other] = [await buildCompany(api), await buildCompany(api)];
    const { clientId, assistantId } = company;

    for (const ids of [
      { clientId, assistantId: 'asst_none' },
      { clientId: 'clnt_none', assistantId },
      { clientId, assistantId: other.assistantId },
    ]) {
      expect(firstCode(await start(ids))).toBe('NOT_FOUND');
    }
    expect(await namesOf(clientId)).toHaveLength(1);
  });

  it('opens 60 chats in 10 minutes for one address, and more for another', async () => {
    const company = await buildCompany(api);
    const from = (ip: string) => start(company, { ip });
    for (let n = 0; n < 60; n += 1) await from('203.0.113.9');

    const refused = firstError(await from('203.0.113.9'));
    expect(refused.extensions).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.any(Number) });
    expect((await from('203.0.113.10')).body.errors).toBeUndefined();

    moveClock(api, 10 * MINUTE);
    expect((await from('203.0.113.9')).body.errors).toBeUndefined();
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const company = await buildCompany(api);
    for (let n = 0; n < 60; n += 1) await start(company, { ip: `2001:db8::${n}` });

    expect(firstCode(await start(company, { ip: '2001:db8::ffff' }))).toBe('TOO_MANY_ATTEMPTS');
    expect((await start(company, { ip: '2001:db8:0:1::1' })).body.errors).toBeUndefined();
  });
});

describe('chatAssistant', () => {
  it('is not there any more once the assistant was removed', async () => {
    const { assistantId, visitor, visitorToken: token } = await buildCompany(api);
    await api.db.assistant.delete({ where: { id: assistantId } });

    expect(firstCode(await api.run(ASSISTANT, { token }))).toBe('NOT_FOUND');
    expect(visitor.clientId).toBeTruthy();
  });

  it('is of the company that the token says, whatever assistant it names', async () => {
    const [company, other] = [await buildCompany(api), await buildCompany(api)];
    const token = await visitorToken(api.deps, company.visitor, other.assistantId);

    expect(firstCode(await api.run(ASSISTANT, { token }))).toBe('NOT_FOUND');
  });
});
