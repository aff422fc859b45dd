import { randomInt } from 'node:crypto';
import { missing } from './errors.ts';
import type { CardKind } from './cards.ts';
import type { KeptEvent, KeptObject, Kind, Kinds, LineItem } from './objects.ts';

/** Everything that one Stripe account knows. Plain data: it is kept as JSON. */
export type Account = {
  /** By id, in the order in which they were made. */
  objects: Record<string, KeptObject>;
  /** What the banks behind the cards do, by the payment method's id: Stripe never tells numbers. */
  cards: Record<string, CardKind>;
  /** Answers by idempotency key. */
  answers: Record<string, KeptAnswer>;
  /** Events that still have to be delivered, by their ids; instants in seconds. */
  outbox: { event: string; attempts: number; notBefore: number }[];
  /** What changes of price left to the next invoice, by the subscription's id. */
  prorations: Record<string, LineItem[]>;
  /** Until when renewals, trials and schedules have been played, in seconds. */
  playedUntil: number;
};

type KeptAnswer = { request: string; status: number; body: string; at: number };

export const emptyAccount = (): Account => ({
  objects: {},
  cards: {},
  answers: {},
  outbox: [],
  prorations: {},
  playedUntil: 0,
});

/** An account at an instant, as a request or the passing of time finds it. */
export type World = {
  account: Account;
  /** In seconds. */
  now: number;
  apiVersion: string;
  /** Where browsers reach the stand-in, without a slash at the end. */
  origin: string;
  /** The request that an event comes from; null for what time does by itself. */
  request: { id: string; idempotency_key: string | null } | null;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id in Stripe's manner: `cus_` and so many letters and digits. */
export function freshId(prefix: string, length = 14): string {
  return `${prefix}_${Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** Keeps `object` as it is from now on. */
export function put<T extends KeptObject>({ account }: World, object: T): T {
  account.objects[object.id] = object;
  return object;
}

/** The object of this kind and id. Throws `resource_missing` in the words that Stripe uses for it. */
export function find<K extends Kind>({ account }: World, kind: K, id: string, param = 'id'): Kinds[K] {
  const object = account.objects[id];
  if (!object || !isOf(object, kind)) throw missing(kind.replace('_', ''), id, param);
  return object;
}

/** All objects of a kind, oldest first. */
export function all<K extends Kind>({ account }: World, kind: K): Kinds[K][] {
  return Object.values(account.objects).filter((object): object is Kinds[K] => isOf(object, kind));
}

export function remove({ account }: World, id: string) {
  delete account.objects[id];
}

/** Says to whoever listens what has become of `object`; as it is now, whatever becomes of it later. */
export function tell(world: World, type: string, object: KeptObject) {
  const event: KeptEvent = {
    id: freshId('evt', 24),
    object: 'event',
    api_version: world.apiVersion,
    created: world.now,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: world.request,
    type,
  };
  put(world, event);
  world.account.outbox.push({ event: event.id, attempts: 0, notBefore: world.now });
}

function isOf<K extends Kind>(object: KeptObject, kind: K): object is KeptObject & Kinds[K] {
  return object.object === kind;
}
