import { createHash } from 'node:crypto';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The extensions of an automatic persisted query. */
export const persisted = (text: string, overrides: Record<string, unknown> = {}) => ({
  persistedQuery: { version: 1, sha256Hash: hashOf(text), ...overrides },
});
