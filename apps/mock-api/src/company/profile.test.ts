import { describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { png } from '#testing/files.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();

const FIELDS =
  'id name email phone country website timezone companySize logo address { line1 line2 city state postalCode }';
const UPDATE = `mutation($input: UpdateCompanyInput!) { updateCompany(input: $input) { ${FIELDS} } }`;
const BERN = { line1: 'Kramgasse 49', line2: null, city: 'Bern', state: null, postalCode: '3011' };

describe('the company profile', () => {
  it('says what was saved, to everybody who works there', async () => {
    const { ask, agentToken } = await buildCompanyWithAdmin(api);
    const input = { name: ' Northwind ', email: 'Help@Northwind.test', phone: '+41 31 555 01 42', country: 'CH' };
    const more = { website: 'northwind.test', timezone: 'Europe/Zurich', companySize: 'UpTo50', address: BERN };
    await ask(UPDATE, { input: { ...input, ...more } });

    const { body } = await api.run(`{ currentUser { client { ${FIELDS} } } }`, { token: agentToken });
    expect(body.data.currentUser.client).toMatchObject({
      name: 'Northwind',
      email: 'help@northwind.test',
      phone: '+41 31 555 01 42',
      country: 'CH',
      website: 'https://northwind.test/',
      timezone: 'Europe/Zurich',
      companySize: 'UpTo50',
      logo: null,
      address: BERN,
    });
  });

  it('keeps what is left out: two people who change different things do not undo each other’s changes', async () => {
    const { ask, client } = await buildCompanyWithAdmin(api);
    await Promise.all([
      ask(UPDATE, { input: { name: 'Northwind Outdoor' } }),
      ask(UPDATE, { input: { address: BERN } }),
      ask(UPDATE, { input: { phone: '+41315550142' } }),
    ]);
    expect(await client()).toMatchObject({
      name: 'Northwind Outdoor',
      addressCity: 'Bern',
      phone: '+41315550142',
    });
  });

  it('gives up what is not said any more', async () => {
    const { ask } = await buildCompanyWithAdmin(api);
    await ask(UPDATE, { input: { phone: '+41315550142', website: 'a.test', address: BERN } });
    const { data } = await ask(UPDATE, { input: { phone: ' ', website: null, address: { ...BERN, line1: '' } } });
    expect(data.updateCompany).toMatchObject({ phone: null, website: null, address: { line1: null, city: 'Bern' } });

    const nowhere = await ask(UPDATE, { input: { address: null } });
    expect(nowhere.data.updateCompany.address).toEqual({
      line1: null,
      line2: null,
      city: null,
      state: null,
      postalCode: null,
    });
  });

  it('has a logo, which another one replaces, until there is to be none', async () => {
    const { ask, admin, clientId } = await buildCompanyWithAdmin(api);
    const uploaded = async (id: string) => {
      const drawn = { mediaType: 'image/png', bytes: new Uint8Array(png()), createdAt: new Date() };
      await api.db.avatarImage.create({ data: { id, clientId, uploaderId: admin.id, ...drawn } });
      return id;
    };
    const logo = async (logoImageId: string | null) =>
      (await ask(UPDATE, { input: { logoImageId } })).data.updateCompany.logo;
    expect(await logo(await uploaded('imag_one'))).toContain('/assistants/avatar/imag_one');
    expect(await logo(await uploaded('imag_two'))).toContain('/assistants/avatar/imag_two');
    expect(await api.db.avatarImage.count({ where: { clientId } })).toBe(1);
    expect(await logo(null)).toBeNull();
    expect(await api.db.avatarImage.count({ where: { clientId } })).toBe(0);
  });

  it('stands in the audit log where it has changed', async () => {
    const { ask, clientId, admin, client } = await buildCompanyWithAdmin(api);
    const { name } = await client();
    await ask(UPDATE, { input: { name, address: { city: 'Bern' } } });
    await ask(UPDATE, { input: { name } });
    const entries = await api.db.auditEntry.findMany({ where: { clientId } });
    expect(entries).toMatchObject([{ action: 'CompanyChanged', actorId: admin.id }]);
    expect(JSON.parse(entries[0]?.changes ?? '')).toEqual([{ field: 'town', before: null, after: 'Bern' }]);
  });

  it('takes a name with HTML as the text that it is', async () => {
    const { ask } = await buildCompanyWithAdmin(api);
    const name = '<b>Northwind</b> & <script>alert(1)</script>';
    expect((await ask(UPDATE, { input: { name } })).data.updateCompany.name).toBe(name);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: null }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['name', { name: 'North\nwind' }],
    ['email', { email: 'help@' }],
    ['email', { email: null }],
    ['phone', { phone: '031 555 01 42' }],
    ['phone', { phone: '+41 31 call me' }],
    ['phone', { phone: '+41 3' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['country', { country: null }],
    ['country', { country: 'ZQ' }],
    ['country', { country: 'Switzerland' }],
    ['address.city', { address: { city: 'x'.repeat(201) } }],
    ['address.line1', { address: { line1: 'Kram\u0000gasse' } }],
  ])('says that %s is wrong, and changes nothing: %j', async (field, input) => {
    const { ask, client } = await buildCompanyWithAdmin(api);
    const before = await client();
    const { errors } = await ask(UPDATE, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(errors?.[0]?.message).not.toContain('Invalid type');
    expect(await client()).toEqual(before);
  });
});
