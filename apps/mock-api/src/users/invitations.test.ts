import { buildUser } from '@parley/db/factories/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { buildClient } from '@parley/db/factories/billing';
import { apiForTests } from '#testing/apiForTests.ts';
import { DAY, firstCode, firstError, HOUR, login, moveClock, PASSWORD, whoIs } from '#testing/authOperations.ts';
import { acceptedSocket } from '#testing/sockets.ts';
import { staffToken } from '#testing/tokens.ts';

const api = await apiForTests();
const origin = await api.listen();

let admin: Awaited<ReturnType<typeof buildUser>>;
let token: string;
beforeEach(async () => {
  api.clock.setOffset(0);
  await api.db.throttle.deleteMany();
  api.mails.length = 0;
  admin = await buildUser(api.db, { name: 'Maya Lindqvist', role: 'Admin' });
  await api.db.client.update({ where: { id: admin.clientId }, data: { name: 'Northwind Outdoor' } });
  token = await staffToken(api.deps, admin);
});

let number = 0;
const freshMail = () => `ada${(number += 1)}@northwind.example`;

const INVITE = `mutation ($emails: [String!]!, $role: UserRole! = Staff) {
  inviteUsers(emails: $emails, role: $role) { email outcome message user { id status role email } }
}`;

async function invite(emails: string[], { role = 'Staff', as = token } = {}) {
  const result = await api.run(INVITE, { token: as, variables: { emails, role } });
  await backgroundWorkDone();
  return result;
}

/** Invites somebody and answers who they are, and the token that was mailed. */
async function invited(email = freshMail(), role = 'Staff') {
  await invite([email], { role });
  const { id } = await api.db.user.findUniqueOrThrow({ where: { email } });
  return { id, email, link: mailedToken(email) };
}

function mailedToken(email: string): string {
  const mail = api.mails.findLast(({ to }) => to === email);
  return tokenOf(mail?.text ?? '');
}
const tokenOf = (text: string) => /\/onboard\/user\?token=(\S+)/.exec(text)?.[1] ?? '';

const read = async (link: string | null, as: string | null = null) => {
  const { body } = await api.run(
    `query ($token: String) { invitation(token: $token) {
      state companyName inviterName email name role needsPassword signedInAs } }`,
    { token: as, variables: { token: link } },
  );
  return body.data.invitation;
};

const accept = (input: Record<string, unknown>, as: string | null = null) =>
  api.run(
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken refreshToken } }',
    { token: as, variables: { input: { name: 'Ada Okafor', password: PASSWORD, ...input } } },
  );

const act = (field: string, id: string, as = token) =>
  api.run(`mutation ($id: ID!) { ${field} }`, { token: as, variables: { id } });

