import { buildUser } from '@parley/db/factories/auth';
import { buildCompany } from '#testing/company.ts';
import type { TestApi } from '#testing/testApi.ts';
import { staffToken } from '#testing/tokens.ts';

/** For tests: a company with an Admin who asks. */
export async function companyForTests(api: TestApi) {
  const company = await buildCompany(api);
  const { clientId } = company;
  const admin = await buildUser(api.db, { clientId, role: 'Admin', name: 'Rosa Petrov' });
  return {
    ...company,
    admin,
    /** In a new session: time may have gone by. */
    ask: async (document: string, variables: Record<string, unknown> = {}) =>
      (await api.run(document, { variables, token: await staffToken(api.deps, admin) })).body,
    client: () => api.db.client.findUniqueOrThrow({ where: { id: clientId } }),
  };
}
