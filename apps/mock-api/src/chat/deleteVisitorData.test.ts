import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';

const api = await apiForTests();
const DELETE = 'mutation { deleteVisitorData }';

/** A visitor who was somebody else before, with a conversation as either, and another visitor with theirs. */
async function world() {
  const company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  const before = await buildVisitor(api.db, { clientId, mergedIntoId: visitor.id });
  const other = await buildVisitor(api.db, { clientId });
  for (const visitorId of [visitor.id, before.id, other.id]) {
    await buildConversation(api.db, { clientId, assistantId, visitorId, messages: ['Do you repair zips?'] });
  }
  return { ...company, other };
}

it('deletes what a visitor said, and who they are, and nobody else', async () => {
  const { visitorToken: token, clientId, other } = await world();

  expect((await api.run(DELETE, { token })).body.data.deleteVisitorData).toBe(true);

  expect(await api.db.visitor.findMany({ where: { clientId } })).toMatchObject([{ id: other.id }]);
  expect(await api.db.conversation.findMany({ where: { clientId } })).toMatchObject([{ visitorId: other.id }]);
  expect(await api.db.auditEntry.findMany({ where: { clientId } })).toMatchObject([
    { action: 'VisitorDataDeleted', actorId: null, actorIp: null },
  ]);
  expect(firstCode(await api.run('{ visitorConversations { id } }', { token }))).toBe('UNAUTHENTICATED');
});

it('leaves of a blocked visitor that they are blocked', async () => {
  const { visitorToken: token, clientId, visitor } = await world();
  const blockedAt = new Date();
  const data = { blockedAt, name: 'Mallory', email: 'mallory@example.com', attributes: '{"plan":"Pro"}' };
  await api.db.visitor.update({ where: { id: visitor.id }, data });

  await api.run(DELETE, { token });

  expect(await api.db.visitor.findUniqueOrThrow({ where: { id: visitor.id } })).toMatchObject({
    name: 'Visitor',
    email: null,
    attributes: '{}',
    blockedAt,
  });
  expect(await api.db.conversation.count({ where: { clientId, visitorId: visitor.id } })).toBe(0);
});
