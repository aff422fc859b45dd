import type { Conversation, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { ConversationSort } from '#__generated__/resolvers.ts';
import { decodeCursor, encodeCursor } from '#connection.ts';

type Field = 'lastActivityAt' | 'id' | 'number' | 'priority' | 'waitingSince';
type Key = { field: Field; direction: 'asc' | 'desc' };

const asc = (field: Field): Key => ({ field, direction: 'asc' });
const desc = (field: Field): Key => ({ field, direction: 'desc' });
const LATEST = [desc('lastActivityAt'), desc('id')];

/** Each ends with what is unique, so that every conversation has one place. Nobody waiting (null) comes last. */
const ORDERS: Readonly<Record<ConversationSort, readonly Key[]>> = {
  LastActivityNewest: LATEST,
  LastActivityOldest: [asc('lastActivityAt'), asc('id')],
  CreatedNewest: [desc('number')],
  CreatedOldest: [asc('number')],
  PriorityHighest: [desc('priority'), ...LATEST],
  WaitingLongest: [asc('waitingSince'), ...LATEST],
};

const Instant = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((milliseconds) => new Date(milliseconds)),
  v.date(),
);
const SCHEMAS = {
  lastActivityAt: Instant,
  waitingSince: v.nullable(Instant),
  id: v.string(),
  number: v.pipe(v.number(), v.safeInteger()),
  priority: v.pipe(v.number(), v.safeInteger()),
} satisfies Record<Field, unknown>;

type Value = v.InferOutput<(typeof SCHEMAS)[Field]>;
type Condition = Prisma.ConversationWhereInput;

/** What to order by. */
export function orderBy(sort: ConversationSort): Prisma.ConversationOrderByWithRelationInput[] {
  return ORDERS[sort].map(({ field, direction }) =>
    field === 'waitingSince' ? { waitingSince: { sort: direction, nulls: 'last' } } : { [field]: direction },
  );
}

/** A conversation's place in the order, as callers hand it back. */
export function placeOf(sort: ConversationSort, conversation: Conversation): string {
  return encodeCursor(
    ORDERS[sort].map(({ field }) => {
      const value = conversation[field];
      return value instanceof Date ? value.getTime() : value;
    }),
  );
}

/**
 * What comes after the place that `cursor` names, as a condition. Its first part is implied by the other; it is the one
 * that lets the index begin at the cursor. Throws BAD_INPUT for a cursor of another order.
 */
export function following(sort: ConversationSort, cursor: string): Condition {
  const keys = ORDERS[sort];
  const values: Value[] = decodeCursor('after', cursor, v.strictTuple(keys.map(({ field }) => SCHEMAS[field])));
  const places = keys.map((key, index) => ({ ...key, value: values[index] ?? null }));
  const [first] = places;
  return { AND: [...(first ? [from(first)] : []), { OR: beyond(places) }] };
}

type Place = Key & { value: Value | null };

function beyond([place, ...rest]: readonly Place[]): Condition[] {
  if (!place) return [];
  const { field, value } = place;
  const ties = rest.length > 0 ? [{ AND: [{ [field]: value }, { OR: beyond(rest) }] }] : [];
  return [...strictlyBeyond(place), ...ties];
}

function strictlyBeyond({ field, direction, value }: Place): Condition[] {
  if (value === null) return [];
  const further = { [field]: direction === 'asc' ? { gt: value } : { lt: value } };
  return field === 'waitingSince' ? [further, { waitingSince: null }] : [further];
}

function from({ field, direction, value }: Place): Condition {
  if (value === null) return { [field]: null };
  // Whoever does not wait comes after all who do.
  if (field === 'waitingSince') return {};
  return { [field]: direction === 'asc' ? { gte: value } : { lte: value } };
}
