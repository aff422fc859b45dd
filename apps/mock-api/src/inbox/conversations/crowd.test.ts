import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { expect, it } from 'vitest';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import { buildCompany } from '#testing/company.ts';
import { createTestApi } from '#testing/testApi.ts';
import { visitorToken } from '#testing/tokens.ts';

it('200 people writing at once are all heard, while the inbox stays readable', async () => {
  const api = await createTestApi();
  const { clientId, assistantId, agentToken } = await buildCompany(api);
  const running = await buildConversation(api.db, { clientId, assistantId, messages: [] });
  const visitors = await Promise.all(Array.from({ length: 100 }, () => buildVisitor(api.db, { clientId })));
  const tokens = await Promise.all(visitors.map((visitor) => visitorToken(api.deps, visitor, assistantId)));
  const say = (token: string) =>
    api.run('mutation ($i: SendVisitorMessageInput!) { sendVisitorMessage(input: $i) { message { sequence } } }', {
      token,
      variables: { i: { body: 'Hello', key: 'first' } },
    });
  const reply = (n: number) =>
    api.run('mutation ($i: SendMessageInput!) { sendMessage(input: $i) { message { sequence } } }', {
      token: agentToken,
      variables: { i: { conversationId: running.id, body: 'Hello', key: `key-${n}` } },
    });
  const list = () => api.run('{ conversations { edges { node { id } } } }', { token: agentToken });

  const writing = tokens.flatMap((token, n) => [say(token), reply(n)]);
  const readings = await Promise.all(Array.from({ length: 20 }, list));
  const answers = await Promise.all(writing);

  expect([...answers, ...readings].flatMap(({ body }) => body.errors ?? [])).toEqual([]);
  const numbers = await api.db.conversation.findMany({ where: { clientId }, select: { number: true } });
  const sorted = numbers.map(({ number }) => number).toSorted((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: 101 }, (_, n) => n + 1));
  expect(await messagesUsed(api.deps, clientId)).toBe(200);
  await api.close();
}, 60_000);
