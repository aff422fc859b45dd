import * as v from 'valibot';
import { ask, type Ask, type Line, ServiceError } from '#outside/request.ts';

export type ZendeskAccess = {
  /** Where the account is: `https://northwind.zendesk.com`. */
  url: string;
  /** Of the person whose token it is. */
  email: string;
  token: string;
};

/** https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#json-format */
export const TICKET_STATUSES = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const;
export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type ZendeskPriority = (typeof TICKET_PRIORITIES)[number];

export type ZendeskUser = v.InferOutput<typeof User>;
export type ZendeskGroup = v.InferOutput<typeof Group>;
export type ZendeskTicket = v.InferOutput<typeof Ticket>;

export type TicketDraft = {
  subject: string;
  /** Seen by the helpdesk's people, not by the visitor. */
  note: string;
  /** Null: whoever the token belongs to. */
  requester: { name: string; email: string } | null;
  priority: ZendeskPriority;
  tags: readonly string[];
  groupId: number | null;
  /** By the field's id. */
  fields: readonly { id: number; value: string }[];
  /** What we know it by. */
  externalId: string;
  /** The closed ticket that it follows. */
  followUpOf: number | null;
};

export type TicketUpdate = { note: string; priority: ZendeskPriority };

const Id = v.pipe(v.number(), v.integer());
const User = v.object({
  // Who is nobody is asked by a user without an id: https://developer.zendesk.com/api-reference/ticketing/users/users/#show-self
  id: v.nullable(Id),
  name: v.string(),
  email: v.nullable(v.string()),
  role: v.picklist(['end-user', 'agent', 'admin']),
});
const Group = v.object({ id: Id, name: v.string() });
const TicketField = v.object({ id: Id, title: v.string(), type: v.string(), active: v.boolean() });
const Ticket = v.object({
  id: Id,
  status: v.picklist(TICKET_STATUSES),
  external_id: v.nullable(v.string()),
  updated_at: v.pipe(v.string(), v.isoTimestamp()),
});
const Comment = v.object({ id: Id, plain_body: v.string() });
const Meta = v.object({ has_more: v.boolean(), after_cursor: v.nullish(v.string()) });
const Webhook = v.object({ webhook: v.object({ id: v.string() }) });
const SigningSecret = v.object({ signing_secret: v.object({ secret: v.pipe(v.string(), v.nonEmpty()) }) });

/** How many records a page holds: https://developer.zendesk.com/api-reference/introduction/pagination/ */
const PAGE = 100;
const MOST_PAGES = 50;

/** The event of which we are told: https://developer.zendesk.com/api-reference/webhooks/event-types/ticket-events/ */
export const STATUS_CHANGED = 'zen:event-type:ticket.status_changed';

export type Zendesk = ReturnType<typeof createZendesk>;

/**
 * The Support API of a Zendesk account, by an API token: https://developer.zendesk.com/api-reference/introduction/security-and-auth/.
 * All of it throws ServiceErrors.
 */
