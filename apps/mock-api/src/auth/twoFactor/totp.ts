import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Parley', label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });

/** A fresh secret of 160 bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the QR code. */
export const totpUri = (secret: string, email: string): string => totp(secret, email).toString();

/** Which 30 seconds, counted since 1970, `code` belongs to: those of `now`, or the ones beside them; null for none of these. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp(secret).counter({ timestamp }) + delta;
}
