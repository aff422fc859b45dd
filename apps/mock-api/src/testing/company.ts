import { buildAssistant } from '@parley/db/factories/assistants';
import { buildUser } from '@parley/db/factories/auth';
import { buildClient } from '@parley/db/factories/billing';
import { buildVisitor } from '@parley/db/factories/inbox';
import type { TestApi } from './testApi.ts';
import { staffToken, visitorToken } from './tokens.ts';

export type Company = Awaited<ReturnType<typeof buildCompany>>;

/** A company with one assistant, an agent and a visitor, and the tokens of these two. */
export async function buildCompany({ db, deps }: Pick<TestApi, 'db' | 'deps'>) {
  const client = await buildClient(db);
  const clientId = client.id;
  const assistant = await buildAssistant(db, { clientId });
  const agent = await buildUser(db, { clientId, name: 'Maya Lindqvist' });
  const visitor = await buildVisitor(db, { clientId, name: 'Visitor 7' });
  return {
    clientId,
    assistantId: assistant.id,
    assistant,
    agent,
    visitor,
    agentToken: await staffToken(deps, agent),
    visitorToken: await visitorToken(deps, visitor, assistant.id),
  };
}

/** A company as above with an Admin who asks. */
export async function buildCompanyWithAdmin(api: TestApi) {
  const company = await buildCompany(api);
  const { clientId } = company;
  const admin = await buildUser(api.db, { clientId, role: 'Admin', name: 'Rosa Petrov' });
  return {
    ...company,
    admin,
    /** In a new session, as time may have passed. */
    ask: async (document: string, variables: Record<string, unknown> = {}) =>
      (await api.run(document, { variables, token: await staffToken(api.deps, admin) })).body,
    client: () => api.db.client.findUniqueOrThrow({ where: { id: clientId } }),
  };
}
