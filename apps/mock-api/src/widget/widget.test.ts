import { buildAssistant } from '@parley/db/factories/assistants';
import { buildArticle } from '@parley/db/factories/content';
import { buildGuidedFlow, smallFlow } from '@parley/db/factories/guidedFlows';
import { goalKey } from '@parley/assistant-config/goalKey';
import { buildTrigger } from '@parley/assistant-config/testing/triggers';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
const production = await apiForTests({ config: { isProduction: true } });
let company: Company;
beforeEach(async () => {
  api.clock.setOffset(0);
  company = await buildCompany(api);
});

type Ask = { host?: string; headers?: Record<string, string>; assistantId?: string; of?: typeof api };
const configOf = ({ host = 'shop.example', headers = {}, assistantId = company.assistantId, of = api }: Ask = {}) => {
  const search = new URLSearchParams({ clientId: company.clientId, assistantId, host });
  return of.api.fetch(new Request(`http://localhost/widget/config?${search}`, { headers }));
};

type Ping = { url?: string; body?: string; ip?: string; assistantId?: string };
const ping = ({ url = 'https://shop.example/boots?token=1#sizes', assistantId, body, ip = '203.0.113.7' }: Ping = {}) =>
  api.api.fetch(
    new Request('http://localhost/widget/ping', {
      method: 'POST',
      body:
        body ?? JSON.stringify({ clientId: company.clientId, assistantId: assistantId ?? company.assistantId, url }),
    }),
    { ip },
  );

const assistantRow = () => api.db.assistant.findUniqueOrThrow({ where: { id: company.assistantId } });
const change = (data: object) => api.db.assistant.update({ where: { id: company.assistantId }, data });

