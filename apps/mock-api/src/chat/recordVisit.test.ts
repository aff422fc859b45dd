import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const RECORD = 'mutation ($input: VisitInput!) { recordVisit(input: $input) }';
type Visit = { url?: string; title?: string | null; locale?: string; timezone?: string };

async function visit({ url = 'https://shop.example/boots', ...rest }: Visit = {}) {
  const answer = await api.run(RECORD, { token: company.visitorToken, variables: { input: { url, ...rest } } });
  return answer;
}
const visitor = () => api.db.visitor.findUniqueOrThrow({ where: { id: company.visitor.id } });
const pages = () =>
  api.db.visitorPageView.findMany({ where: { visitorId: company.visitor.id }, orderBy: { viewedAt: 'desc' } });

describe('recordVisit', () => {
  it('keeps the page, language, time zone and browser, and that the visitor was here', async () => {
    moveClock(api, MINUTE);
    const { body } = await visit({ title: ' Boots ', locale: 'nb-no', timezone: 'Europe/Oslo' });

    expect(body.data.recordVisit).toBe(true);
    expect(await visitor()).toMatchObject({ locale: 'nb-NO', timezone: 'Europe/Oslo' });
    expect((await visitor()).lastSeenAt.getTime()).toBeGreaterThan(company.visitor.lastSeenAt.getTime());
    expect(await pages()).toMatchObject([{ url: 'https://shop.example/boots', title: 'Boots' }]);
  });

  it('leaves out what makes no sense, and keeps what was known', async () => {
    await visit({ locale: 'de', timezone: 'Europe/Berlin' });
    const { body } = await visit({ url: 'javascript:alert(1)', locale: 'no such language', timezone: 'Mars/Base' });

    expect(body.data.recordVisit).toBe(false);
    expect(await visitor()).toMatchObject({ locale: 'de', timezone: 'Europe/Berlin' });
    expect(await pages()).toHaveLength(1);
  });

  it('counts a reload as the same look, and a later one as another', async () => {
    await visit();
    moveClock(api, MINUTE);
    await visit({ title: 'Boots' });
    expect(await pages()).toMatchObject([{ title: 'Boots' }]);

    moveClock(api, 31 * MINUTE);
    await visit();
    await visit({ url: 'https://shop.example/socks' });
    expect((await pages()).map(({ url }) => url)).toEqual([
      'https://shop.example/socks',
      'https://shop.example/boots',
      'https://shop.example/boots',
    ]);
  });

  it('keeps the newest 100 pages, and is refused when they come too fast', async () => {
    for (let page = 0; page < 101; page += 1) await visit({ url: `https://shop.example/${page}` });
    expect((await pages()).map(({ url }) => url)).not.toContain('https://shop.example/0');
    expect(await pages()).toHaveLength(100);

    for (let page = 0; page < 19; page += 1) await visit();
    expect(firstCode(await visit())).toBe('TOO_MANY_ATTEMPTS');
  });
});
