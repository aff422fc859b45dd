import { buildUser } from '@parley/db/factories/auth';
import { buildAssistant } from '@parley/db/factories/assistants';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { PDF, png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';
import { giveImage } from './giveImage.ts';
import { removeUnusedImages } from './removeUnusedImages.ts';

const api = await apiForTests();

type Sent = { status: number; body: { id: string; url: string; path: string; publicUrl: string } };

async function send(
  bytes: Uint8Array<ArrayBuffer> | string,
  { token, type = 'image/png', folder = 'avatar' }: { token?: string; type?: string; folder?: string },
): Promise<Sent> {
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
  const request = new Request(`http://localhost/assistants/${folder}/upload`, { method: 'POST', headers, body: bytes });
  const response = await api.api.fetch(request);
  const body: Sent['body'] = await response.json();
  return { status: response.status, body };
}

/** Each by somebody else: how often one may upload is a story of its own. */
const sendAnew = async (bytes: Uint8Array<ArrayBuffer> | string, type?: string) =>
  send(bytes, { token: (await buildCompany(api)).agentToken, type });

async function shown(address: string, token: string) {
  const { body } = await api.run('mutation { createAssetToken { token } }', { token });
  return api.api.fetch(new Request(`${address}?accessToken=${body.data.createAssetToken.token}`));
}

const give = ({ agent, clientId }: Company, ownerId: string, imageId: string | null) =>
  api.db.$transaction((tx) =>
    giveImage(tx, { ownerId, imageId, by: { userId: agent.id, clientId }, field: 'logoImageId' }),
  );

describe('a picture', () => {
  it('is kept with what its bytes say, and shown to the company', async () => {
    const company = await buildCompany(api);
    const { status, body } = await send(png(64, 48), { token: company.agentToken, type: 'text/html' });

    expect(status).toBe(201);
    expect(body).toMatchObject({ mediaType: 'image/png', width: 64, height: 48 });
    const response = await shown(body.url, company.agentToken);
    expect(imageSize(new Uint8Array(await response.arrayBuffer()))).toMatchObject({
      type: 'png',
      width: 64,
      height: 48,
    });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await shown(body.url, (await buildCompany(api)).agentToken)).status).toBe(404);
  });

  it('keeps nothing but its pixels, no larger than it is shown', async () => {
    const company = await buildCompany(api);
    const hidden = Buffer.concat([png(1000, 500), Buffer.from('<script>alert(1)</script>')]);

    const { body } = await send(hidden, { token: company.agentToken });

    expect(body).toMatchObject({ width: 512, height: 256 });
    expect(await (await shown(body.url, company.agentToken)).text()).not.toContain('script');
  });

  it('is drawn where it was a drawing, so that nothing in it runs', async () => {
    const company = await buildCompany(api);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)"><script>alert(2)</script><image href="https://evil.example/x.png"/><rect width="40" height="20" fill="red"/></svg>';

    const { status, body } = await send(drawing, { token: company.agentToken });

    expect([status, body]).toMatchObject([201, { mediaType: 'image/png', width: 40, height: 20 }]);
  });

  it.each([
    ['animated-circle', 320],
    ['chat-home-page-cover-image', 800],
    ['preview-image', 800],
  ])('has a place of its own as %s', async (folder, width) => {
    const company = await buildCompany(api);

    const { body } = await send(png(800, 400), { token: company.agentToken, folder });

    expect(body).toMatchObject({ path: `/assistants/${folder}/${body.id}`, width });
    const { pathname, search } = new URL(body.publicUrl);
    expect((await api.api.fetch(new Request(`http://localhost${pathname}${search}`))).status).toBe(200);
    expect((await shown(body.url.replace(folder, 'avatar'), company.agentToken)).status).toBe(404);
  });

  it('may be sent by who was invited and sets up a profile', async () => {
    const { clientId } = await buildCompany(api);
    const pending = await buildUser(api.db, { clientId, status: 'Pending' });
    expect((await send(png(), { token: await staffToken(api.deps, pending) })).status).toBe(201);
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document that calls itself a picture', PDF],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['nothing', ''],
    ['a flood of pixels', png(20_000, 20_000)],
    ['what is cut off', png().subarray(0, 18)],
  ])('is not %s', async (_, bytes) => {
    expect(await sendAnew(bytes)).toMatchObject({ status: 415, body: { code: 'FILE_NOT_ALLOWED' } });
  });

  it('is not larger than 5 MB', async () => {
    expect(await sendAnew(Buffer.concat([png(), Buffer.alloc(20_000_000)]))).toEqual({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'Pictures can be up to 5 MB.' },
    });
  });

  it('is not taken from visitors, from nobody, and not sixty times over', async () => {
    const { visitorToken, agentToken } = await buildCompany(api);
    expect((await send(png(), { token: visitorToken })).status).toBe(401);
    expect((await send(png(), {})).status).toBe(401);
    for (let count = 0; count < 60; count += 1) expect((await send(png(), { token: agentToken })).status).toBe(201);
    expect((await send(png(), { token: agentToken })).status).toBe(429);
  });
});

