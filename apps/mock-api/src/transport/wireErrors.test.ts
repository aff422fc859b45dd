import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseFault } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { domainError } from '#errors.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

let api: TestApi;
let company: Company;
beforeAll(async () => {
  api = await createTestApi({ config: { isProduction: true } });
  company = await buildCompany(api);
});
afterAll(() => api.close());

/** Lets the resolver of `conversation` fail with `error`. */
function failing(error: unknown) {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(api.db.conversation, 'findFirst').mockRejectedValue(error);
  return logged;
}
const conversation = () => api.run('{ conversation(id: "conv_x") { id } }', { token: company.agentToken });

describe('an unexpected error', () => {
  it('is logged once with its cause, and the caller gets only the code to find it by', async () => {
    const cause = new Error('no such table: Conversation in /srv/parley/prisma.db');
    const logged = failing(cause);

    const { status, body } = await conversation();

    expect(status).toBe(200);
    expect(body).toEqual({
      data: { conversation: null },
      errors: [
        {
          message: 'Something went wrong on our side. Try again.',
          path: ['conversation'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR', supportCode: expect.stringMatching(/^[2-9A-Z]{6}$/) },
        },
      ],
    });
    const supportCode = String(body.errors?.[0]?.extensions?.supportCode);
    expect(logged.mock.calls).toEqual([[`Support code ${supportCode}:`, cause]]);
  });

  it.each([
    ['a string', 'SELECT * FROM users'],
    ['null', null],
    ['an object', { sql: 'SELECT' }],
  ])('is masked when it is %s', async (_name, thrown) => {
    failing(thrown);

    const { body } = await conversation();

    expect(JSON.stringify(body)).not.toContain('SELECT');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  });

  it('of a busy database says when to try again', async () => {
    failing(new DatabaseFault('Busy', 'Another program has been writing to /srv/parley.db'));

    const { body } = await conversation();

    expect(body.errors?.[0]?.extensions).toEqual({ code: 'OVERLOADED', retryAfterSeconds: 1 });
    expect(JSON.stringify(body)).not.toContain('/srv');
  });
});

describe('a session error', () => {
  it('stands first, with its status where clients look for it, and HTTP 401 only without data', async () => {
    const mixed = await api.run('{ conversation(id: "x") { id } currentUser { id } a: __typename }');
    const alone = await api.run('{ assistants { id } }');

    const extensions = { code: 'UNAUTHENTICATED', status: 401, http: { status: 401 } };
    expect([mixed.status, mixed.body.data?.a]).toEqual([200, 'Query']);
    expect(mixed.body.errors?.[0]?.extensions).toEqual(extensions);
    expect([alone.status, alone.body.data]).toEqual([401, null]);
    expect(alone.body.errors?.[0]?.extensions).toEqual(extensions);
  });

  it('comes before other errors whatever the order of the fields', async () => {
    vi.spyOn(api.db.conversation, 'findFirst').mockRejectedValue(domainError('NOT_FOUND', 'Gone.'));
    vi.spyOn(api.db.assistant, 'findMany').mockRejectedValue(domainError('UNAUTHENTICATED', 'Sign in to go on.'));

    const { body } = await api.run('{ conversation(id: "x") { id } currentUser { id } assistants { id } }', {
      token: company.agentToken,
    });

    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED', 'NOT_FOUND']);
  });

  it('does not keep anybody who still carries an expired token from signing in', async () => {
    const { email } = await buildUser(api.db, { password: 'parley-demo-1' });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';

    const signedIn = await api.run(login, {
      token: 'expired',
      variables: { input: { email, password: 'parley-demo-1' } },
    });
    const asked = await api.run('{ assistants { id } }', { token: 'expired' });

    expect(signedIn.body.data.login.accessToken).toEqual(expect.any(String));
    expect(asked.status).toBe(401);
  });
});

describe('hooks', () => {
  it('may answer an operation before anything else does, by an error or by a whole response', async () => {
    const answers = [
      domainError('UNAUTHENTICATED', 'Sign in to go on.'),
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      null,
    ];
    const seen: unknown[] = [];
    const hooked = await createTestApi({
      beforeOperation: async (info) => {
        seen.push(info);
        return answers.shift() ?? null;
      },
    });
    const ask = () =>
      hooked.api.fetch(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query Who { __typename }' }),
        }),
      );

    const [refused, replaced, through] = [await ask(), await ask(), await ask()];

    expect([refused.status, replaced.status, through.status]).toEqual([401, 502, 200]);
    expect(await replaced.text()).toBe('<h1>Bad gateway</h1>');
    expect(seen[0]).toEqual({ operationName: 'Who', kind: 'query', persisted: 'no', transport: 'http' });
    await hooked.close();
  });
});
