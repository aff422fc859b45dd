import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();

const NODE = 'query ($id: ID!) { node(id: $id) { type: __typename id } }';

/** The type that `node` answers for each id; null for none. */
async function typesOf(ids: readonly string[], token: string) {
  const answers = await Promise.all(ids.map((id) => api.run(NODE, { token, variables: { id } })));
  return answers.map((answer) => (answer.body.errors ? firstCode(answer) : (answer.body.data.node?.type ?? null)));
}

/** One of everything that the company owns. */
async function recordsOf(company: Company) {
  const { clientId, assistantId, visitor, agent } = company;
  const { id, messages } = await buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id });
  return [agent.id, clientId, assistantId, id, messages[0]?.id ?? '', visitor.id];
}

describe('node', () => {
  it('answers staff every record of their company, by its type', async () => {
    const company = await buildCompany(api);

    const types = await typesOf(await recordsOf(company), company.agentToken);

    expect(types).toEqual(['User', 'Client', 'Assistant', 'Conversation', 'Message', 'Visitor']);
  });

  it('answers visitors their own conversations and messages, and nothing else', async () => {
    const company = await buildCompany(api);

    const types = await typesOf(await recordsOf(company), company.visitorToken);

    expect(types).toEqual([null, null, null, 'VisitorConversation', 'Message', null]);
  });

  it('answers nobody what belongs to others', async () => {
    const [company, stranger] = [await buildCompany(api), await buildCompany(api)];
    const records = await recordsOf(company);
    const nothing = records.map(() => null);

    expect(await typesOf(records, stranger.agentToken)).toEqual(nothing);
    expect(await typesOf(records, stranger.visitorToken)).toEqual(nothing);
  });

  it('is null for ids that name nothing', async () => {
    const { agentToken } = await buildCompany(api);
    const ids = ['', '_', 'nonsense', 'conv_none', 'user', '__proto___x', 'constructor_x', "conv_' OR 1=1 --"];

    expect(await typesOf(ids, agentToken)).toEqual(ids.map(() => null));
  });

  it('shows colleagues to those who may see who works here, and everybody themselves', async () => {
    const company = await buildCompany(api);
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const flag = { clientId: company.clientId, role: 'Staff', flag: 'VIEW_USERS', allowed: false } as const;
    const ids = [colleague.id, company.agent.id];

    const before = await typesOf(ids, company.agentToken);
    await api.db.rolePermission.create({ data: flag });
    const after = await typesOf(ids, company.agentToken);

    expect(before).toEqual(['User', 'User']);
    expect(after).toEqual(['FORBIDDEN', 'User']);
  });
});