describe('an uploaded picture', () => {
  it('is given to what bears it, again and instead of the one before', async () => {
    const company = await buildCompany(api);
    const [first, second] = [
      (await send(png(), { token: company.agentToken })).body,
      (await send(png(2, 2), { token: company.agentToken })).body,
    ];

    expect(await give(company, company.clientId, first.id)).toBe(`/assistants/avatar/${first.id}`);
    await give(company, company.clientId, first.id);
    await give(company, company.clientId, second.id);

    expect((await shown(first.url, company.agentToken)).status).toBe(404);
    expect((await shown(second.url, company.agentToken)).status).toBe(200);
    expect(await give(company, company.clientId, null)).toBeNull();
    expect((await shown(second.url, company.agentToken)).status).toBe(404);
  });

  it('is given neither by others, nor twice, and what was there stays then', async () => {
    const company = await buildCompany(api);
    const stranger = await buildCompany(api);
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const own = (await send(png(), { token: company.agentToken })).body;
    const foreign = (await send(png(), { token: stranger.agentToken })).body;
    const theirs = (await send(png(), { token: await staffToken(api.deps, colleague) })).body;
    await give(company, company.clientId, own.id);

    for (const imageId of [foreign.id, theirs.id, 'imag_none']) {
      await expect(give(company, company.clientId, imageId)).rejects.toMatchObject({
        extensions: { code: 'BAD_INPUT', field: 'logoImageId' },
      });
    }
    await expect(give(company, company.agent.id, own.id)).rejects.toThrow('no longer there');
    expect((await shown(own.url, company.agentToken)).status).toBe(200);
  });

  it('goes with the person or assistant that bore it', async () => {
    const company = await buildCompany(api);
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const assistant = await buildAssistant(api.db, { clientId: company.clientId });
    const images = [];
    for (const { id } of [colleague, assistant]) {
      const { body } = await send(png(), { token: company.agentToken });
      await give(company, id, body.id);
      images.push(body.id);
    }

    await api.db.user.delete({ where: { id: colleague.id } });
    await api.db.assistant.delete({ where: { id: assistant.id } });

    expect(await api.db.avatarImage.count({ where: { id: { in: images } } })).toBe(0);
  });

  it('goes after a day when its form was not saved', async () => {
    const company = await buildCompany(api);
    const kept = (await send(png(), { token: company.agentToken })).body;
    const left = (await send(png(), { token: company.agentToken })).body;
    await give(company, company.clientId, kept.id);

    api.clock.setOffset(25 * 60 * 60_000);
    await removeUnusedImages(api.deps);
    api.clock.setOffset(0);

    const rows = await api.db.avatarImage.findMany({ where: { id: { in: [kept.id, left.id] } }, select: { id: true } });
    expect(rows).toEqual([{ id: kept.id }]);
  });
});
