import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { firstCode, firstError, forgotPassword, login, PASSWORD, signedIn, whoIs } from '#testing/authOperations.ts';
import { beginAttempt, choose, codeFor, createGoogleApi, type GoogleApi } from '#testing/googleApi.ts';
import { companyOfMail } from './googleSignIn.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

let google: GoogleApi;
beforeAll(async () => {
  google = await createGoogleApi();
});
afterEach(() => google.api.clock.setOffset(0));
afterAll(async () => {
  await backgroundWorkDone();
  await google.api.close();
});

type Input = Awaited<ReturnType<typeof codeFor>> & { rememberMe?: boolean; companyName?: string | null };

const googleLogin = (input: Input, { api } = google) =>
  api.run('mutation Google($input: GoogleLoginInput!) { googleLogin(input: $input) { accessToken refreshToken } }', {
    variables: { input },
  });

const googleRegister = (input: Input, { api } = google) =>
  api.run(
    'mutation Google($input: GoogleRegisterInput!) { googleRegister(input: $input) { accessToken refreshToken } }',
    { variables: { input } },
  );

const answerFor = (account: { email: string; name: string }, at = google) =>
  codeFor(at.standIn, beginAttempt(at.config), account);

describe('signing in with Google', () => {
  it('signs in whoever has an account with that mail, remembered when asked', async () => {
    const user = await buildUser(google.api.db);

    const { body } = await googleLogin({ ...(await answerFor(user)), rememberMe: true });

    expect(await whoIs(google.api, body.data.googleLogin.accessToken)).toBe(user.email);
    expect(body.data.googleLogin.refreshToken).toBeTypeOf('string');
    await googleLogin(await answerFor(user));
    const entries = await google.api.db.auditEntry.findMany({ where: { actorId: user.id } });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['GoogleLinked', 'SignedIn', 'SignedIn']);
  });

  it('is not remembered unless asked', async () => {
    const user = await buildUser(google.api.db);

    const { body } = await googleLogin(await answerFor(user));

    expect(body.data.googleLogin.refreshToken).toBeNull();
  });

  it('works after the clock was moved', async () => {
    google.api.clock.setOffset(40 * 24 * 60 * 60_000);
    const user = await buildUser(google.api.db);

    const { body } = await googleLogin(await answerFor(user));

    expect(body.errors).toBeUndefined();
  });

  it('knows a person by the Google account after the mail has changed here', async () => {
    const user = await buildUser(google.api.db);
    await googleLogin(await answerFor(user));
    await google.api.db.user.update({ where: { id: user.id }, data: { email: 'renamed@somewhere.example' } });

    const { body } = await googleLogin(await answerFor(user));

    expect(await whoIs(google.api, body.data.googleLogin.accessToken)).toBe('renamed@somewhere.example');
  });

  it('tells the owner of the mail, once, when the account has a password that somebody else may have chosen', async () => {
    const user = await buildUser(google.api.db, { password: PASSWORD });

    await googleLogin(await answerFor(user));
    await googleLogin(await answerFor(user));
    await backgroundWorkDone();

    const mails = google.api.mails.filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Google now signs in to your Parley account']);
    expect(mails[0]?.text).toContain(`${google.config.webUrl}/forgot-password`);
  });

  it('tells nobody when there is no password', async () => {
    const user = await buildUser(google.api.db);

    await googleLogin(await answerFor(user));
    await backgroundWorkDone();

    expect(google.api.mails.filter(({ to }) => to === user.email)).toEqual([]);
  });

  it('throws out a stranger who signed up with the mail before its owner came', async () => {
    const victim = { email: 'victim@owner.example', name: 'The Owner' };
    const { body } = await google.api.run(
      'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }',
      { variables: { input: { ...victim, companyName: 'Squat Ltd', password: PASSWORD } } },
    );
    const strangers = body.data.register.accessToken;
    expect(await whoIs(google.api, strangers)).toBe(victim.email);

    const owner = await googleLogin(await answerFor(victim));

    expect(await whoIs(google.api, owner.body.data.googleLogin.accessToken)).toBe(victim.email);
    expect(firstCode(await google.api.run('{ currentUser { id } }', { token: strangers }))).toBe('UNAUTHENTICATED');
    expect(firstCode(await login(google.api, { email: victim.email }))).toBe('INVALID_CREDENTIALS');
    const linked = await google.api.db.auditEntry.findFirst({
      where: { action: 'GoogleLinked', actorName: 'The Owner' },
    });
    expect(linked?.detail).toContain('the password of before no longer works');
  });

  it('links nothing while the stranger cannot be thrown out', async () => {
    const user = await buildUser(google.api.db, { password: PASSWORD, emailProvenAt: null });
    const { accessToken } = await signedIn(google.api, user);
    await google.api.db.$executeRaw`
      CREATE TRIGGER "sessionsStay" BEFORE UPDATE OF "endedAt" ON "Session" BEGIN SELECT RAISE(ABORT, 'disk full'); END`;
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(firstCode(await googleLogin(await answerFor(user)))).toBe('INTERNAL_SERVER_ERROR');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(await google.api.db.user.findUnique({ where: { id: user.id } })).toMatchObject({ googleSubject: null });
    expect(await google.api.db.auditEntry.count({ where: { action: 'GoogleLinked', actorId: user.id } })).toBe(0);

    await google.api.db.$executeRaw`DROP TRIGGER "sessionsStay"`;
    await googleLogin(await answerFor(user));

    expect(await google.api.db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
    expect(await whoIs(google.api, accessToken)).toBe('UNAUTHENTICATED');
  });

  it('says of no password that there was none', async () => {
    const user = await buildUser(google.api.db, { emailProvenAt: null });

    await googleLogin(await answerFor(user));

    const linked = await google.api.db.auditEntry.findFirst({ where: { action: 'GoogleLinked', actorId: user.id } });
    expect(linked).toMatchObject({ detail: null });
  });

  it('does not let another Google account take over the mail of a linked one', async () => {
    const user = await buildUser(google.api.db, { googleSubject: '100000000000000000001' });

    expect(firstCode(await googleLogin(await answerFor(user)))).toBe('GOOGLE_ACCOUNT_UNKNOWN');
  });

  it('says that nobody has an account with it, without ending any session', async () => {
    const result = await googleLogin(await answerFor({ email: 'stranger@nowhere.example', name: 'Stranger' }));

    expect(firstError(result).extensions).toEqual({ code: 'GOOGLE_ACCOUNT_UNKNOWN' });
  });

  it.each([
    ['a code that was used', 'used'],
    ['a code that Google never gave', { code: '4/guess' }],
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'another' }],
    ['a redirect address of somebody else', { redirectUri: 'https://evil.example/login' }],
    [
      "another of the dashboard's addresses than the code was given for",
      { redirectUri: 'http://localhost:3000/signup' },
    ],
  ])('refuses %s', async (_, change) => {
    const input = await answerFor(await buildUser(google.api.db));
    if (typeof change === 'string') await googleLogin(input);

    const result = await googleLogin({ ...input, ...(typeof change === 'string' ? {} : change) });

    expect(firstError(result).extensions).toEqual({ code: 'GOOGLE_SIGN_IN_FAILED' });
  });

  it('refuses a mail that Google has not verified', async () => {
    const user = await buildUser(google.api.db);
    const attempt = beginAttempt(google.config);
    const answer = { choice: 'other', email: user.email, name: user.name, unverified: 'on' };
    const code = (await choose(google.standIn, attempt, answer)).searchParams.get('code') ?? '';
    const { codeVerifier, nonce, redirectUri } = attempt;

    const result = await googleLogin({ code, codeVerifier, nonce, redirectUri });

    expect(firstCode(result)).toBe('GOOGLE_SIGN_IN_FAILED');
  });
});

