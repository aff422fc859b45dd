import { createHmac } from 'node:crypto';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const IDENTIFY = `mutation ($input: IdentifyVisitorInput!) {
  identifyVisitor(input: $input) { token isReplaced isVerified }
}`;
const identify = (input: object, token = company.visitorToken) => api.run(IDENTIFY, { token, variables: { input } });
const identified = async (input: object, token?: string) => (await identify(input, token)).body.data.identifyVisitor;

async function newSecret(): Promise<string> {
  const renew = 'mutation ($id: ID!) { renewIdentitySecret(id: $id) }';
  return (await company.ask(renew, { id: company.assistantId })).data.renewIdentitySecret;
}
const setMode = (mode: string) =>
  company.ask('mutation ($id: ID!, $mode: IdentityMode!) { setIdentityMode(id: $id, mode: $mode) { id } }', {
    id: company.assistantId,
    mode,
  });
const hashOf = (secret: string, id: string) => createHmac('sha256', secret).update(id).digest('hex');
const row = (id = company.visitor.id) => api.db.visitor.findUniqueOrThrow({ where: { id } });
const seesConversations = async (token: string) => {
  const { body } = await api.run('{ visitorConversations { id } }', { token });
  return body.data.visitorConversations.map(({ id }: { id: string }) => id);
};
const talkOf = (visitorId: string) => {
  const { clientId, assistantId } = company;
  return buildConversation(api.db, { clientId, assistantId, visitorId });
};
/** Somebody in another browser. */
async function another() {
  const visitor = await buildVisitor(api.db, { clientId: company.clientId, name: 'Visitor 8' });
  return { visitor, token: await visitorToken(api.deps, visitor, company.assistantId) };
}

describe('a visitor of whom the site says who they are', () => {
  it('is called so by the staff, and is not taken for verified', async () => {
    const talk = await talkOf(company.visitor.id);

    const input = {
      externalId: '7',
      name: 'Mira Solberg',
      email: 'Mira@Example.com',
      attributes: [{ name: 'plan', value: 'Pro' }],
    };
    expect(await identified(input)).toMatchObject({ isReplaced: false, isVerified: false });

    expect(await row()).toMatchObject({ name: 'Mira Solberg', email: 'mira@example.com', externalId: '7' });
    const conversation = await api.db.conversation.findUniqueOrThrow({ where: { id: talk.id } });
    expect(conversation.visitorName).toBe('Mira Solberg');
  });

  it('keeps attributes of other names', async () => {
    await identified({ attributes: [{ name: 'plan', value: 'Pro' }] });
    await identified({ attributes: [{ name: 'cart', value: '3' }] });

    expect(JSON.parse((await row()).attributes)).toMatchObject({ plan: 'Pro', cart: '3' });
  });

  it('loses an attribute that the site empties', async () => {
    await identified({ attributes: [{ name: 'plan', value: 'Pro' }] });
    await identified({ attributes: [{ name: 'plan', value: '' }] });

    expect(JSON.parse((await row()).attributes)).not.toHaveProperty('plan');
  });

  it('is another visitor when the site says another id', async () => {
    await identified({ externalId: '7', name: 'Mira Solberg' });
    const talk = await talkOf(company.visitor.id);

    const { isReplaced, token } = await identified({ externalId: '8', name: 'Ola Nordmann' });

    expect(isReplaced).toBe(true);
    expect(await seesConversations(token)).toEqual([]);
    expect(await seesConversations(company.visitorToken)).toEqual([talk.id]);
  });

  it('is told what is wrong', async () => {
    expect(firstError(await identify({ email: 'nobody' })).extensions).toMatchObject({
      code: 'BAD_INPUT',
      field: 'email',
    });
  });
});

describe('a hash', () => {
  it('makes the visitor the same one in every browser, with what was said in each', async () => {
    const hash = hashOf(await newSecret(), '7');
    await setMode('Optional');
    const here = await talkOf(company.visitor.id);
    const heard = api.deps.events.subscribe('conversation:updated', company.clientId);
    expect(await identified({ externalId: '7', hash, name: 'Mira' })).toMatchObject({
      isReplaced: false,
      isVerified: true,
    });

    expect((await heard.next()).value).toMatchObject({ id: here.id, visitorName: 'Mira' });
    await heard.return?.();

    const other = await another();
    const there = await talkOf(other.visitor.id);
    const { isReplaced, isVerified, token } = await identified({ externalId: '7', hash }, other.token);

    expect({ isReplaced, isVerified }).toEqual({ isReplaced: true, isVerified: true });
    expect((await seesConversations(token)).toSorted()).toEqual([here.id, there.id].toSorted());
    expect((await row(other.visitor.id)).mergedIntoId).toBe(company.visitor.id);
  });

  it('does not give one person what another said in the same browser', async () => {
    const secret = await newSecret();
    await setMode('Optional');
    await identified({ externalId: '7', hash: hashOf(secret, '7') });
    await talkOf(company.visitor.id);

    const { token, isReplaced } = await identified({ externalId: '8', hash: hashOf(secret, '8') });

    expect(isReplaced).toBe(true);
    expect(await seesConversations(token)).toEqual([]);
  });

  it.each(['Off', 'Optional', 'Required'])('that is wrong is refused with mode %s', async (mode) => {
    const secret = await newSecret();
    await setMode(mode);

    for (const hash of [hashOf(secret, '8'), hashOf('another', '7'), '', 'zz']) {
      expect(firstCode(await identify({ externalId: '7', hash }))).toBe('WRONG_IDENTITY_HASH');
    }
    expect((await row()).externalId).toBeNull();
  });

  it('may be left out unless it is required, and then still lets attributes through', async () => {
    await newSecret();
    await setMode('Required');

    expect(firstCode(await identify({ externalId: '7' }))).toBe('IDENTITY_REQUIRED');
    expect(firstCode(await identify({ name: 'Mira' }))).toBe('IDENTITY_REQUIRED');
    expect(await identified({ attributes: [{ name: 'plan', value: 'Pro' }] })).toMatchObject({ isVerified: false });
  });

  it('protects a verified person from who has none', async () => {
    const hash = hashOf(await newSecret(), '7');
    await setMode('Optional');
    await identified({ externalId: '7', hash, name: 'Mira' });

    await identified({ externalId: '7', name: 'Mallory' });
    const other = await another();
    const { isReplaced } = await identified({ externalId: '7', name: 'Mallory' }, other.token);

    expect((await row()).name).toBe('Mira');
    expect(isReplaced).toBe(false);
    expect(await row(other.visitor.id)).toMatchObject({
      name: 'Mallory',
      identityVerifiedAt: null,
      mergedIntoId: null,
    });
  });
});
