import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { firstCode, firstError, login, PASSWORD } from '#testing/authOperations.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(() => api.db.throttle.deleteMany());
afterAll(() => api.close());

const founder = {
  companyName: 'Fjord Supplies',
  name: 'Ingrid Solheim',
  email: 'ingrid@fjordsupplies.example',
  password: PASSWORD,
};

const register = (input: Record<string, unknown>, to = api) =>
  to.run('mutation Register($input: RegisterInput!) { register(input: $input) { accessToken refreshToken } }', {
    variables: { input },
  });

describe('founding a company', () => {
  it('creates a client without a subscription and its first Admin, and signs in', async () => {
    const { body } = await register({ ...founder, email: ' Ingrid@FjordSupplies.example ', rememberMe: true });

    const { accessToken, refreshToken } = body.data.register;
    expect(refreshToken).toBeTypeOf('string');
    const me = await api.run(
      '{ currentUser { name email role status shouldShowWelcomeBanner client { name email subscription { type } } } }',
      { token: accessToken },
    );
    expect(me.body.data.currentUser).toEqual({
      name: 'Ingrid Solheim',
      email: 'ingrid@fjordsupplies.example',
      role: 'Admin',
      status: 'Active',
      shouldShowWelcomeBanner: true,
      client: { name: 'Fjord Supplies', email: 'ingrid@fjordsupplies.example', subscription: null },
    });
  });

  it('lets the founder sign in with the password', async () => {
    await register({ ...founder, email: 'second@fjordsupplies.example' });

    expect((await login(api, { email: 'second@fjordsupplies.example' })).body.errors).toBeUndefined();
  });

  it('refuses a mail that has an account, in whatever case, and creates nothing', async () => {
    const { email } = await buildUser(api.db);
    const before = await api.db.client.count();

    const result = await register({ ...founder, email: email.toUpperCase() });

    expect(firstError(result).extensions).toEqual({ code: 'EMAIL_TAKEN', field: 'email' });
    expect(await api.db.client.count()).toBe(before);
  });

  it('creates one company of ten requests at once with one mail', async () => {
    const email = 'racer@fjordsupplies.example';
    const before = await api.db.client.count();

    const results = await Promise.all(Array.from({ length: 10 }, () => register({ ...founder, email })));

    expect(results.filter(({ body }) => !body.errors)).toHaveLength(1);
    expect(await api.db.client.count()).toBe(before + 1);
  });

  it.each([
    ['companyName', '   ', "Enter your company's name."],
    ['companyName', 'x'.repeat(121), 'Use at most 120 characters.'],
    ['name', '', 'Enter your name.'],
    ['name', 'Eve\r\nBcc: all@example.com', 'Use a single line without control characters.'],
    ['email', 'not a mail', 'Enter an email address such as maya@company.com.'],
    ['email', `${'x'.repeat(260)}@a.example`, 'This email address is too long.'],
    ['password', 'seven77', 'Use at least 8 characters.'],
    ['password', 'iloveyou', 'This password is too easy to guess. Choose another one.'],
  ])('names the field at fault: %s «%s»', async (field, value, message) => {
    const result = await register({ ...founder, [field]: value });

    expect(firstError(result)).toMatchObject({ message, extensions: { code: 'BAD_INPUT', field } });
  });

  it('cannot be told a role, a client or a subscription', async () => {
    for (const extra of [{ role: 'Admin' }, { clientId: 'clnt_1' }, { subscription: 'Pro' }]) {
      const { body } = await register({ ...founder, email: 'eve@fjordsupplies.example', ...extra });

      expect(body.data).toBeUndefined();
    }
    expect(await api.db.user.findUnique({ where: { email: 'eve@fjordsupplies.example' } })).toBeNull();
  });

  it('is limited for one address', async () => {
    for (let count = 0; count < 10; count += 1) await register({ ...founder, email: `${count}@many.example` });

    expect(firstCode(await register({ ...founder, email: 'eleventh@many.example' }))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is refused while signing up is closed', async () => {
    const closed = await createTestApi({ config: { signupEnabled: false } });

    expect(firstCode(await register(founder, closed))).toBe('SIGNUP_CLOSED');
    await closed.close();
  });
});
