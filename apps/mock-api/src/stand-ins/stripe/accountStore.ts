import { emptyAccount, type Account, type World } from './account.ts';
import { playUntilNow } from './time.ts';

export type KeepState = {
  /** What was saved last, null at first. */
  load: () => Promise<string | null>;
  /** Keeps `state` in place of `before`; not where something else has come in its place meanwhile, as by a reset. */
  save: (state: string, before: string | null) => Promise<void>;
};

export type AccountStore = {
  /** Does something with the account as it is now, and keeps what has become of it. One after the other. */
  change: <T>(act: (world: World) => T) => Promise<T>;
};

const DAY = 24 * 60 * 60;
const KEPT_EVENTS_DAYS = 30;

/** The account, read anew each time: whoever resets the data resets it too. Time is played before anything else happens. */
export function createAccountStore(state: KeepState, surroundings: () => Omit<World, 'account'>): AccountStore {
  let last: Promise<unknown> = Promise.resolve();

  async function changeNow<T>(act: (world: World) => T): Promise<T> {
    const before = await state.load();
    const account: Account = before === null ? emptyAccount() : { ...emptyAccount(), ...JSON.parse(before) };
    const world: World = { account, ...surroundings() };
    playUntilNow(world);
    const result = act(world);
    forget(world);
    const after = JSON.stringify(world.account);
    if (after !== before) await state.save(after, before);
    return result;
  }

  return {
    change(act) {
      const result = last.then(() => changeNow(act));
      last = result.catch(() => {});
      return result;
    },
  };
}

/** Stripe keeps events for thirty days and answers for one. */
function forget({ account, now }: World) {
  const waiting = new Set(account.outbox.map(({ event }) => event));
  for (const [id, object] of Object.entries(account.objects)) {
    if (object.object === 'event' && !waiting.has(id) && object.created < now - KEPT_EVENTS_DAYS * DAY) {
      delete account.objects[id];
    }
  }
  for (const [key, { at }] of Object.entries(account.answers)) {
    if (at < now - DAY) delete account.answers[key];
  }
}
