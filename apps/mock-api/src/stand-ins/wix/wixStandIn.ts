import * as v from 'valibot';
import { html } from '#console/page/html.ts';
import type { Send } from '#outside/request.ts';
import { commonFault, type StandInFaults } from '../faults.ts';
import { deliver } from '../shops/deliver.ts';
import { createPlayedShop, type Keep } from '../shops/playedShop.ts';
import { page, storefront, type ShopEvent } from '../shops/storefront.ts';
import { fail, notFound } from './answers.ts';
import { catalogV1 } from './catalogV1.ts';
import { catalogV3 } from './catalogV3.ts';
import { WIX_SITES, type WixSite } from './sites.ts';
import { createTokens } from './tokens.ts';
import { newsOf, signNews } from './webhooks.ts';

type StandIn = {
  /** Where browsers and our client reach it. */
  origin: () => string;
  app: { appId: string; appSecret: string };
  /** Where a site keeps what was done in it. */
  keep: (site: string) => Keep;
  faults: StandInFaults;
  now: () => Date;
  /** How its webhooks go out, and to where: as set in the app's dashboard. */
  send: Send;
  webhookUrl: () => string;
  /** Sites sell no more than so many products; all of them unless given. */
  most?: number | undefined;
};

export const WIX_BASE = '/stand-ins/wix';

const Credentials = v.object({
  grant_type: v.literal('client_credentials'),
  client_id: v.string(),
  client_secret: v.string(),
  instance_id: v.string(),
});
const TokenInfo = v.object({ token: v.string() });

/**
 * Wix, played locally: the page on which a merchant lets an app into a site, its REST API with both catalogues of Wix Stores, the
 * sites themselves, and signed webhooks. https://dev.wix.com/docs/rest. Answers null for requests outside of it.
 */
