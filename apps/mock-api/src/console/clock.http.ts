import * as v from 'valibot';
import type { Clock } from '#clock.ts';
import { json, parsed } from './answers.ts';
import { directionOf, spanOf } from './page/times.ts';
import type { ConsoleRoute } from './routes.ts';

const SECOND = 1000;
const LONGEST_SHIFT = 10 * 366 * 24 * 3600 * SECOND;

/** Move by `advance` milliseconds, to the distance `offset` in milliseconds, or to the instant `now` (ISO 8601). */
const Move = v.union(
  [
    v.strictObject({ advance: v.number() }),
    v.strictObject({ offset: v.number() }),
    v.strictObject({
      now: v.pipe(
        v.string(),
        v.check((text) => !Number.isNaN(Date.parse(text))),
      ),
    }),
  ],
  'Say one of: advance (milliseconds), offset (milliseconds), now (an instant such as 2026-12-24T08:00:00Z).',
);

export type ClockState = { now: string; realNow: string; offset: number };

/** `offset` is in milliseconds, 0 when the clock runs with the machine's. */
export function clockState(clock: Clock): ClockState {
  return { now: clock.now().toISOString(), realNow: new Date().toISOString(), offset: clock.offset() };
}

/** Reading and moving the clock. */
export function clockRoutes(clock: Clock): ConsoleRoute[] {
  const moveTo = (offset: number) => {
    const whole = Math.round(Math.max(-LONGEST_SHIFT, Math.min(LONGEST_SHIFT, offset)));
    clock.setOffset(Math.abs(whole) < SECOND ? 0 : whole);
    return json({ ...clockState(clock), message: sentence(clock) });
  };
  return [
    { method: 'GET', path: '/console/clock', answer: () => json(clockState(clock)) },
    { method: 'DELETE', path: '/console/clock', answer: () => moveTo(0) },
    {
      method: 'PUT',
      path: '/console/clock',
      answer: ({ body }) => {
        const move = parsed(Move, body);
        if ('advance' in move) return moveTo(clock.offset() + move.advance);
        if ('offset' in move) return moveTo(move.offset);
        return moveTo(Date.parse(move.now) - Date.now());
      },
    },
  ];
}

function sentence(clock: Clock): string {
  return clock.offset() === 0
    ? 'The clock runs with the machine’s again.'
    : `The API’s clock is ${spanOf(clock.offset())} ${directionOf(clock.offset())}.`;
}
