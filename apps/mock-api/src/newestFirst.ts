import * as v from 'valibot';
import { decodeCursor, encodeCursor } from './connection.ts';

/** `[milliseconds, id]`: a record's place in a list by the instant at which it was made. */
const Position = v.strictTuple([
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((milliseconds) => new Date(milliseconds)),
    v.date(),
  ),
  v.string(),
]);

/** For lists that show the newest record first: their order, and a record's place in it. */
export const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
export const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }) => encodeCursor([createdAt.getTime(), id]);

/** When and by what id such a list goes on. Throws BAD_INPUT for a place of another list. */
export const placeIn = (cursor: string) => decodeCursor('after', cursor, Position);

/** What comes after a place of such a list; everything without one. Throws BAD_INPUT for a place of another list. */
export function following(cursor: string | null | undefined) {
  if (!cursor) return {};
  const [createdAt, id] = placeIn(cursor);
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] };
}
