import { describe, expect, it } from 'vitest';
import { decideAccess, type AccessSession } from './access.ts';

const signedOut: AccessSession = { accessToken: null, refreshToken: null, user: null };
const active: AccessSession = {
  accessToken: 'token',
  refreshToken: null,
  user: { status: 'Active', client: { hasSubscription: true } },
};
const withUser = (user: AccessSession['user']): AccessSession => ({ ...active, user });
const stay = { kind: 'stay' };
const redirect = (to: string) => ({ kind: 'redirect', to });

describe('decideAccess', () => {
  it.each([
    '/login',
    '/signup',
    '/forgot-password',
    '/forgot-password/success',
    '/reset-password',
    '/auth',
    '/onboard/user',
  ])('leaves everybody on the public path %s', (path) => {
    for (const session of [signedOut, active, withUser({ status: 'Pending', client: { hasSubscription: false } })]) {
      expect(decideAccess(path, session, true)).toEqual(stay);
    }
  });

  it('does not take a path for public because it begins like one', () => {
    expect(decideAccess('/authority', signedOut, false)).toEqual(redirect('/login'));
  });

  it('refreshes when there is only a refresh token, even with signup open', () => {
    expect(decideAccess('/dashboard', { ...signedOut, refreshToken: 'r' }, true)).toEqual({ kind: 'refresh' });
  });

  it('sends a stranger to signup when it is open, else to login', () => {
    expect(decideAccess('/dashboard/inbox', signedOut, true)).toEqual(redirect('/signup'));
    expect(decideAccess('/dashboard/inbox', signedOut, false)).toEqual(redirect('/login'));
  });

  it('loads the user only when there is an access token and no user yet', () => {
    expect(decideAccess('/', withUser(null), true)).toEqual({ kind: 'load' });
  });

  it('sends a client without subscription to the details step, unless it is onboarding already', () => {
    const session = withUser({ status: 'Active', client: { hasSubscription: false } });

    expect(decideAccess('/dashboard', session, true)).toEqual(redirect('/onboard/client/details'));
    expect(decideAccess('/onboard/client/payment', session, true)).toEqual(stay);
    expect(decideAccess('/onboard/client', session, true)).toEqual(stay);
  });

  it('asks for the subscription before it asks whether the person is Pending', () => {
    const session = withUser({ status: 'Pending', client: { hasSubscription: false } });

    expect(decideAccess('/dashboard', session, true)).toEqual(redirect('/onboard/client/details'));
  });

  it('sends Pending people to their own onboarding', () => {
    const session = withUser({ status: 'Pending', client: { hasSubscription: true } });

    expect(decideAccess('/dashboard', session, true)).toEqual(redirect('/onboard/user'));
  });

  it('asks nothing about a subscription of somebody without a client', () => {
    expect(decideAccess('/dashboard', withUser({ status: 'Active', client: null }), true)).toEqual(stay);
  });

  it('brings the signed-in from anywhere else to the dashboard', () => {
    expect(decideAccess('/', active, true)).toEqual(redirect('/dashboard'));
    expect(decideAccess('/onboard/client/payment', active, true)).toEqual(redirect('/dashboard'));
    expect(decideAccess('/dashboard/inbox', active, true)).toEqual(stay);
    expect(decideAccess('/dashboards', active, true)).toEqual(redirect('/dashboard'));
  });
});
