import { describe, expect, it } from 'vitest';
import { safeReturnPath, withReturnPath } from './returnPath.ts';

const here = 'https://parley.test';

describe('safeReturnPath', () => {
  it('keeps a path of ours with its search', () => {
    expect(safeReturnPath('/dashboard/inbox?tab=open#last', here)).toBe('/dashboard/inbox?tab=open#last');
  });

  it.each([
    null,
    '',
    'dashboard',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /dashboard',
    'https://evil.test',
    'javascript:alert(1)',
    'https:/evil.test',
    '/..//evil.test',
    '/%00\u0000',
  ])('refuses %j', (next) => {
    expect(safeReturnPath(next, here)).toBeNull();
  });

  it.each(['/', '/login', '/signup?next=/dashboard', '/auth?accessToken=x'])(
    'does not return to signing in: %s',
    (next) => {
      expect(safeReturnPath(next, here)).toBeNull();
    },
  );
});

describe('withReturnPath', () => {
  it('carries a safe path along and drops any other', () => {
    expect(withReturnPath('/login', '/dashboard/inbox?a=b')).toBe('/login?next=%2Fdashboard%2Finbox%3Fa%3Db');
    expect(withReturnPath('/login', '//evil.test')).toBe('/login');
  });
});
