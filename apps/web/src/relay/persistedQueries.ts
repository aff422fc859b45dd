import type { GraphQLBody } from './transport.ts';

/** How many hashes of documents without a build-time id are kept (spec §7). */
const HASH_CACHE_SIZE = 2000;

type Digest = Pick<SubtleCrypto, 'digest'>;

/**
 * Remembers sha-256 hashes by query text, the least recently used is forgotten first. Promises are kept, so that
 * concurrent first uses hash once. Answers null where the browser has no `crypto.subtle` (plain http beyond localhost).
 */
export function createHashCache(subtle: Digest | undefined = globalThis.crypto?.subtle, size = HASH_CACHE_SIZE) {
  const hashes = new Map<string, Promise<string>>();

  return (text: string): Promise<string> | null => {
    if (!subtle) return null;
    const hash = hashes.get(text) ?? sha256(subtle, text);
    hashes.delete(text);
    hashes.set(text, hash);
    const [oldest] = hashes.keys();
    if (hashes.size > size && oldest !== undefined) hashes.delete(oldest);
    return hash;
  };
}

async function sha256(subtle: Digest, text: string): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What an answer says of the hash: servers say it by message or by code, in any of the errors, with or without data. */
export function persistedQueryVerdict({ errors = [] }: GraphQLBody): 'known' | 'notFound' | 'notSupported' {
  const says = (message: string, code: string) =>
    errors.some((error) => error.message === message || error.extensions?.code === code);
  if (says('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED')) return 'notSupported';
  if (says('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND')) return 'notFound';
  return 'known';
}