export function createZendesk(line: Line, { url, email, token }: ZendeskAccess) {
  const authorization = `Basic ${Buffer.from(`${email}/token:${token}`).toString('base64')}`;

  const call = async <T>({ url: path, headers, ...rest }: Ask, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    (await ask(line, { ...rest, url: `${url}/api/v2${path}`, headers: { authorization, ...headers } }, schema)).body;

  /** All pages of a list, by its cursor. */
  async function all<T>(path: string, name: string, schema: v.GenericSchema<unknown, T>): Promise<T[]> {
    const found: T[] = [];
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = new URLSearchParams({
        'page[size]': String(PAGE),
        ...(after !== null && { 'page[after]': after }),
      });
      const Page = v.objectWithRest({ meta: Meta }, v.unknown());
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const answer: v.InferOutput<typeof Page> = await call(
        { url: `${path}${path.includes('?') ? '&' : '?'}${query}` },
        Page,
      );
      const rows = v.safeParse(v.array(schema), answer[name]);
      if (!rows.success) throw new ServiceError('Malformed', `${line.service} answered something that makes no sense.`);
      found.push(...rows.output);
      const next = answer.meta.has_more ? (answer.meta.after_cursor ?? null) : null;
      if (next === null) break;
      after = next;
    }
    return found;
  }

  const Shown = v.object({ ticket: Ticket });

  return {
    /** Asks for something once more, whatever it is. */
    read: (path: string) => call({ url: path }, v.unknown()),

    /** Whose token it is. https://developer.zendesk.com/api-reference/ticketing/users/users/#show-self */
    me: async () => (await call({ url: '/users/me.json' }, v.object({ user: User }))).user,

    /** Those that tickets may be assigned to. https://developer.zendesk.com/api-reference/ticketing/groups/groups/#list-assignable-groups */
    groups: () => all('/groups/assignable.json', 'groups', Group),

    /** Those of a company's own making that take any text. https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_fields/#list-ticket-fields */
    textFields: async () =>
      (await all('/ticket_fields.json', 'ticket_fields', TicketField)).filter(
        ({ type, active }) => active && ['text', 'textarea'].includes(type),
      ),

    /** https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#list-tickets */
    ticketsKnownAs: (externalId: string) =>
      all(`/tickets.json?external_id=${encodeURIComponent(externalId)}`, 'tickets', Ticket),

    /** https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#show-ticket */
    ticket: async (id: number) => (await call({ url: `/tickets/${id}.json` }, Shown)).ticket,

    /** https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_comments/#list-comments */
    comments: (id: number) => all(`/tickets/${id}/comments.json`, 'comments', Comment),

    /**
     * https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#create-ticket. The same key makes one ticket only, for two
     * hours: https://developer.zendesk.com/api-reference/ticketing/introduction/#idempotency
     */
    createTicket: async (draft: TicketDraft, key: string) => {
      const { subject, note, requester, priority, tags, groupId, fields, externalId, followUpOf } = draft;
      const ticket = {
        subject,
        comment: { body: note, public: false },
        priority,
        tags,
        external_id: externalId,
        ...(requester && { requester }),
        ...(groupId !== null && { group_id: groupId }),
        // https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#setting-custom-field-values
        ...(fields.length > 0 && { custom_fields: fields }),
        ...(followUpOf !== null && { via_followup_source_id: followUpOf }),
      };
      const asked = { method: 'POST', url: '/tickets.json', json: { ticket } } as const;
      return (await call({ ...asked, headers: { 'Idempotency-Key': key }, isRepeatable: true }, Shown)).ticket;
    },

    /** Adds what happened since. https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#update-ticket */
    updateTicket: async (id: number, { note, priority }: TicketUpdate) => {
      const json = { ticket: { comment: { body: note, public: false }, priority } };
      return (await call({ method: 'PUT', url: `/tickets/${id}.json`, json }, Shown)).ticket;
    },

    /** Has us told of tickets whose status changes; answers the webhook's id. https://developer.zendesk.com/api-reference/webhooks/webhooks-api/webhooks/#create-or-clone-webhook */
    watch: async (endpoint: string) => {
      const webhook = {
        name: 'Parley',
        endpoint,
        http_method: 'POST',
        request_format: 'json',
        status: 'active',
        subscriptions: [STATUS_CHANGED],
      };
      return (await call({ method: 'POST', url: '/webhooks', json: { webhook } }, Webhook)).webhook.id;
    },

    /** https://developer.zendesk.com/api-reference/webhooks/webhooks-api/webhooks/#show-webhook-signing-secret */
    signingSecret: async (webhookId: string) => {
      const path = `/webhooks/${encodeURIComponent(webhookId)}/signing_secret`;
      return (await call({ url: path }, SigningSecret)).signing_secret.secret;
    },

    /** https://developer.zendesk.com/api-reference/webhooks/webhooks-api/webhooks/#delete-webhook */
    unwatch: async (webhookId: string) => {
      await call({ method: 'DELETE', url: `/webhooks/${encodeURIComponent(webhookId)}` }, v.null());
    },
  };
}
