import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();

it('asks for no website to have a company described', async () => {
  const { clientId, ask } = await buildCompanyWithAdmin(api);
  const isDescribed = async () => {
    const { data } = await ask('{ home { setup { kind isDone } } }');
    return data.home.setup.find(({ kind }: { kind: string }) => kind === 'Company').isDone;
  };
  await api.db.client.update({ where: { id: clientId }, data: { website: null, timezone: null } });
  expect(await isDescribed()).toBe(false);

  await api.db.client.update({ where: { id: clientId }, data: { timezone: 'Europe/Oslo' } });

  expect(await isDescribed()).toBe(true);
});
