import type { ApiKey, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { ApiScope, CreateApiKeyInput, UpdateApiKeyInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertNameIsFree, assertRoom, nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { newKeySecret } from './keySecret.ts';
import { keyState } from './keyState.ts';
import { SCOPE_WORDS, SCOPES, scopesOf } from './scopes.ts';

type Changing = Pick<Deps, 'db'> & Auditing;
export type NewApiKey = { apiKey: ApiKey; secret: string };

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Good ones; those that are over stay in the list. */
const MOST_KEYS = 50;
const MOST_DAYS = 730;
const MOST_GRACE_HOURS = 168;

const count = (least: number, most: number, sentence: string) =>
  v.pipe(v.number(), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));

const CHANGEABLE = {
  name: nameOf('Enter a name.', 60),
  scopes: v.pipe(
    v.array(v.picklist(SCOPES)),
    v.minLength(1, 'Choose what the key may be used for.'),
    v.transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope))),
  ),
};
const FIELDS = {
  ...CHANGEABLE,
  expiresInDays: v.nullish(count(1, MOST_DAYS, `Choose 1 to ${MOST_DAYS} days.`), null),
};

/** All of a company, the newest first. */
export const listApiKeys = ({ db }: Pick<Deps, 'db'>, clientId: string): Promise<ApiKey[]> =>
  db.apiKey.findMany({ where: { clientId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

async function findKey(tx: Prisma.TransactionClient, clientId: string, id: string): Promise<ApiKey> {
  const key = await tx.apiKey.findUnique({ where: { id, clientId } });
  if (!key) throw domainError('NOT_FOUND', 'This key does not exist any more.');
  return key;
}

/** Those that are good: only they hold their names. */
async function goodKeys(tx: Prisma.TransactionClient, clientId: string, now: Date): Promise<ApiKey[]> {
  const known = await tx.apiKey.findMany({ where: { clientId, revokedAt: null } });
  return known.filter((key) => keyState(key, now) === 'Active');
}

function assertIsGood(key: ApiKey, now: Date) {
  if (keyState(key, now) === 'Active') return;
  throw domainError('TOO_LATE', 'This key is not good any more. Make a new one.');
}

/** Makes a key and answers its secret, which is kept nowhere. Throws BAD_INPUT naming the field. */
export async function createApiKey(
  ctx: Changing,
  { clientId, user }: StaffMember,
  input: CreateApiKeyInput,
): Promise<NewApiKey> {
  const { name, scopes, expiresInDays } = parseInput(FIELDS, input);
  const now = ctx.clock.now();
  const { secret, ...kept } = newKeySecret();
  const apiKey = await ctx.db.$transaction(async (tx) => {
    const good = await goodKeys(tx, clientId, now);
    assertNameIsFree(good, { name, kind: 'key' });
    assertRoom(good.length, { most: MOST_KEYS, kinds: 'keys' });
    const made = await tx.apiKey.create({
      data: {
        id: newId('ApiKey'),
        clientId,
        name,
        ...kept,
        scopes: JSON.stringify(scopes),
        createdById: user.id,
        createdByName: user.name,
        createdAt: now,
        expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
      },
    });
    const detail = inWords(scopes);
    await audit(tx, by(ctx), { action: 'ApiKeyCreated', target: made, detail });
    return made;
  });
  return { apiKey, secret };
}

const inWords = (scopes: readonly ApiScope[]) => scopes.map((scope) => SCOPE_WORDS[scope]).join(', ');
const LABELS = { name: 'name', scopes: 'scopes' };
const told = (key: ApiKey) => ({ name: key.name, scopes: inWords(scopesOf(key)) });

/**
 * Changes what a key is called and may be used for; what it may no longer do ends at once. Throws NOT_FOUND, BAD_INPUT naming the
 * field, TOO_LATE for a key that is not good any more.
 */
export async function updateApiKey(
  ctx: Changing,
  clientId: string,
  { id, input }: { id: string; input: UpdateApiKeyInput },
): Promise<ApiKey> {
  const { name, scopes } = parseInput(CHANGEABLE, input);
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    const before = await findKey(tx, clientId, id);
    assertIsGood(before, now);
    assertNameIsFree(await goodKeys(tx, clientId, now), { id, name, kind: 'key' });
    const after = await tx.apiKey.update({ where: { id }, data: { name, scopes: JSON.stringify(scopes) } });
    const changes = changesBetween(told(before), told(after), LABELS);
    await audit(tx, by(ctx), { action: 'ApiKeyChanged', target: after, changes });
    return after;
  });
}

type Rotation = { id: string; graceHours: number };

/**
 * Gives a key another secret; the one before works for so many hours more, and one before that no longer. Throws NOT_FOUND,
 * BAD_INPUT naming the field, TOO_LATE for a key that is not good any more.
 */
export async function rotateApiKey(ctx: Changing, clientId: string, { id, ...input }: Rotation): Promise<NewApiKey> {
  const sentence = `Choose 0 to ${MOST_GRACE_HOURS} hours.`;
  const { graceHours } = parseInput({ graceHours: count(0, MOST_GRACE_HOURS, sentence) }, input);
  const now = ctx.clock.now();
  const { secret, ...kept } = newKeySecret();
  const apiKey = await ctx.db.$transaction(async (tx) => {
    const before = await findKey(tx, clientId, id);
    assertIsGood(before, now);
    const grace = { previousHash: before.hash, previousUntil: new Date(now.getTime() + graceHours * HOUR_MS) };
    const none = { previousHash: null, previousUntil: null };
    const rotated = await tx.apiKey.update({ where: { id }, data: { ...kept, ...(graceHours > 0 ? grace : none) } });
    const hours = graceHours === 1 ? '1 hour' : `${graceHours} hours`;
    const detail = graceHours > 0 ? `the old one works for ${hours} more` : 'the old one ended at once';
    await audit(tx, by(ctx), { action: 'ApiKeyRotated', target: rotated, detail });
    return rotated;
  });
  return { apiKey, secret };
}

/** Puts an end to a key; once more changes nothing. Throws NOT_FOUND. */
export async function revokeApiKey(ctx: Changing, clientId: string, id: string): Promise<ApiKey> {
  return ctx.db.$transaction(async (tx) => {
    const before = await findKey(tx, clientId, id);
    if (before.revokedAt) return before;
    const revoked = await tx.apiKey.update({
      where: { id },
      data: { revokedAt: ctx.clock.now(), previousHash: null, previousUntil: null },
    });
    await audit(tx, by(ctx), { action: 'ApiKeyRevoked', target: revoked });
    return revoked;
  });
}
