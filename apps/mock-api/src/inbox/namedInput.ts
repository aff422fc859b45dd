import type { SharingScope } from '@parley/db';
import * as v from 'valibot';
import { domainError } from '#errors.ts';
import { singleLine } from '#singleLine.ts';

/** A name of one line. `missing` is said when there is none. */
export const nameOf = (missing: string, longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Use at most ${longest} characters.`),
    singleLine,
    // Half a character is stored as U+FFFD: compared as it came, it would pass as a name that is free.
    v.transform((name) => name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  );

/** What something is for; null when nobody says. */
export const description = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.'))),
  v.transform((text) => text || null),
);

type Named = { id: string; name: string };

/** Throws BAD_INPUT naming `name` when another one of `others` is called so, in any case of letters. `kind`: «label». */
export function assertNameIsFree(
  others: readonly Named[],
  { id, name, kind }: Partial<Named> & { name: string; kind: string },
) {
  const same = (other: Named) => other.id !== id && other.name.toLowerCase() === name.toLowerCase();
  if (others.some(same)) {
    throw domainError('BAD_INPUT', `There is a ${kind} called “${name}” already.`, { field: 'name' });
  }
}

/** Lists of these hold all there are. Throws BAD_INPUT when there are `most` already. `kinds`: «labels». */
export function assertRoom(count: number, { most, kinds }: { most: number; kinds: string }) {
  if (count >= most) throw domainError('BAD_INPUT', `There are ${most} ${kinds} already. Delete one first.`);
}

/** Whether colleagues have it too. What one keeps to oneself is nobody else's business: the audit log passes it over. */
export const isShared = ({ scope }: { scope: SharingScope }) => scope === 'All';

type Shared = { scope: 'All' | 'Me' | undefined; ownerId: string };

/**
 * Whoever hid what a colleague has shared would lose it to the colleague. Throws BAD_INPUT naming `scope` when somebody
 * else's would be its owner's alone.
 */
export function assertMayKeep({ scope, ownerId }: Shared, user: { id: string }) {
  if (scope !== 'Me' || ownerId === user.id) return;
  throw domainError('BAD_INPUT', 'Only who has made it can keep it to themselves.', { field: 'scope' });
}