describe('the configuration of a widget', () => {
  it('tells any page what the launcher needs and nothing of the people', async () => {
    const response = await configOf({ headers: { origin: 'https://shop.example' } });

    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    const answer = await response.json();
    expect(answer).toMatchObject({ isShown: true, type: 'FloatingWidget', title: 'Nori', triggers: null });
    expect(answer.appearance.launcher.size).toBe(56);
    expect(answer.chatUrl).toBe(
      `${api.deps.config.chatUrl}/chat?clientId=${company.clientId}&assistantId=${company.assistantId}`,
    );
    expect(answer).not.toHaveProperty('team');
  });

  it('is kept by browsers for a while, and not sent again while it is the same', async () => {
    const first = await configOf();
    expect(first.headers.get('cache-control')).toMatch(/max-age=\d+, stale-while-revalidate=\d+/);
    const etag = first.headers.get('etag') ?? '';

    expect((await configOf({ headers: { 'if-none-match': etag } })).status).toBe(304);
    await change({ type: 'FullscreenOverlay' });
    expect((await configOf({ headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('holds the triggers that are on, when there are any', async () => {
    const trigger = {
      name: 'Hello',
      match: 'All' as const,
      conditions: [{ id: 'hours', type: 'OfficeHours' as const, is: 'Inside' as const }],
      include: [],
      exclude: [],
      schedule: null,
      audience: { samplePercent: 100, devices: [], languages: [], visitors: 'All' as const },
      action: { type: 'Badge' as const, delaySeconds: 0 },
      frequency: { most: 1, per: 'Day' as const, stopAfter: 'Never' as const },
    };
    const { id: assistantId } = await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Sage',
      set: (config) => ({
        ...config,
        team: {
          ...config.team,
          officeHours: { ...config.team.officeHours, holidays: [{ date: '2026-12-24', label: 'The boss is away' }] },
        },
        triggers: {
          ...config.triggers,
          items: [
            { ...trigger, id: 'one', isEnabled: true },
            { ...trigger, id: 'two', isEnabled: false },
          ],
        },
      }),
    });

    const { triggers, officeHours, isSomebodyOnline } = await (await configOf({ assistantId })).json();

    expect(triggers.items.map(({ id }: { id: string }) => id)).toEqual(['one']);
    // Of the company, only what they ask.
    expect(officeHours).toMatchObject({ timezone: 'UTC', holidays: [{ date: '2026-12-24', label: '' }] });
    expect(isSomebodyOnline).toBe(false);
  });

  it('holds those that open a flow while it is published, with what begins it', async () => {
    const [flow, gone] = await Promise.all(
      [null, new Date()].map((archivedAt) =>
        buildGuidedFlow(api.db, { clientId: company.clientId, content: smallFlow(), archivedAt }),
      ),
    );
    const { id: assistantId } = await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Sage',
      set: (config) => ({
        ...config,
        triggers: {
          ...config.triggers,
          items: [flow?.id ?? null, gone?.id ?? null].map((guidedFlowId, index) =>
            buildTrigger({ id: `t${index}`, action: { type: 'Flow', guidedFlowId, delaySeconds: 0 } }),
          ),
        },
      }),
    });

    const { triggers, flowLines } = await (await configOf({ assistantId })).json();

    expect(triggers.items.map(({ id }: { id: string }) => id)).toEqual(['t0']);
    expect(flowLines).toEqual({ [flow?.id ?? '']: smallFlow().presentation?.lineOne });
  });

  it('holds those that open an article while it is published', async () => {
    const { clientId } = company;
    const told = await buildArticle(api.db, { clientId, title: 'Returns' });
    const draft = await buildArticle(api.db, { clientId, title: 'To be told', status: 'Draft' });
    const { id: assistantId } = await buildAssistant(api.db, {
      clientId,
      title: 'Basil',
      set: (config) => ({
        ...config,
        triggers: {
          ...config.triggers,
          items: [told.id, draft.id].map((articleId, index) =>
            buildTrigger({ id: `t${index}`, action: { type: 'Article', articleId, delaySeconds: 0 } }),
          ),
        },
      }),
    });

    const { triggers } = await (await configOf({ assistantId })).json();

    expect(triggers.items.map(({ id }: { id: string }) => id)).toEqual(['t0']);
  });

  it.each([{ isEnabled: false }, { archivedAt: new Date() }])('shows nothing with %j', async (state) => {
    await change(state);

    expect(await (await configOf()).json()).toEqual({ isShown: false, reason: 'NotFound' });
  });

  it('shows it on the allowed hosts only, and where it is being built', async () => {
    await change({ allowedDomains: JSON.stringify(['shop.example', '*.shop.example']) });
    const isShown = async (host: string) => (await (await configOf({ host })).json()).isShown;

    expect(await isShown('shop.example')).toBe(true);
    expect(await isShown('www.shop.example')).toBe(true);
    expect(await isShown('localhost')).toBe(true);
    expect(await (await configOf({ host: 'evil.example' })).json()).toEqual({
      isShown: false,
      reason: 'DomainNotAllowed',
    });
  });

  it('is not fooled by a local name in production', async () => {
    const { clientId, assistantId } = await buildCompany(production);
    await production.db.assistant.update({
      where: { id: assistantId },
      data: { allowedDomains: JSON.stringify(['shop.example']) },
    });
    company = { ...company, clientId, assistantId };

    const answer = await (await configOf({ host: 'localhost', of: production })).json();

    expect(answer).toEqual({ isShown: false, reason: 'DomainNotAllowed' });
  });

  it('asks for what it needs', async () => {
    const bare = new Request('http://localhost/widget/config?clientId=c');
    const posted = new Request('http://localhost/widget/config', { method: 'POST' });

    expect((await api.api.fetch(bare)).status).toBe(400);
    expect((await api.api.fetch(posted)).status).toBe(405);
  });
});

describe('what a link to the chat shows', () => {
  const previewOf = async (assistantId: string) => {
    const search = new URLSearchParams({ clientId: company.clientId, assistantId });
    return (await api.api.fetch(new Request(`http://localhost/widget/link-preview?${search}`))).json();
  };

  it('is the title, the greeting and the picture', async () => {
    const { id } = await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Sage',
      set: (config) => ({
        ...config,
        appearance: { ...config.appearance, previewImage: '/assistants/preview-image/img_1' },
        homePage: { ...config.homePage, greeting: { en: 'What grows with you?' } },
      }),
    });

    const preview = await previewOf(id);

    expect(preview).toMatchObject({ title: 'Sage', description: 'What grows with you?' });
    expect(preview.image).toMatch(/^http.*\/assistants\/preview-image\/img_1\?signature=/);
  });

  it('is nothing while nobody may chat there', async () => {
    await change({ isEnabled: false });

    expect(await previewOf(company.assistantId)).toBeNull();
  });
});