describe('inviting', () => {
  it('makes Pending users and mails each a link of their own', async () => {
    const [ada, ben] = [freshMail(), freshMail()];

    const { body } = await invite([` ${ada.toUpperCase()} `, ben]);

    expect(body.data.inviteUsers).toMatchObject([
      { email: ada, outcome: 'Invited', user: { status: 'Pending', role: 'Staff' } },
      { email: ben, outcome: 'Invited' },
    ]);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada, 'Maya Lindqvist invites you to Northwind Outdoor on Parley'],
      [ben, 'Maya Lindqvist invites you to Northwind Outdoor on Parley'],
    ]);
    expect(mailedToken(ada)).not.toBe(mailedToken(ben));
  });

  it('keeps only a hash of the link', async () => {
    const { link } = await invited();

    expect(link).not.toBe('');
    expect(JSON.stringify(await api.db.invitationLink.findMany())).not.toContain(link);
  });

  it('answers each address by itself, and repeated ones once', async () => {
    const member = await buildUser(api.db, { clientId: admin.clientId, name: 'Jonas Reber' });
    const before = await invited();
    const elsewhere = await buildUser(api.db);
    const fresh = freshMail();

    const { body } = await invite([
      'no address',
      member.email,
      before.email,
      elsewhere.email,
      fresh,
      fresh.toUpperCase(),
    ]);

    expect(body.data.inviteUsers.map((answer: { email: string; outcome: string }) => answer.outcome)).toEqual([
      'NotAnAddress',
      'AlreadyMember',
      'AlreadyInvited',
      'Unavailable',
      'Invited',
    ]);
    const { name } = await api.db.client.findUniqueOrThrow({ where: { id: elsewhere.clientId } });
    expect(JSON.stringify(body)).not.toContain(name);
    expect(JSON.stringify(body)).not.toContain(elsewhere.id);
  });

  it.each([
    ['none', []],
    ['only blanks', [' ', '']],
    ['more than fifty', Array.from({ length: 51 }, (_, index) => `p${index}@northwind.example`)],
  ])('refuses %s', async (_, emails) => {
    expect(firstError(await invite(emails)).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'emails' });
  });

  it('takes an address of ten thousand characters for none', async () => {
    const { body } = await invite([`${'a'.repeat(10_000)}@northwind.example`]);

    expect(body.data.inviteUsers).toMatchObject([{ outcome: 'NotAnAddress' }]);
  });

  it('stops at so many mails to an address, by whatever company', async () => {
    const email = freshMail();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await invited(email);
      await act('revokeInvitation(id: $id)', id);
    }

    const { body } = await invite([email]);

    expect(body.data.inviteUsers).toMatchObject([{ outcome: 'TooMany', user: null }]);
  });

  it('waits until the company’s onboarding is done', async () => {
    const client = await buildClient(api.db, { subscription: null });
    const founder = await buildUser(api.db, { clientId: client.id, role: 'Admin' });

    const result = await invite([freshMail()], { as: await staffToken(api.deps, founder) });

    expect(firstCode(result)).toBe('TOO_EARLY');
  });

  it('lets Staff who may invite make Staff, but never Admins, nor get at an Admin’s link', async () => {
    const { clientId } = admin;
    await api.db.rolePermission.create({
      data: { clientId, role: 'Staff', flag: 'INVITE_USERS', allowed: true },
    });
    const staff = await staffToken(api.deps, await buildUser(api.db, { clientId }));
    const future = await invited(freshMail(), 'Admin');

    expect((await invite([freshMail()], { as: staff })).body.data.inviteUsers).toMatchObject([{ outcome: 'Invited' }]);
    expect(firstCode(await invite([freshMail()], { as: staff, role: 'Admin' }))).toBe('FORBIDDEN');
    expect(firstCode(await act('createInvitationLink(id: $id) { url }', future.id, staff))).toBe('FORBIDDEN');
    expect(firstCode(await act('resendInvitation(id: $id) { id }', future.id, staff))).toBe('FORBIDDEN');
  });
});