export function createWixStandIn({ origin, app, keep, faults, now, send, webhookUrl, most }: StandIn) {
  const tokens = createTokens(app, now);
  const sites = WIX_SITES.map((site) => ({ ...site, shop: createPlayedShop(keep(site.name), most) }));
  const baseOf = ({ name }: WixSite) => `${origin()}/site/${name}`;

  async function handle(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${WIX_BASE}/`)) return null;
    const path = pathname.slice(WIX_BASE.length);
    if (path === '/app-installer') return request.method === 'POST' ? letIn(request) : askMerchant(searchParams);
    const [, name, rest = ''] = /^\/site\/([\w-]+)(\/.*)$/.exec(path) ?? [];
    const site = sites.find((one) => one.name === name);
    if (!name) return api(request, path);
    const front = site && {
      base: baseOf(site),
      shop: site.shop,
      software: 'Wix',
      now,
      tell: (event: ShopEvent) => tell(site, event),
    };
    return (front && (await storefront(front, request, rest))) ?? new Response('Not found', { status: 404 });
  }

  async function api(request: Request, path: string): Promise<Response> {
    const fault = faults.meet('wix');
    if (fault === 'Unauthorized') return unauthorized();
    // https://dev.wix.com/docs/rest/articles/get-started/rate-limits
    if (fault === 'RateLimit') return fail(429, 'RATE_LIMIT_EXCEEDED', 'Too many requests.');
    if (fault) return (await commonFault(fault)) ?? unauthorized();
    if (path === '/oauth2/token') return giveToken(request);
    if (path === '/oauth2/token-info') return tellOfToken(request);
    const instanceId = tokens.read(request.headers.get('authorization') ?? '');
    const site = sites.find((one) => one.instanceId === instanceId);
    if (!site) return unauthorized();
    const place = { base: baseOf(site), shop: site.shop };
    if (path === '/apps/v1/instance') return Response.json(instanceOf(site));
    if (path === '/stores/v3/provision/version') return Response.json({ catalogVersion: site.catalogVersion });
    const isV3 = site.catalogVersion === 'V3_CATALOG';
    if (path.startsWith('/stores-reader/v1/') === isV3)
      return fail(428, 'WRONG_CATALOG_VERSION', `This site is on ${site.catalogVersion}.`);
    return (await (isV3 ? catalogV3(request, place) : catalogV1(request, place))) ?? notFound();
  }

  /** https://dev.wix.com/docs/api-reference/app-management/app-instance/get-app-instance */
  const instanceOf = (site: WixSite) => ({
    instance: { instanceId: site.instanceId, appName: 'Parley', appVersion: '1.0.0', isFree: true, permissions: [] },
    site: {
      siteId: site.siteId,
      siteDisplayName: site.title,
      locale: 'en',
      paymentCurrency: 'CHF',
      url: baseOf(site),
      installedWixApps: ['stores'],
    },
  });

  /** https://dev.wix.com/docs/api-reference/app-management/oauth-2/create-access-token */
  async function giveToken(request: Request): Promise<Response> {
    const asked = v.safeParse(Credentials, await request.json().catch(() => null));
    if (!asked.success) return Response.json({ error: 'invalid_request' }, { status: 400 });
    const { client_id: id, client_secret: secret, instance_id: instanceId } = asked.output;
    const isOurs = id === app.appId && secret === app.appSecret;
    if (!isOurs || !sites.some((site) => site.instanceId === instanceId))
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    return Response.json({ access_token: tokens.give(instanceId), token_type: 'Bearer', expires_in: 14_400 });
  }

  /** https://dev.wix.com/docs/api-reference/app-management/oauth-2/token-info */
  async function tellOfToken(request: Request): Promise<Response> {
    const asked = v.safeParse(TokenInfo, await request.json().catch(() => null));
    const token = asked.success ? asked.output.token : '';
    const instanceId = tokens.read(token) ?? tokens.readInstance(token);
    if (instanceId === null) return Response.json({ active: false });
    return Response.json({ active: true, subjectType: 'APP', subjectId: instanceId, clientId: app.appId, instanceId });
  }

  /** https://dev.wix.com/docs/build-apps/launch-your-app/app-distribution/install-your-app/about-the-external-install-flow */
  function askMerchant(query: URLSearchParams): Response {
    if (query.get('appId') !== app.appId) return page('Not found', html`<h1>There is no such app</h1>`, 400);
    return page(
      'Add Parley',
      html`<h1>Add Parley to a site</h1>
        <p>Wix, played locally: nothing leaves this machine.</p>
        <p>Parley will be able to read the products and the stock of the site that you choose.</p>
        <form method="post">
          <input type="hidden" name="postInstallationUrl" value="${query.get('postInstallationUrl') ?? ''}" />
          ${sites.map(
            ({ name, title, catalogVersion }) =>
              html`<p>
                <button name="site" value="${name}">Add to ${title}</button>
                ${catalogVersion === 'V3_CATALOG' ? 'Catalog V3' : 'Catalog V1'}
              </p>`,
          )}
          <button name="site" value="">Cancel</button>
        </form>`,
    );
  }

  async function letIn(request: Request): Promise<Response> {
    const form = await request.formData();
    const site = sites.find(({ name }) => name === form.get('site'));
    if (!site) return page('Nothing was added', html`<h1>Nothing was added</h1>`);
    const given = form.get('postInstallationUrl');
    if (typeof given !== 'string' || !URL.canParse(given))
      return new Response('There is no way back.', { status: 400 });
    const back = new URL(given);
    back.searchParams.set('appId', app.appId);
    back.searchParams.set('tenantId', site.siteId);
    back.searchParams.set('instanceId', site.instanceId);
    back.searchParams.set('signedInstance', tokens.signInstance(site.instanceId));
    return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } });
  }

  async function tell(site: WixSite, event: ShopEvent): Promise<void> {
    for (const told of newsOf(site, event, now())) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as things happened
      const body = await signNews(site, told, now());
      deliver(
        send,
        () => new Request(webhookUrl(), { method: 'POST', body, headers: { 'content-type': 'text/plain' } }),
      );
    }
  }

  return { handle, tokens };
}

const unauthorized = () => fail(401, 'UNAUTHENTICATED', 'The token is missing or not good any more.');
