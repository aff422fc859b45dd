import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { firstCode, firstError, forgotPassword, login, MINUTE, moveClock, PASSWORD } from '#testing/authOperations.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const WRONG = 'not the password';

let api: TestApi;
let email: string;
beforeEach(async () => {
  api = await createTestApi();
  ({ email } = await buildUser(api.db, { password: PASSWORD }));
});
afterEach(async () => {
  await backgroundWorkDone();
  await api.close();
});

const failFrom = (ip: string, mail = email) => login(api, { email: mail, password: WRONG }, { ip });
const codes = (results: Awaited<ReturnType<typeof login>>[]) => results.map((result) => firstCode(result));

async function failTimes(times: number, attempt: (index: number) => ReturnType<typeof login>) {
  const results = [];
  for (let index = 0; index < times; index += 1) results.push(await attempt(index));
  return results;
}

describe('an address that fails to sign in', () => {
  it('is refused after five failures, even with the right password, and told how long to wait', async () => {
    const failures = await failTimes(5, (index) => failFrom('10.0.0.1', `nobody${index}@nowhere.example`));
    moveClock(api, MINUTE);

    const refused = await login(api, { email }, { ip: '10.0.0.1' });

    expect(new Set(codes(failures))).toEqual(new Set(['INVALID_CREDENTIALS']));
    const { message, extensions } = firstError(refused);
    expect(extensions).toEqual({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.closeTo(240, -1) });
    expect(message).toBe('Too many attempts. Try again in 4 minutes.');
  });

  it('may try again when the five minutes are over', async () => {
    await failTimes(6, () => failFrom('10.0.0.1'));
    moveClock(api, 5 * MINUTE);

    const { body } = await login(api, { email }, { ip: '10.0.0.1' });

    expect(body.errors).toBeUndefined();
  });

  it('is not kept out for longer by a clock that was put back', async () => {
    moveClock(api, 30 * 24 * 60 * MINUTE);
    await failTimes(6, () => failFrom('10.0.0.1'));
    api.clock.setOffset(0);

    const { body } = await login(api, { email }, { ip: '10.0.0.1' });

    expect(body.errors).toBeUndefined();
  });

  it('does not keep another address out', async () => {
    await failTimes(6, () => failFrom('10.0.0.1', 'nobody@nowhere.example'));

    const { body } = await login(api, { email }, { ip: '10.0.0.2' });

    expect(body.errors).toBeUndefined();
  });

  it('is not counted for signing in well', async () => {
    const successes = await failTimes(12, () => login(api, { email }, { ip: '10.0.0.1' }));

    expect(successes.every(({ body }) => body.errors === undefined)).toBe(true);
  });
});

describe('a mail that is guessed at', () => {
  it('is closed after ten failures from many addresses, the same whether it has an account', async () => {
    const known = await failTimes(11, (index) => failFrom(`10.0.1.${index}`));
    const unknown = await failTimes(11, (index) => failFrom(`10.0.2.${index}`, 'nobody@nowhere.example'));

    expect(codes(known).indexOf('TOO_MANY_ATTEMPTS')).toBe(10);
    expect(codes(unknown)).toEqual(codes(known));
  });

  it('is open again after fifteen minutes', async () => {
    await failTimes(10, (index) => failFrom(`10.0.1.${index}`));
    moveClock(api, 15 * MINUTE);

    const { body } = await login(api, { email }, { ip: '10.0.0.2' });

    expect(body.errors).toBeUndefined();
  });

  it('does not use up the attempts of the address that is refused', async () => {
    await failTimes(10, (index) => failFrom(`10.0.1.${index}`));
    await failTimes(8, () => failFrom('10.0.0.9'));
    const colleague = await buildUser(api.db, { password: PASSWORD });

    const { body } = await login(api, colleague, { ip: '10.0.0.9' });

    expect(body.errors).toBeUndefined();
  });

  it('counts as the same in upper case and with blanks', async () => {
    await failTimes(10, (index) => failFrom(`10.0.1.${index}`, index % 2 ? email.toUpperCase() : ` ${email}`));

    expect(firstCode(await failFrom('10.0.0.2'))).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('guessing faster', () => {
  it('gets no further with fifty guesses at once', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => failFrom('10.0.0.1')));

    expect(codes(results).filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(codes(results).filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(45);
  });

  it('gets one guess a request, however many aliases it has', async () => {
    const fields = ['a', 'b', 'c', 'd'].map(
      (alias) => `${alias}: login(input: { email: "${email}", password: "${WRONG}" }) { accessToken }`,
    );

    const { body } = await api.run(`mutation { ${fields.join(' ')} }`, { ip: '10.0.0.1' });
    await failTimes(4, () => failFrom('10.0.0.1'));

    expect(body.data).toBeFalsy();
    expect(body.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(firstCode(await failFrom('10.0.0.1'))).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is refused a second field that signs in even after the first has worked', async () => {
    const right = `a: login(input: { email: "${email}", password: "${PASSWORD}" }) { accessToken }`;
    const mixed = `b: refreshToken(refreshToken: "guess") { accessToken }`;

    const { body } = await api.run(`mutation { ${right} ${mixed} }`);

    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
  });

  it('is refused several refreshes in one query', async () => {
    const { body } = await api.run(
      `{ a: accessToken(refreshToken: "x") { accessToken } b: accessToken(refreshToken: "y") { accessToken } }`,
    );

    expect(body.errors?.map(({ extensions }) => extensions.code)).toContain('BAD_INPUT');
  });
});

describe('asking for recovery mails', () => {
  it('is refused after three an hour for a mail, the same whether it has an account', async () => {
    for (const mail of [email, 'nobody@nowhere.example']) {
      for (let count = 0; count < 3; count += 1) await forgotPassword(api, mail, { ip: `10.0.3.${count}` });

      expect(firstCode(await forgotPassword(api, mail, { ip: '10.0.3.9' }))).toBe('TOO_MANY_ATTEMPTS');
    }
  });

  it('is refused after ten an hour from an address, and allowed when the hour is over', async () => {
    for (let count = 0; count < 10; count += 1) {
      await forgotPassword(api, `nobody${count}@nowhere.example`, { ip: '10.0.3.1' });
    }

    expect(firstCode(await forgotPassword(api, email, { ip: '10.0.3.1' }))).toBe('TOO_MANY_ATTEMPTS');
    moveClock(api, 60 * MINUTE);
    expect((await forgotPassword(api, email, { ip: '10.0.3.1' })).body.data).toEqual({ forgotPassword: true });
  });
});
