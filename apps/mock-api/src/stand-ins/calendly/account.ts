import { randomBytes } from 'node:crypto';
import { CALENDLY_EVENT_TYPES } from '@parley/db/calendar/northwind';
import * as v from 'valibot';
import type { Keep } from '../shops/playedShop.ts';

const Booked = v.object({
  /** Of the invitee; its event has one of its own. */
  id: v.string(),
  eventId: v.string(),
  eventTypeUri: v.string(),
  startAt: v.string(),
  name: v.string(),
  email: v.string(),
  timezone: v.string(),
  tracking: v.record(v.string(), v.string()),
  isActive: v.boolean(),
  isRescheduled: v.boolean(),
  oldId: v.nullable(v.string()),
  newId: v.nullable(v.string()),
  cancellation: v.nullable(
    v.object({ canceled_by: v.string(), reason: v.string(), canceler_type: v.string(), created_at: v.string() }),
  ),
  /** When it was marked that the invitee did not come. */
  noShowAt: v.optional(v.nullable(v.string()), null),
  createdAt: v.string(),
});
export type Booked = v.InferOutput<typeof Booked>;

const State = v.object({
  hooks: v.array(
    v.object({
      id: v.string(),
      url: v.string(),
      events: v.array(v.string()),
      signingKey: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
  /** Scheduling links, each good for one booking. */
  links: v.array(v.object({ id: v.string(), eventTypeUri: v.string(), isUsed: v.boolean() })),
  booked: v.array(Booked),
  /** Addresses of event types that were switched off or on since. */
  switched: v.record(v.string(), v.boolean()),
});
export type AccountState = v.InferOutput<typeof State>;

const NEW: AccountState = { hooks: [], links: [], booked: [], switched: {} };
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** In UTC: nine to noon and one to five in a winter of Bern. */
const OPEN_HOURS = [8, 9, 10, 12, 13, 14, 15];
const NOTICE_MS = 4 * HOUR;
const FURTHEST_MS = 60 * DAY;

/** A Calendly account that is played locally: what can be booked, what was, and who is told of it. */
export type PlayedAccount = ReturnType<typeof createPlayedAccount>;

export function createPlayedAccount(keep: Keep, now: () => Date) {
  let queue: Promise<unknown> = Promise.resolve();

  const stateIn = (stored: string | null): AccountState =>
    stored === null ? structuredClone(NEW) : v.parse(State, JSON.parse(stored));
  const read = async () => stateIn(await keep.load());

  /** Changes are made one after the other. */
  function change<T>(act: (state: AccountState) => T): Promise<T> {
    const done = queue.then(async () => {
      const stored = await keep.load();
      const state = stateIn(stored);
      const result = act(state);
      await keep.save(JSON.stringify(state), stored);
      return result;
    });
    queue = done.catch(() => {});
    return done;
  }

  const eventTypes = async () => {
    const { switched } = await read();
    return CALENDLY_EVENT_TYPES.map((type) => ({ ...type, isActive: switched[type.uri] ?? type.isActive }));
  };

  /** When something of this kind can begin, in order. */
  async function openTimes({ uri, durationMinutes }: EventType, { from, to }: { from: Date; to: Date }) {
    const taken = (await read()).booked.filter(({ isActive }) => isActive).map(({ startAt }) => Date.parse(startAt));
    const earliest = Math.max(from.getTime(), now().getTime() + NOTICE_MS);
    const latest = Math.min(to.getTime(), now().getTime() + FURTHEST_MS);
    const times: Date[] = [];
    for (let day = startOfDay(earliest); day <= latest; day += DAY) {
      if ([0, 6].includes(new Date(day).getUTCDay())) continue;
      // Not every hour is free: a calendar in which all is free looks like nobody's.
      const free = OPEN_HOURS.filter((hour) => (day / DAY + hour + uri.length) % 4 !== 0);
      for (const hour of free) {
        const at = day + hour * HOUR;
        const isTaken = taken.some((one) => Math.abs(one - at) < durationMinutes * 60_000);
        if (at >= earliest && at <= latest && !isTaken) times.push(new Date(at));
      }
    }
    return times;
  }

  return { read, change, eventTypes, openTimes };
}

export type EventType = (typeof CALENDLY_EVENT_TYPES)[number];

const startOfDay = (time: number) => Math.floor(time / DAY) * DAY;

/** As Calendly's own look. */
export const newUuid = () => randomBytes(8).toString('hex').toUpperCase();

export const typeOf = (uri: string) => CALENDLY_EVENT_TYPES.find((type) => type.uri === uri);

export const endOf = ({ startAt, eventTypeUri }: Pick<Booked, 'startAt' | 'eventTypeUri'>) =>
  new Date(Date.parse(startAt) + (typeOf(eventTypeUri)?.durationMinutes ?? 30) * 60_000);
