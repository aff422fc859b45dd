import { buildUser } from '@parley/db/factories/auth';
import { buildAvatarImage } from '@parley/db/factories/assistants';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { png } from '#testing/files.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => {
  company = await buildCompany(api);
});

const update = (input: Record<string, unknown>, token = company.agentToken) =>
  api.run(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id name phone avatar timezone email role } }',
    { token, variables: { input } },
  );

async function uploaded(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request('http://localhost/assistants/avatar/upload', { method: 'POST', headers, body: png() });
  const body: { id: string } = await (await api.api.fetch(request)).json();
  return body.id;
}

describe('one’s own profile', () => {
  it('takes a name, a phone and a time zone, each without the others', async () => {
    await update({ name: '  Maja Lindqvist ' });
    await update({ phone: '+41 31 555 01 42' });
    const { body } = await update({ timezone: 'europe/zurich' });

    expect(body.data.updateProfile).toMatchObject({
      name: 'Maja Lindqvist',
      phone: '+41 31 555 01 42',
      timezone: 'Europe/Zurich',
      email: company.agent.email,
    });
    expect((await update({ phone: '', timezone: null })).body.data.updateProfile).toMatchObject({
      name: 'Maja Lindqvist',
      phone: null,
      timezone: null,
    });
  });

  it('takes a title and a bio for visitors, and takes them back', async () => {
    const stored = () => api.db.user.findUniqueOrThrow({ where: { id: company.agent.id } });
    await update({ title: ' Boot fitter ', bio: 'Measures feet.\nIn Bern.' });
    expect(await stored()).toMatchObject({ title: 'Boot fitter', bio: 'Measures feet.\nIn Bern.' });

    await update({ title: '', bio: null });
    expect(await stored()).toMatchObject({ title: null, bio: null });
  });

  it('keeps what looks like markup as it was written: it is shown as text everywhere', async () => {
    const name = '<img src=x onerror=alert(1)> & Söhne';
    expect((await update({ name })).body.data.updateProfile.name).toBe(name);
  });

  it.each([
    ['name', 'x'.repeat(10_000)],
    ['name', '   '],
    ['name', 'Maya\nLindqvist'],
    ['phone', 'call me'],
    ['phone', '031 555 01 42'],
    ['phone', `+41${'0'.repeat(40)}`],
    ['title', 'x'.repeat(81)],
    ['title', 'Boot\nfitter'],
    ['bio', 'x'.repeat(301)],
    ['timezone', 'Mars/Olympus_Mons'],
    ['timezone', 'x'.repeat(10_000)],
  ])('refuses as %s: %j', async (field, value) => {
    const { extensions } = firstError(await update({ [field]: value }));
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await api.db.user.findUnique({ where: { id: company.agent.id } })).toMatchObject({ name: 'Maya Lindqvist' });
  });

  it('bears the picture that was uploaded for it, until it is removed', async () => {
    const id = await uploaded(company.agentToken);
    const { body } = await update({ avatarImageId: id, name: 'Maja' });
    expect(body.data.updateProfile).toMatchObject({
      avatar: `${api.deps.config.apiUrl}/assistants/avatar/${id}`,
      name: 'Maja',
    });

    expect((await update({ name: 'Maya' })).body.data.updateProfile.avatar).toContain(id);
    expect((await update({ avatarImageId: null })).body.data.updateProfile.avatar).toBeNull();
    expect(await api.db.avatarImage.findUnique({ where: { id } })).toBeNull();
    const told = await api.db.auditEntry.findMany({ where: { action: 'ProfileChanged' }, orderBy: { id: 'asc' } });
    expect(JSON.stringify(told)).toContain('a picture');
    expect(JSON.stringify(told)).not.toContain(id);
  });

  it('takes no picture of others, and then nothing else either', async () => {
    const stranger = await buildCompany(api);
    const colleague = await buildUser(api.db, { clientId: company.clientId });
    const bytes = new TextEncoder().encode('<svg/>');
    const { assistantId } = company;
    const ids = [
      await uploaded(stranger.agentToken),
      await uploaded(await staffToken(api.deps, colleague)),
      await buildAvatarImage(api.db, { assistantId, mediaType: 'image/svg+xml', bytes }),
      'imag_none',
    ];
    for (const avatarImageId of ids) {
      const { extensions } = firstError(await update({ avatarImageId, name: 'Mallory' }));
      expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'avatarImageId' });
    }
    expect(await api.db.user.findUnique({ where: { id: company.agent.id } })).toMatchObject({
      name: 'Maya Lindqvist',
      avatar: null,
    });
  });

  it('is nobody’s to change without the permission, and holds nothing else that could be changed', async () => {
    await api.db.rolePermission.create({
      data: { clientId: company.clientId, role: 'Staff', flag: 'UPDATE_USER_PROFILE', allowed: false },
    });
    expect(firstCode(await update({ name: 'Maja' }))).toBe('FORBIDDEN');
    expect(firstError(await update({ role: 'Admin' })).message).toContain('role');
  });
});
