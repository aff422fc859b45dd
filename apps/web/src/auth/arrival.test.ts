import { afterEach, describe, expect, it } from 'vitest';
import { claimAccessToken, claimGoogle, takeArrival } from './arrival.ts';

const visit = (url: string) => {
  window.history.replaceState(null, '', url);
  takeArrival();
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('takeArrival', () => {
  it('takes the access token out of a sign-in link and leaves the rest', () => {
    visit('/auth?accessToken=secret&next=%2Fdashboard%2Finbox');

    expect(window.location.search).toBe('?next=%2Fdashboard%2Finbox');
    expect(claimAccessToken()).toBe('secret');
    expect(claimAccessToken()).toBeNull();
  });

  it('takes what Google came back with', () => {
    visit('/login?code=c&state=s&scope=openid&authuser=0&next=%2Fdashboard');

    expect(window.location.search).toBe('?next=%2Fdashboard');
    expect(claimGoogle()).toEqual({ code: 'c', state: 's', error: null });
    expect(claimGoogle()).toBeNull();
  });

  it('leaves other pages alone', () => {
    visit('/reset-password?token=t&code=c');

    expect(window.location.search).toBe('?token=t&code=c');
    expect(claimGoogle()).toBeNull();
  });
});
