import { hashSecret, newSecret } from '#auth/secrets.ts';

const MARK = 'pk_live_';
/** Enough to know it by, and far too little to guess the rest. */
const SHOWN = MARK.length + 6;

/** A fresh secret; only its hash and what it begins with are kept. */
export function newKeySecret(): { secret: string; prefix: string; hash: string } {
  const secret = `${MARK}${newSecret()}`;
  return { secret, prefix: secret.slice(0, SHOWN), hash: hashSecret(secret) };
}

/** The secret of an `Authorization` header; null for anything that is none of ours. */
export function secretIn(authorization: string | null): string | null {
  const [, secret] = /^Bearer +(pk_live_[\w-]{20,100}) *$/i.exec(authorization ?? '') ?? [];
  return secret ?? null;
}
