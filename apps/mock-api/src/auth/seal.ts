import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';

const ALGORITHM = 'aes-256-gcm';

/** Encrypts what we need to read again but nobody who has only the database may: `about` says whose it is, and binds it there. */
export function seal({ tokenSecret }: Pick<Config, 'tokenSecret'>, text: string, about: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyFrom(tokenSecret), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.');
}

/** What was sealed; null when it was changed, moved to somebody else, or sealed with another TOKEN_SECRET. */
export function unseal({ tokenSecret }: Pick<Config, 'tokenSecret'>, sealed: string, about: string): string | null {
  const [nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !text || !tag) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFrom(tokenSecret), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyFrom = (tokenSecret: string) => Buffer.from(hkdfSync('sha256', tokenSecret, '', 'parley.sealed', 32));