describe('an invitation', () => {
  it('says who invites whom to what', async () => {
    const { email, link } = await invited();

    expect(await read(link)).toEqual({
      state: 'Open',
      companyName: 'Northwind Outdoor',
      inviterName: 'Maya Lindqvist',
      email,
      name: '',
      role: 'Staff',
      needsPassword: true,
      signedInAs: null,
    });
  });

  it('is expired after seven days, and can be sent again', async () => {
    const { id, email, link } = await invited();
    moveClock(api, 7 * DAY);
    token = await staffToken(api.deps, admin);

    expect(await read(link)).toMatchObject({ state: 'Expired', email: null, companyName: 'Northwind Outdoor' });
    expect(firstError(await accept({ token: link })).message).toBe('This invitation has expired. Ask for a new one.');

    await act('resendInvitation(id: $id) { id }', id);
    await backgroundWorkDone();
    expect(await read(mailedToken(email))).toMatchObject({ state: 'Open' });
    expect(await read(link)).toMatchObject({ state: 'Expired' });
  });

  it('is used once it was accepted, by any of its links', async () => {
    const { id, link } = await invited();
    const { body } = await act('createInvitationLink(id: $id) { url }', id);
    const copied = tokenOf(body.data.createInvitationLink.url);
    await accept({ token: link });

    expect(await read(copied)).toMatchObject({ state: 'Used', email: null });
    expect(firstCode(await accept({ token: copied }))).toBe('INVALID_TOKEN');
    expect(firstCode(await act('createInvitationLink(id: $id) { url }', id))).toBe('NOT_FOUND');
  });

  it('is revoked once it was taken back, also for who is signed in by it, and the address is free again', async () => {
    const { id, email, link } = await invited();
    const user = await api.db.user.findUniqueOrThrow({ where: { id } });
    const session = await staffToken(api.deps, user);
    const { closed } = await acceptedSocket(origin, session);

    await act('revokeInvitation(id: $id)', id);

    expect(await read(link)).toMatchObject({ state: 'Revoked', email: null, companyName: 'Northwind Outdoor' });
    expect(await closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, session)).toBe('USER_NOT_FOUND');
    expect((await invite([email])).body.data.inviteUsers).toMatchObject([{ outcome: 'Invited' }]);
  });

  it('is foreign for who is signed in as somebody else, whose account it leaves alone', async () => {
    const { email, link } = await invited();

    expect(await read(link, token)).toMatchObject({ state: 'Foreign', email, signedInAs: admin.email });
    expect(firstCode(await accept({ token: link }, token))).toBe('FORBIDDEN');
    expect(await api.db.user.findUnique({ where: { email } })).toMatchObject({ status: 'Pending' });
  });

  it('is open also for a browser whose session has ended', async () => {
    const { link } = await invited();
    await api.run('mutation { logoutEverywhere }', { token });

    expect(await read(link, token)).toMatchObject({ state: 'Open' });
  });

  it('is unknown for a link that never was, and never answered from a URL', async () => {
    expect(await read('x'.repeat(43))).toMatchObject({ state: 'Unknown', companyName: null });

    const url = `http://localhost/graphql?query=${encodeURIComponent('{ invitation(token: "x") { state } }')}`;
    const answer = await api.api.fetch(new Request(url, { headers: { 'content-type': 'application/json' } }));
    expect(await answer.text()).not.toContain('Unknown');
  });
});

