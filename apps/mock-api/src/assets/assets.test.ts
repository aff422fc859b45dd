import { buildAvatarImage } from '@parley/db/factories/assistants';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const api = await apiForTests();
let company: Company;
beforeAll(async () => {
  company = await buildCompany(api);
  await withAvatar(company);
});

/** Each picture has the id of its company's assistant in its own. */
async function withAvatar({ assistantId }: Company) {
  const bytes = new TextEncoder().encode(PICTURE);
  await buildAvatarImage(api.db, { id: imageOf(assistantId), assistantId, mediaType: 'image/svg+xml', bytes });
}

const imageOf = (assistantId: string) => `imag_${assistantId}`;

async function assetToken(token = company.agentToken): Promise<string> {
  const { body } = await api.run('mutation { createAssetToken { token expiresInSeconds } }', { token });
  expect(body.data.createAssetToken.expiresInSeconds).toBe(60);
  return body.data.createAssetToken.token;
}

const avatarOf = ({ assistantId }: Company) => `http://localhost/assistants/avatar/${imageOf(assistantId)}`;
const get = (address: string, method = 'GET') => api.api.fetch(new Request(address, { method }));
const getWith = async (token: string, of = company) =>
  get(`${avatarOf(of)}?${new URLSearchParams({ accessToken: token })}`);

describe("an assistant's picture", () => {
  it('is answered with an asset token, as an image that can run nothing', async () => {
    const response = await getWith(await assetToken());

    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PICTURE);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('stands at the address that the list of assistants names', async () => {
    const { body } = await api.run('{ assistants { avatar } }', { token: company.agentToken });

    const [{ avatar }] = body.data.assistants;
    expect(avatar).toBe(`${api.deps.config.apiUrl}/assistants/avatar/${imageOf(company.assistantId)}`);
    expect((await get(`${avatar}?accessToken=${await assetToken()}`)).status).toBe(200);
  });

  it('is refused without a token, with a made-up one and with one that has expired', async () => {
    expect((await get(avatarOf(company))).status).toBe(401);
    expect((await getWith('made.up.token')).status).toBe(401);

    const token = await assetToken();
    api.clock.setOffset(61_000);
    expect((await getWith(token)).status).toBe(401);
    api.clock.setOffset(0);
  });

  it('is not given for a session token, which has no place in an address', async () => {
    expect((await getWith(company.agentToken)).status).toBe(401);
    expect((await getWith(company.visitorToken)).status).toBe(401);
  });

  it('of another company does not exist', async () => {
    const other = await buildCompany(api);
    await withAvatar(other);

    expect((await getWith(await assetToken(), other)).status).toBe(404);
    expect((await getWith(await assetToken(other.agentToken), other)).status).toBe(200);
  });

  it('goes with the session that the token came from', async () => {
    const { agentToken } = await buildCompany(api);
    const token = await assetToken(agentToken);
    await api.run('mutation { logout }', { token: agentToken });

    expect((await getWith(token)).status).toBe(401);
  });

  it('is read only, and nothing else stands beside it', async () => {
    const token = await assetToken();

    expect((await get(`${avatarOf(company)}?accessToken=${token}`, 'POST')).status).toBe(405);
    expect((await get(`http://localhost/assistants/nothing/${company.assistantId}?accessToken=${token}`)).status).toBe(
      404,
    );
    expect((await get(`http://localhost/assistants/avatar/imag_none?accessToken=${token}`)).status).toBe(404);
  });
});

describe('an asset token', () => {
  it('is no bearer token', async () => {
    const token = await assetToken();

    expect(firstCode(await api.run('{ currentUser { id } }', { token }))).toBe('UNAUTHENTICATED');
  });
});

describe("the picture's address for visitors", () => {
  const ask = async () => {
    const { body } = await api.run('{ chatAssistant { avatar } }', { token: company.visitorToken });
    return new URL(body.data.chatAssistant.avatar);
  };

  it('needs no token, and may be kept', async () => {
    const { pathname, search } = await ask();
    const response = await get(`http://localhost${pathname}${search}`);

    expect(await response.text()).toBe(PICTURE);
    expect(response.headers.get('cache-control')).toContain('public');
  });

  it('opens this picture only', async () => {
    const other = await buildCompany(api);
    await withAvatar(other);
    const { search } = await ask();

    expect((await get(`${avatarOf(other)}${search}`)).status).toBe(403);
    expect((await get(`${avatarOf(company)}?signature=short`)).status).toBe(403);
  });
});
