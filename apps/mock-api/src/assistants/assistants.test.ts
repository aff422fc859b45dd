import { buildAssistant } from '@parley/db/factories/assistants';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany } from '#testing/company.ts';

const api = await apiForTests();

const LIST = 'query ListAssistants { assistants { id type title avatar } }';

it("lists the company's own assistants by title, as people sort", async () => {
  const { clientId, agentToken, assistant } = await buildCompany(api);
  await buildCompany(api);
  for (const title of ['Shop 10', 'Äpfel', 'shop 9', 'Zoe']) await buildAssistant(api.db, { clientId, title });

  const { body } = await api.run(LIST, { token: agentToken });

  const titles = body.data.assistants.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Äpfel', 'Nori', 'shop 9', 'Shop 10', 'Zoe']);
  const { id, type, title, avatar } = assistant;
  expect(body.data.assistants[1]).toEqual({ id, type, title, avatar });
});

it('is for staff', async () => {
  const { visitorToken } = await buildCompany(api);

  expect(firstCode(await api.run(LIST))).toBe('UNAUTHENTICATED');
  expect(firstCode(await api.run(LIST, { token: visitorToken }))).toBe('UNAUTHENTICATED');
});
