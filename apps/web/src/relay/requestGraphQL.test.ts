import { describe, expect, it, vi } from 'vitest';
import type { FetchGraphQL } from './fetchGraphQL.ts';
import { resetUserScope } from './userScope.ts';
import { createRequestGraphQL } from './requestGraphQL.ts';
import type { RefreshOutcome, SessionPort } from './sessionPort.ts';
import { NoReplyError, type GraphQLBody } from './transport.ts';

const query = { name: 'List', operationKind: 'query', id: 'q', text: 'query List{list}' };
const mutation = { name: 'Change', operationKind: 'mutation', id: 'm', text: 'mutation Change{change}' };
const ok: GraphQLBody = { data: { list: [] } };
const unauthenticated: GraphQLBody = { errors: [{ message: 'Sign in again.', extensions: { status: 401 } }] };
const userNotFound: GraphQLBody = { errors: [{ message: 'Gone.', extensions: { code: 'USER_NOT_FOUND' } }] };

/** A session whose token 'old' the API no longer takes, and which a refresh makes 'new'. */
function sessionOf(over: Partial<SessionPort> = {}, outcome: RefreshOutcome = 'refreshed') {
  let token: string | null = 'old';
  const session = {
    accessToken: () => token,
    canRefresh: () => true,
    refresh: vi.fn<SessionPort['refresh']>(async () => {
      if (outcome === 'refreshed') token = 'new';
      return outcome;
    }),
    end: vi.fn<SessionPort['end']>(() => {
      token = null;
    }),
    isOnLoginPage: () => false,
    verify: async () => {},
    ...over,
  };
  return session;
}

/** An API that takes only the token 'new'. */
const api = (session: SessionPort) =>
  vi.fn<FetchGraphQL>(async () => (session.accessToken() === 'new' ? ok : unauthenticated));
const noPause = async () => {};

describe('requestGraphQL', () => {
  it('refreshes once for an expired token and replays the request', async () => {
    const session = sessionOf();
    const fetchGraphQL = api(session);
    const request = createRequestGraphQL(fetchGraphQL, session, noPause);

    expect(await request(query, {})).toEqual(ok);
    expect(session.refresh).toHaveBeenCalledExactlyOnceWith('old');
    expect(fetchGraphQL).toHaveBeenCalledTimes(2);
    expect(session.end).not.toHaveBeenCalled();
  });

  it('replays a request whose token another one has replaced meanwhile', async () => {
    let token = 'old';
    const session = sessionOf({ accessToken: () => token, canRefresh: () => false, refresh: async () => 'refreshed' });
    const fetchGraphQL = vi.fn<FetchGraphQL>(async () => {
      if (token === 'new') return ok;
      token = 'new';
      return unauthenticated;
    });

    expect(await createRequestGraphQL(fetchGraphQL, session, noPause)(query, {})).toEqual(ok);
  });

  it.each([
    ['the answer', 'answer'],
    ['the refresh', 'refresh'],
  ])('does not do in the name of somebody else what came back unauthenticated: %s was awaited', async (_, awaited) => {
    let token = 'old';
    const takeOver = () => {
      token = 'of somebody else';
      resetUserScope();
    };
    const refresh = async (): Promise<RefreshOutcome> => {
      if (awaited === 'refresh') takeOver();
      return 'refreshed';
    };
    const session = sessionOf({ accessToken: () => token, refresh });
    const fetchGraphQL = vi.fn<FetchGraphQL>(async () => {
      if (awaited === 'answer') takeOver();
      return unauthenticated;
    });

    await expect(createRequestGraphQL(fetchGraphQL, session, noPause)(mutation, {})).rejects.toThrow('Sign in again.');
    expect(fetchGraphQL).toHaveBeenCalledOnce();
    expect(session.end).not.toHaveBeenCalled();
  });

  it('ends the session at once when nothing can be refreshed', async () => {
    const session = sessionOf({ canRefresh: () => false });
    const request = createRequestGraphQL(api(session), session, noPause);

    await expect(request(query, {})).rejects.toMatchObject({ name: 'GraphQLRequestError', message: 'Sign in again.' });
    expect(session.end).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('ends the session once for ten requests when the refresh is refused', async () => {
    const session = sessionOf({}, 'refused');
    const request = createRequestGraphQL(api(session), session, noPause);

    await Promise.allSettled(Array.from({ length: 10 }, () => request(query, {})));

    expect(session.end).toHaveBeenCalledOnce();
  });

  it('ends the session when the new token is refused, too', async () => {
    const session = sessionOf();
    const request = createRequestGraphQL(async () => unauthenticated, session, noPause);

    await expect(request(query, {})).rejects.toThrow('Sign in again.');
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(session.end).toHaveBeenCalledOnce();
  });

  it('keeps the session when nobody answers the refresh', async () => {
    const session = sessionOf({}, 'unreachable');

    await expect(createRequestGraphQL(api(session), session, noPause)(query, {})).rejects.toBeInstanceOf(NoReplyError);
    expect(session.end).not.toHaveBeenCalled();
  });

  it('ends the session when the user is gone, and throws the first error to the caller', async () => {
    const session = sessionOf();
    const request = createRequestGraphQL(async () => userNotFound, session, noPause);

    await expect(request(query, {})).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(session.end).toHaveBeenCalledExactlyOnceWith('userGone');
  });

  it('lets the user be gone on the login page', async () => {
    const session = sessionOf({ isOnLoginPage: () => true });
    const request = createRequestGraphQL(async () => userNotFound, session, noPause);

    await expect(request(mutation, {})).rejects.toThrow('Gone.');
    expect(session.end).not.toHaveBeenCalled();
  });

  it('tries a query once more when nobody answers, and a mutation never', async () => {
    const session = sessionOf();
    const fetchGraphQL = vi.fn<FetchGraphQL>().mockRejectedValue(new NoReplyError());
    const request = createRequestGraphQL(fetchGraphQL, session, noPause);

    await expect(request(query, {})).rejects.toBeInstanceOf(NoReplyError);
    expect(fetchGraphQL).toHaveBeenCalledTimes(2);
    await expect(request(mutation, {})).rejects.toBeInstanceOf(NoReplyError);
    expect(fetchGraphQL).toHaveBeenCalledTimes(3);
  });
});
