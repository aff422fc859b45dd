import { beforeEach, describe, expect, it } from 'vitest';
import { CALENDLY_DEMO_TOKEN } from '#stand-ins/calendly/calendlyStandIn.ts';
import { WIX_SITES } from '#stand-ins/wix/sites.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { shapeOf } from '#testing/contract.ts';
import { createCalendly } from './calendly/calendly.ts';
import { LIMIT_FIXTURES, type LimitFixture } from './limitFixtures.ts';
import type { Line, Send } from './request.ts';
import { createShopify } from './shops/shopify.ts';
import { createWix } from './shops/wix.ts';
import { createWooCommerce } from './shops/wooCommerce.ts';
import { createZendesk } from './zendesk/zendesk.ts';

const api = await apiForTests();
const STAND_INS = 'http://localhost:4000/stand-ins';
const { wix, calendly } = api.deps.config;

beforeEach(async () => {
  await api.db.standInState.deleteMany();
  api.standInFaults.switchOff();
});

/** Something small that each is asked. */
const CALLS: Readonly<Record<string, (line: Line) => Promise<unknown>>> = {
  shopify: (line) =>
    createShopify(line, { shopUrl: `${STAND_INS}/shopify/northwind`, accessToken: 'shpat_parley_local' }).facts(),
  woocommerce: (line) =>
    createWooCommerce(line, {
      shopUrl: `${STAND_INS}/woocommerce/northwind`,
      consumerKey: 'ck_parley_local',
      consumerSecret: 'cs_parley_local',
      webhookSecret: 'a secret',
    }).facts(),
  wix: (line) => createWix(line, { ...wix, instanceId: WIX_SITES[0]?.instanceId ?? '' }).facts(),
  zendesk: (line) =>
    createZendesk(line, {
      url: `${STAND_INS}/zendesk/northwind`,
      email: 'helpdesk@northwind.example',
      token: 'zendesk_parley_local',
    }).me(),
  calendly: (line) => createCalendly(line, { apiUrl: calendly.apiUrl, token: CALENDLY_DEMO_TOKEN }).me(),
};

/** Asks over a line that notes how long it was made to wait. */
async function waitsOf(service: string, send: Send): Promise<number[]> {
  const waits: number[] = [];
  const pause = async (wait: number) => {
    waits.push(wait);
    // What is played gets its points back as time passes.
    await api.deps.outside.pause?.(wait);
  };
  await CALLS[service]?.({ service, send, pause });
  return waits;
}
const limitedBy = ({ status, headers, body }: LimitFixture) =>
  body === null ? new Response(null, { status, headers }) : Response.json(body, { status, headers });

describe.each(LIMIT_FIXTURES)('Asked too often, $service answers as $reference has it:', (fixture) => {
  const { service, status, headers, body, waitMs } = fixture;

  it('the client waits as long as it says, and asks again', async () => {
    let asked = 0;
    const waits = await waitsOf(service, (request) => {
      asked += 1;
      return asked === 1 ? Promise.resolve(limitedBy(fixture)) : api.askOutside(request);
    });

    expect(waits).toEqual([waitMs ?? waits[0]]);
    expect(waits[0]).toBeGreaterThan(0);
  });

  it('the stand-in says the same', async () => {
    api.standInFaults.switchOn(service, 'RateLimit', 1);
    const answers: Response[] = [];
    await waitsOf(service, async (request) => {
      const answer = await api.askOutside(request);
      answers.push(answer.clone());
      return answer;
    });
    // WordPress itself answers before the shop's API does.
    const limited = answers.find(({ status: said }) => said === 429) ?? answers[0];

    expect(limited?.status).toBe(status);
    expect(Object.keys(Object.fromEntries(limited?.headers ?? []))).toEqual(
      expect.arrayContaining(Object.keys(headers)),
    );
    for (const name of Object.keys(headers)) expect(Number(limited?.headers.get(name))).not.toBeNaN();
    const said = body === null ? null : await limited?.json();
    expect(shapeOf(said)).toEqual(shapeOf(body));
  });
});