describe('founding a company with Google', () => {
  const ingrid = { email: 'ingrid@fjord-supplies.example', name: 'Ingrid Solheim' };

  it('creates the client named after the mail, and its first Admin', async () => {
    const { body } = await googleRegister(await answerFor(ingrid));

    const me = await google.api.run('{ currentUser { name email role client { name email } } }', {
      token: body.data.googleRegister.accessToken,
    });
    expect(me.body.data.currentUser).toEqual({
      ...ingrid,
      role: 'Admin',
      client: { name: 'Fjord supplies', email: ingrid.email },
    });
  });

  it('takes the given name of the company instead', async () => {
    const email = 'second@fjord-supplies.example';

    const { body } = await googleRegister({ ...(await answerFor({ ...ingrid, email })), companyName: ' Fjord & Co ' });

    const token = body.data.googleRegister.accessToken;
    const me = await google.api.run('{ currentUser { client { name } } }', { token });
    expect(me.body.data.currentUser.client.name).toBe('Fjord & Co');
  });

  it('signs the same person in afterwards', async () => {
    const person = { email: 'third@fjord-supplies.example', name: 'Third Founder' };
    await googleRegister(await answerFor(person));

    const { body } = await googleLogin(await answerFor(person));

    expect(await whoIs(google.api, body.data.googleLogin.accessToken)).toBe(person.email);
  });

  it('refuses a mail that has an account', async () => {
    expect(firstCode(await googleRegister(await answerFor(await buildUser(google.api.db))))).toBe('EMAIL_TAKEN');
  });

  it('names the field when the company name cannot be', async () => {
    const input = { ...(await answerFor({ ...ingrid, email: 'x@y.example' })), companyName: ' ' };

    expect(firstError(await googleRegister(input)).extensions).toEqual({ code: 'BAD_INPUT', field: 'companyName' });
  });

  it('is refused while signing up is closed', async () => {
    const closed = await createGoogleApi({ signupEnabled: false });

    expect(firstCode(await googleRegister(await answerFor(ingrid, closed), closed))).toBe('SIGNUP_CLOSED');
    await closed.api.close();
  });

  it('leaves an account that can be given a password by mail', async () => {
    const person = { email: 'fourth@fjord-supplies.example', name: 'Fourth Founder' };
    await googleRegister(await answerFor(person));

    await forgotPassword(google.api, person.email);
    await backgroundWorkDone();

    expect(google.api.mails.filter(({ to }) => to === person.email)).toHaveLength(1);
  });
});

it.each([
  ['maya@northwind-outdoor.com', 'Northwind outdoor'],
  ['a@b', 'B'],
  ['a@xn--caf-dma.example', 'Xn  caf dma'],
])('names the company of %s «%s»', (email, name) => {
  expect(companyOfMail(email)).toBe(name);
});
