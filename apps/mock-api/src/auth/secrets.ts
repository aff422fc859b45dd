import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A fresh 256-bit secret to hand out, base64url (43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret that was handed out is stored: SHA-256, hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A secret that only the holder of `key` can work out from `message`, base64url. */
export function deriveSecret(key: string, message: string): string {
  return createHmac('sha256', key).update(message).digest('base64url');
}

type Bound = {
  purpose: 'password-reset' | 'second-factor';
  secret: string;
  user: { id: string; passwordHash: string | null };
};

/** `secret`, with a seal that is good for one purpose and one person, and no longer fits once their password has changed. */
export function boundToken({ tokenSecret }: { tokenSecret: string }, { purpose, secret, user }: Bound): string {
  return `${secret}.${deriveSecret(tokenSecret, `${purpose}:${secret}:${user.id}:${user.passwordHash ?? ''}`)}`;
}