describe('accepting', () => {
  it('makes somebody Active, signs them in and lets them sign in later', async () => {
    const { email, link } = await invited();

    const { body } = await accept({ token: link, phone: ' +41 31 555 01 42 ', rememberMe: true });

    const { accessToken, refreshToken } = body.data.acceptInvitation;
    expect(refreshToken).toBeTypeOf('string');
    const me = await api.run(
      '{ currentUser { name status role phone shouldShowWelcomeBanner invitation { isExpired } permissions { VIEW_USERS } } }',
      { token: accessToken },
    );
    expect(me.body.data.currentUser).toEqual({
      name: 'Ada Okafor',
      status: 'Active',
      role: 'Staff',
      phone: '+41 31 555 01 42',
      shouldShowWelcomeBanner: true,
      invitation: null,
      permissions: { VIEW_USERS: true },
    });
    expect((await login(api, { email })).body.errors).toBeUndefined();
  });

  it('proves the address by a mailed link only, not by one that was handed over', async () => {
    const mailed = await invited();
    const handed = await invited();
    const { body } = await act('createInvitationLink(id: $id) { url }', handed.id);

    await accept({ token: mailed.link });
    await accept({ token: tokenOf(body.data.createInvitationLink.url) });

    const proven = async (id: string) => (await api.db.user.findUniqueOrThrow({ where: { id } })).emailProvenAt;
    expect(await proven(mailed.id)).not.toBeNull();
    expect(await proven(handed.id)).toBeNull();
  });

  it('happens once, however many try at the same moment', async () => {
    const { link } = await invited();

    const answers = await Promise.all([accept({ token: link }), accept({ token: link }), accept({ token: link })]);

    expect(answers.filter(({ body }) => body.data?.acceptInvitation)).toHaveLength(1);
  });

  it('needs no link of who is signed in and Pending, and goes on with their session', async () => {
    const pending = await buildUser(api.db, { clientId: admin.clientId, status: 'Pending', password: PASSWORD });
    const own = await staffToken(api.deps, pending);

    const { body } = await accept({ password: null }, own);

    expect(body).toEqual({ data: { acceptInvitation: null } });
    expect(await api.db.user.findUnique({ where: { id: pending.id } })).toMatchObject({
      status: 'Active',
      name: 'Ada Okafor',
      passwordHash: pending.passwordHash,
    });
  });

  it('asks who can sign in already to do so: the link alone neither opens their account nor changes its password', async () => {
    const { id, link } = await invited();
    const { passwordHash } = await buildUser(api.db, { password: PASSWORD });
    await api.db.user.update({ where: { id }, data: { passwordHash } });

    expect(firstCode(await accept({ token: link, password: 'another good one 42' }))).toBe('FORBIDDEN');
    expect(await api.db.user.findUnique({ where: { id } })).toMatchObject({ status: 'Pending', passwordHash });
  });

  it('as an Admin takes another link than one that was copied for somebody who was to be less', async () => {
    const { id, link } = await invited();
    const { body } = await act('createInvitationLink(id: $id) { url }', id);
    const copied = tokenOf(body.data.createInvitationLink.url);

    await api.run('mutation($id: ID!) { changeUserRole(id: $id, role: Admin) { id } }', { token, variables: { id } });

    expect(await read(copied)).toMatchObject({ state: 'Unknown' });
    expect(await read(link)).toMatchObject({ state: 'Open', role: 'Admin' });
  });

  it('is refused to who is signed in when their invitation has expired', async () => {
    const { id } = await invited();
    moveClock(api, 7 * DAY + HOUR);
    const own = await staffToken(api.deps, await api.db.user.findUniqueOrThrow({ where: { id } }));

    expect(await read(null, own)).toMatchObject({ state: 'Expired' });
    expect(firstCode(await accept({}, own))).toBe('INVALID_TOKEN');
  });

  it('stands when the one who sent the invitation cannot be told', async () => {
    const { id, link } = await invited();
    await api.db.$executeRaw`
      CREATE TRIGGER "noNews" BEFORE INSERT ON "Notification" BEGIN SELECT RAISE(ABORT, 'disk full'); END`;
    const { body } = await accept({ token: link });
    await backgroundWorkDone();
    await api.db.$executeRaw`DROP TRIGGER "noNews"`;

    expect(body.data?.acceptInvitation.accessToken).toBeTypeOf('string');
    expect(await api.db.user.findUnique({ where: { id } })).toMatchObject({ status: 'Active' });
  });

  it('is news for who sent the invitation last, in the ways that they have chosen', async () => {
    const { id, email, link } = await invited();
    const other = await buildUser(api.db, { clientId: admin.clientId, role: 'Admin' });
    await act('resendInvitation(id: $id) { id }', id, await staffToken(api.deps, other));
    await api.run(
      `mutation { updatePreferences(input: { notificationRules: [{ kind: InvitationAccepted, mail: true }] }) { id } }`,
      { token: await staffToken(api.deps, other) },
    );

    await accept({ token: link });
    await backgroundWorkDone();

    const news = await api.db.notification.findMany({
      where: { kind: 'InvitationAccepted', user: { clientId: admin.clientId } },
    });
    expect(news).toMatchObject([
      { userId: other.id, actorName: 'Ada Okafor', preview: email, conversationId: null, readAt: null },
    ]);
    expect(api.mails.findLast(({ to }) => to === other.email)).toMatchObject({
      subject: 'Ada Okafor accepted your invitation',
      text: expect.stringContaining('/dashboard/users'),
    });
  });

  it('keeps HTML in a name as it was typed', async () => {
    const { id, link } = await invited();

    await accept({ token: link, name: '<b>Ada</b> & Co' });

    expect(await api.db.user.findUnique({ where: { id } })).toMatchObject({ name: '<b>Ada</b> & Co' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(10_000) }],
    ['name', { name: 'Ada\nOkafor' }],
    ['password', { password: null }],
    ['password', { password: 'short' }],
    ['password', { password: 'password1' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '+1 2' }],
    ['phone', { phone: `+${'1'.repeat(16)}` }],
  ])('refuses a bad %s, and leaves the invitation open', async (field, input) => {
    const { link } = await invited();

    expect(firstError(await accept({ token: link, ...input })).extensions).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await read(link)).toMatchObject({ state: 'Open' });
  });
});
