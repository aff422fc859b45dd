import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** «12345678901234567890», the secret of RFC 6238's test vectors, whose codes end in these six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('totpStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('takes the code of RFC 6238 at second %d', (seconds, code) => {
    expect(totpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('takes the code of the 30 seconds before and after, for clocks that differ, and of no others', () => {
    const seconds = 1_111_111_111;
    const step = Math.floor(seconds / 30);

    expect(totpStep(SECRET, '050471', at(seconds + 30))).toBe(step);
    expect(totpStep(SECRET, '050471', at(seconds - 30))).toBe(step);
    expect(totpStep(SECRET, '050471', at(seconds + 60))).toBeNull();
    expect(totpStep(SECRET, '050471', at(seconds - 60))).toBeNull();
  });
});

it('tells an app the issuer, the account and a secret of 160 bits', () => {
  const secret = newTotpSecret();

  const uri = new URL(totpUri(secret, 'maya@northwindoutdoor.com'));

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(decodeURIComponent(uri.pathname)).toContain('Parley:maya@northwindoutdoor.com');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Parley', digits: '6', period: '30' });
});