describe('a ping', () => {
  it('says when and where the assistant was shown, without what may tell of a person, and the staff hear of it', async () => {
    const heard = api.deps.events.subscribe('assistant:pinged', company.clientId);

    expect((await ping()).status).toBe(204);

    const row = await assistantRow();
    expect(row.lastPingUrl).toBe('https://shop.example/boots');
    expect(row.lastPingAt).not.toBeNull();
    const { value } = await heard.next();
    expect(value).toMatchObject({ id: company.assistantId, lastPingUrl: 'https://shop.example/boots' });
    await heard.return?.();
  });

  it('is kept once a minute', async () => {
    await ping();
    expect((await ping({ url: 'https://shop.example/tents' })).status).toBe(204);
    expect((await assistantRow()).lastPingUrl).toBe('https://shop.example/boots');

    api.clock.setOffset(61_000);
    await ping({ url: 'https://shop.example/tents' });
    expect((await assistantRow()).lastPingUrl).toBe('https://shop.example/tents');
  });

  it('is refused from elsewhere, for what is not there, and when it makes no sense', async () => {
    await change({ allowedDomains: JSON.stringify(['shop.example']) });

    expect((await ping({ url: 'https://evil.example/' })).status).toBe(403);
    expect((await ping({ assistantId: 'asst_none' })).status).toBe(404);
    expect((await ping({ url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await ping({ body: '{' })).status).toBe(400);
    expect((await ping({ body: 'x'.repeat(5000) })).status).toBe(413);
    expect((await assistantRow()).lastPingAt).toBeNull();
  });

  it('is turned away when one address sends too many', async () => {
    const ip = '203.0.113.99';
    for (let time = 0; time < 60; time += 1) await ping({ ip });

    expect((await ping({ ip })).status).toBe(429);
    expect((await ping({ ip: '203.0.113.8' })).status).toBe(204);
  });
});

describe('a trigger', () => {
  const tell = (told: object = {}) => {
    const body = { clientId: company.clientId, assistantId: company.assistantId, url: 'https://shop.example/boots' };
    const request = new Request('http://localhost/widget/trigger', {
      method: 'POST',
      body: JSON.stringify({ ...body, triggerId: 'welcome', kind: 'Fired', ...told }),
    });
    return api.api.fetch(request, { ip: '203.0.113.7' });
  };
  const counts = () => api.db.triggerCount.findMany({ where: { assistant: { clientId: company.clientId } } });
  const greeting = async () => {
    const { id } = await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Sage',
      set: (config) => ({ ...config, triggers: { ...config.triggers, items: [buildTrigger()] } }),
    });
    return id;
  };

  it('is counted on the company’s day, as often as it fires and as the chat is opened after it', async () => {
    await api.db.client.update({ where: { id: company.clientId }, data: { timezone: 'Pacific/Kiritimati' } });
    const assistantId = await greeting();
    for (const kind of ['Fired', 'Fired', 'Opened']) expect((await tell({ assistantId, kind })).status).toBe(204);

    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(api.clock.now());
    const key = { assistantId, triggerId: 'welcome', day, goal: '' };
    expect(await counts()).toEqual(
      expect.arrayContaining([
        { ...key, kind: 'Fired', count: 2 },
        { ...key, kind: 'Opened', count: 1 },
      ]),
    );
  });

  it('tells how visitors stand to its goal, which count on the day from which they were watched', async () => {
    const goal = { type: 'Event', name: 'order', withinDays: 7 } as const;
    const { id: assistantId } = await buildAssistant(api.db, {
      clientId: company.clientId,
      title: 'Sage',
      set: (config) => ({ ...config, triggers: { ...config.triggers, items: [buildTrigger({ goal })] } }),
    });
    const day = (ago: number) => new Date(api.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const about = { assistantId, goal: goalKey(goal) };
    for (const kind of ['Seen', 'HeldOut']) expect((await tell({ ...about, kind })).status).toBe(204);
    expect((await tell({ ...about, kind: 'HeldOutReached', secondsAgo: 2 * 86_400 })).status).toBe(204);

    const key = { ...about, triggerId: 'welcome', count: 1 };
    expect(await counts()).toEqual(
      expect.arrayContaining([
        { ...key, kind: 'Seen', day: day(0) },
        { ...key, kind: 'HeldOut', day: day(0) },
        { ...key, kind: 'HeldOutReached', day: day(2) },
      ]),
    );
    expect((await tell({ ...about, kind: 'SeenReached', secondsAgo: 40 * 86_400 })).status).toBe(400);
    expect((await tell({ ...about, kind: 'Seen', goal: goalKey({ ...goal, withinDays: 8 }) })).status).toBe(404);
    expect((await tell({ assistantId: await greeting(), kind: 'Seen' })).status).toBe(404);
  });

  it('is not counted where there is no such one, nor on a site that may not show it, nor out of measure', async () => {
    const assistantId = await greeting();
    await api.db.assistant.update({
      where: { id: assistantId },
      data: { allowedDomains: JSON.stringify(['shop.example']) },
    });

    expect((await tell({ assistantId, triggerId: 'gone' })).status).toBe(404);
    expect((await tell({ assistantId, url: 'https://evil.example/' })).status).toBe(403);
    expect((await tell({ assistantId, url: 'about:blank' })).status).toBe(400);
    expect((await tell({ assistantId, kind: 'Closed' })).status).toBe(400);
    const statuses = new Set<number>();
    for (let time = 0; time < 121; time += 1) statuses.add((await tell({ assistantId: 'gone' })).status);
    expect(statuses).toEqual(new Set([404, 429]));
    expect(await counts()).toEqual([]);
  });
});

describe('the draft of an assistant', () => {
  const ask = async () => {
    const document = 'query ($id: ID!) { assistant(id: $id) { previewUrl } }';
    const variables = { id: company.assistantId };
    const { body } = await api.run(document, { token: company.agentToken, variables });
    return new URL(body.data.assistant.previewUrl);
  };
  const READ = `query ($assistantId: ID!, $expires: String!, $signature: String!) {
    draftPreview(assistantId: $assistantId, expires: $expires, signature: $signature) { title version config }
  }`;
  const read = ({ searchParams }: URL) => api.run(READ, { variables: Object.fromEntries(searchParams) });

  it('is seen by who has its address, before it is published and while it is switched off', async () => {
    const where = { subjectId: company.assistantId };
    const draft = JSON.parse((await api.db.draft.findUniqueOrThrow({ where })).content);
    draft.appearance.title = 'Nora';
    await api.db.draft.update({ where, data: { content: JSON.stringify(draft) } });
    await change({ isEnabled: false });
    const address = await ask();
    expect(address.href).toContain(`${api.deps.config.chatUrl}/chat/preview?`);

    expect((await read(address)).body.data.draftPreview).toMatchObject({
      title: 'Nora',
      version: 0,
      config: { appearance: { title: 'Nora' } },
    });
  });

  it('is not seen with the address of another, nor for long', async () => {
    const address = await ask();
    const other = await buildCompany(api);
    const forged = new URL(address.href);
    forged.searchParams.set('assistantId', other.assistantId);
    expect(firstCode(await read(forged))).toBe('NOT_FOUND');

    api.clock.setOffset(9 * 86_400_000);
    expect(firstCode(await read(address))).toBe('NOT_FOUND');
    api.clock.setOffset(0);
  });
});
