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

/** Before all that is stored: to ask for more than this finds an index, to ask for «not null» does not. */
export const ALWAYS = new Date(0);

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

/** A conversation's place in the order, as callers hand it back. */
export function placeOf(sort: ConversationSort, conversation: Conversation): string {
  return encodeCursor(
    ORDERS[sort].map(({ field }) => {
      const value = conversation[field];
      return value instanceof Date ? value.getTime() : value;
    }),
  );
}

/** A part of the list that one statement reads out of an index. */
export type Stretch = { where: Condition; orderBy: Prisma.ConversationOrderByWithRelationInput[] };

/**
 * The list in this order, after the place that `cursor` names if there is one, as one stretch or two that follow each other:
 * who waits and who does not, since SQLite sorts anew for an order in which null comes last. Throws BAD_INPUT for a cursor
 * of another order.
 */
export function stretchesOf(sort: ConversationSort, cursor: string | null | undefined): Stretch[] {
  const keys = ORDERS[sort];
  const places = cursor ? placesAt(keys, cursor) : [];
  if (sort !== 'WaitingLongest') return [stretch(keys, places)];
  const [since, ...latest] = places;
  const idle = (after: readonly Place[]) => stretch(LATEST, after, { waitingSince: null });
  if (since?.value === null) return [idle(latest)];
  return [stretch(keys, places, { waitingSince: { gte: ALWAYS } }), idle([])];
}

type Place = Key & { value: Value | null };

function placesAt(keys: readonly Key[], cursor: string): Place[] {
  const values: Value[] = decodeCursor('after', cursor, v.strictTuple(keys.map(({ field }) => SCHEMAS[field])));
  return keys.map((key, index) => ({ ...key, value: values[index] ?? null }));
}

/** A bound is implied by what follows it; it is the one that lets the index begin at the cursor. */
function stretch(keys: readonly Key[], places: readonly Place[], within: Condition = {}): Stretch {
  const [first] = places;
  return {
    where: first ? { AND: [within, from(first), { OR: beyond(places) }] } : within,
    orderBy: keys.map(({ field, direction }) => ({ [field]: direction })),
  };
}

function beyond([place, ...rest]: readonly Place[]): Condition[] {
  if (!place) return [];
  const { field, value, direction } = place;
  const further = { [field]: direction === 'asc' ? { gt: value } : { lt: value } };
  return rest.length > 0 ? [further, { AND: [{ [field]: value }, { OR: beyond(rest) }] }] : [further];
}

function from({ field, direction, value }: Place): Condition {
  return { [field]: direction === 'asc' ? { gte: value } : { lte: value } };
}
