import { type Conversation, Prisma } from '@parley/db';
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
type Stretch = { conditions: Prisma.Sql[]; order: Prisma.Sql };

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
  const idle = (after: readonly Place[]) => stretch(LATEST, after, [Prisma.sql`"waitingSince" IS NULL`]);
  if (since?.value === null) return [idle(latest)];
  // To ask for more than nothing finds an index, to ask for «not null» does not.
  return [stretch(keys, places, [Prisma.sql`"waitingSince" > ''`]), idle([])];
}

type Place = Key & { value: Value | null };

function placesAt(keys: readonly Key[], cursor: string): Place[] {
  const values: Value[] = decodeCursor('after', cursor, v.strictTuple(keys.map(({ field }) => SCHEMAS[field])));
  return keys.map((key, index) => ({ ...key, value: values[index] ?? null }));
}

function stretch(keys: readonly Key[], places: readonly Place[], within: readonly Prisma.Sql[] = []): Stretch {
  return {
    conditions: places.length > 0 ? [...within, beyond(places)] : [...within],
    order: Prisma.join(keys.map(({ field, direction }) => Prisma.raw(`"${field}" ${direction}`))),
  };
}

/** An index begins at places that are compared as one; where directions differ, at the bound that is implied by what follows it. */
function beyond(places: readonly Place[]): Prisma.Sql {
  const [first, ...rest] = places;
  const further = Prisma.raw(first?.direction === 'asc' ? '>' : '<');
  const columns = Prisma.join(places.map(column));
  const values = Prisma.join(places.map(({ value }) => value));
  if (!first || rest.every(({ direction }) => direction === first.direction)) {
    return Prisma.sql`(${columns}) ${further} (${values})`;
  }
  const { value } = first;
  return Prisma.sql`${column(first)} ${further}= ${value} AND (${column(first)} ${further} ${value} OR ${beyond(rest)})`;
}

const column = ({ field }: Key) => Prisma.raw(`"${field}"`);
