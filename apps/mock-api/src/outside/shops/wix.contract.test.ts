import { beforeEach } from 'vitest';
import type { Line } from '#outside/request.ts';
import { WIX_SITES } from '#stand-ins/wix/sites.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { describeContract, type ContractCall } from '#testing/contract.ts';
import { createWix } from './wix.ts';
import { WIX_V1_FIXTURES as v1, WIX_V3_FIXTURES as v3, wixSiteFixtures } from './wixFixtures.ts';
import { wixToken } from './wixInstall.ts';

const api = await apiForTests();
const { wix: app } = api.deps.config;

beforeEach(() => api.db.standInState.deleteMany());

for (const { instanceId, catalogVersion } of WIX_SITES) {
  const on = (line: Line) => createWix(line, { ...app, instanceId });
  const site = wixSiteFixtures(instanceId, catalogVersion);
  const opening = [site.token, site.version, site.instance];
  const product = '10000000-0000-4000-8000-000000000001';

  const catalogue: ContractCall[] =
    catalogVersion === 'V3_CATALOG'
      ? [
          [
            [...opening, v3.products, v3.variants, v3.categories, v3.inventory],
            (line) => on(line).page({ cursor: null, since: null }),
          ],
          [[...opening, v3.product, v3.categories, v3.inventory], (line) => on(line).product(product)],
        ]
      : [
          [
            [...opening, v1.products, v1.collections],
            (line) => on(line).page({ cursor: '1700000000000000:', since: null }),
          ],
          [[...opening, v1.product, v1.collections], (line) => on(line).product(product)],
        ];

  describeContract({
    service: `Wix on ${catalogVersion}`,
    base: app.apiUrl,
    standIn: (request) => api.askOutside(request),
    access: async () => ({
      authorization: await wixToken({ ...api.deps.outside, service: 'Wix' }, app, instanceId),
    }),
    calls: [[[site.token, site.instance, site.version], (line) => on(line).facts()], ...catalogue],
  });
}
