import { describe, expect, it } from 'vitest';
import { UnreadableReplyError } from '#relay/transport.ts';
import { crashReference } from './crashReference.ts';

const AT = new Date('2026-11-21T21:40:12.345Z');

describe('crashReference', () => {
  it('names a code, the time and the place', () => {
    const { code, text } = crashReference(new TypeError('x is not a function'), '/dashboard/users', AT);

    expect(code).toMatch(/^[0-9A-Z]{6}$/);
    expect(text).toBe(`Parley ${code}, 2026-11-21 21:40:12 UTC, /dashboard/users`);
  });

  it('gives the same failure the same code, at any time and place, and others another one', () => {
    const codeOf = (message: string, path: string) => crashReference(new Error(message), path, AT).code;

    expect(codeOf('boom', '/a')).toBe(codeOf('boom', '/b'));
    expect(codeOf('boom', '/a')).not.toBe(codeOf('bang', '/a'));
  });

  it('repeats the code that the failure names already', () => {
    expect(crashReference(new UnreadableReplyError(500), '/dashboard', AT).code).toBe('H500');
  });

  it('says nothing of what failed', () => {
    const { text } = crashReference(new Error('secret of Hannah'), '/dashboard', AT);

    expect(text).not.toContain('secret');
  });

  it.each([null, undefined, 'thrown as text', { odd: true }])('takes whatever is thrown: %s', (thrown) => {
    expect(crashReference(thrown, '/', AT).code).toHaveLength(6);
  });
});
