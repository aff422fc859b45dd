import { describe, expect, it } from 'vitest';
import { endsSession, findSessionError } from './sessionErrors.ts';

const errorWith = (extensions: Record<string, unknown>) => ({ message: 'No', extensions });

describe('findSessionError', () => {
  it.each([
    { status: 401 },
    { statusCode: 401 },
    { http: { status: 401 } },
    { response: { statusCode: 401 } },
    { originalError: { statusCode: 401 } },
    { status: '401' },
  ])('finds status 401 in %j', (extensions) => {
    expect(findSessionError({ errors: [errorWith(extensions)] })).toBe('unauthenticated');
  });

  it('finds the code USER_NOT_FOUND', () => {
    expect(findSessionError({ errors: [errorWith({ code: 'USER_NOT_FOUND' })] })).toBe('userNotFound');
  });

  it('looks at the first error only', () => {
    expect(findSessionError({ errors: [errorWith({}), errorWith({ status: 401 })] })).toBeNull();
  });

  it('finds nothing in an answer without errors', () => {
    expect(findSessionError({ data: {} })).toBeNull();
  });
});

describe('endsSession', () => {
  const onLogin = { operationKind: 'query', isAuthenticated: true, isOnLoginPage: true };

  it('ends it for a 401 anywhere', () => {
    expect(endsSession('unauthenticated', onLogin)).toBe(true);
  });

  it('suppresses USER_NOT_FOUND of mutations and authenticated queries on the login page only', () => {
    expect(endsSession('userNotFound', onLogin)).toBe(false);
    expect(endsSession('userNotFound', { ...onLogin, operationKind: 'mutation', isAuthenticated: false })).toBe(false);
    expect(endsSession('userNotFound', { ...onLogin, isAuthenticated: false })).toBe(true);
    expect(endsSession('userNotFound', { ...onLogin, isOnLoginPage: false })).toBe(true);
  });
});
