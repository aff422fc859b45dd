import { randomBytes } from 'node:crypto';
import { TICKET_PRIORITIES, TICKET_STATUSES } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';
import type { Keep } from '../shops/playedShop.ts';

const Ticket = v.object({
  id: v.number(),
  subject: v.string(),
  status: v.picklist(TICKET_STATUSES),
  priority: v.picklist(TICKET_PRIORITIES),
  tags: v.array(v.string()),
  group_id: v.nullable(v.number()),
  custom_fields: v.optional(v.array(v.object({ id: v.number(), value: v.nullable(v.string()) })), []),
  external_id: v.nullable(v.string()),
  requester: v.nullable(v.object({ name: v.string(), email: v.string() })),
  followup_of: v.nullable(v.number()),
  created_at: v.string(),
  updated_at: v.string(),
  comments: v.array(v.object({ id: v.number(), body: v.string(), public: v.boolean(), created_at: v.string() })),
});
const Account = v.object({
  tickets: v.array(Ticket),
  hooks: v.array(v.object({ id: v.string(), endpoint: v.string(), secret: v.string() })),
  /** Idempotency keys, with what they made. */
  keys: v.record(v.string(), v.object({ at: v.string(), ticketId: v.number(), body: v.string() })),
  lastId: v.number(),
});
/** By the account's subdomain. */
const State = v.record(v.string(), Account);

export type HelpdeskTicket = v.InferOutput<typeof Ticket>;
export type HelpdeskAccount = v.InferOutput<typeof Account>;
export type HelpdeskState = v.InferOutput<typeof State>;

const EMPTY: HelpdeskAccount = { tickets: [], hooks: [], keys: {}, lastId: 100 };

/** Those that tickets may be assigned to, in every account. */
export const PLAYED_GROUPS = [
  { id: 360001, name: 'Support' },
  { id: 360002, name: 'Repairs' },
  { id: 360003, name: 'Orders and returns' },
] as const;

/** Of tickets, in every account. */
export const PLAYED_FIELDS = [
  { id: 370001, type: 'subject', title: 'Subject', active: true, required: false, removable: false },
  { id: 370002, type: 'text', title: 'Page', active: true, required: false, removable: true },
  { id: 370003, type: 'text', title: 'Customer number', active: true, required: false, removable: true },
  { id: 370004, type: 'tagger', title: 'Season', active: true, required: false, removable: true },
  { id: 370005, type: 'text', title: 'Old shop', active: false, required: false, removable: true },
] as const;

export type PlayedHelpdesk = ReturnType<typeof createPlayedHelpdesk>;

/** Accounts of a helpdesk that is played locally. */
export function createPlayedHelpdesk(keep: Keep) {
  let queue: Promise<unknown> = Promise.resolve();
  const parsed = (stored: string | null): HelpdeskState => (stored === null ? {} : v.parse(State, JSON.parse(stored)));

  return {
    read: async (subdomain: string): Promise<HelpdeskAccount> =>
      parsed(await keep.load())[subdomain] ?? structuredClone(EMPTY),

    /** Changes are made one after the other. */
    change: <T>(subdomain: string, act: (account: HelpdeskAccount) => T): Promise<T> => {
      const done = queue.then(async () => {
        const stored = await keep.load();
        const state = parsed(stored);
        const account = (state[subdomain] ??= structuredClone(EMPTY));
        const result = act(account);
        await keep.save(JSON.stringify(state), stored);
        return result;
      });
      queue = done.catch(() => {});
      return done;
    },

    newSecret: () => randomBytes(24).toString('base64'),
  };
}
