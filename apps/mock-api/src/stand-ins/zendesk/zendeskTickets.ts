import { TICKET_PRIORITIES } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';
import { PLAYED_FIELDS, PLAYED_GROUPS, type HelpdeskAccount, type HelpdeskTicket } from './playedHelpdesk.ts';

const Written = v.object({ body: v.pipe(v.string(), v.nonEmpty()), public: v.optional(v.boolean(), true) });
const Asked = v.object({
  ticket: v.object({
    subject: v.optional(v.string()),
    comment: v.optional(Written),
    priority: v.optional(v.picklist(TICKET_PRIORITIES)),
    tags: v.optional(v.array(v.string())),
    group_id: v.optional(v.number()),
    custom_fields: v.optional(v.array(v.object({ id: v.number(), value: v.nullable(v.string()) })), []),
    external_id: v.optional(v.string()),
    requester: v.optional(v.object({ name: v.string(), email: v.pipe(v.string(), v.email()) })),
    via_followup_source_id: v.optional(v.number()),
  }),
});

type Refused = { refused: string };

/** Makes a ticket as a request says; or says why not. */
export function createTicket(account: HelpdeskAccount, json: unknown, at: string): HelpdeskTicket | Refused {
  const asked = v.safeParse(Asked, json);
  const draft = asked.output;
  if (!asked.success || !asked.output.ticket.comment) return { refused: 'Description: cannot be blank' };
  const { ticket } = v.parse(Asked, draft);
  const problem = problemOf(ticket);
  if (problem) return problem;
  const followed = ticket.via_followup_source_id ?? null;
  if (followed !== null && account.tickets.find(({ id }) => id === followed)?.status !== 'closed')
    return { refused: 'Via followup source: must be a closed ticket' };
  account.lastId += 1;
  const made: HelpdeskTicket = {
    id: account.lastId,
    subject: ticket.subject ?? ticket.comment?.body.slice(0, 80) ?? '',
    status: 'new',
    priority: ticket.priority ?? 'normal',
    tags: ticket.tags ?? [],
    group_id: ticket.group_id ?? null,
    // Those that the account does not have are passed over.
    custom_fields: ticket.custom_fields.filter((field) => PLAYED_FIELDS.some(({ id }) => id === field.id)),
    external_id: ticket.external_id ?? null,
    requester: ticket.requester ?? null,
    followup_of: followed,
    created_at: at,
    updated_at: at,
    comments: [],
  };
  addComment(account, made, ticket.comment, at);
  account.tickets.push(made);
  return made;
}

/** Changes a ticket as a request says; or says why not. Closed ones are not changed. */
export function updateTicket(
  account: HelpdeskAccount,
  ticket: HelpdeskTicket,
  { json, at }: { json: unknown; at: string },
): HelpdeskTicket | Refused {
  const asked = v.safeParse(Asked, json);
  if (!asked.success) return { refused: 'Ticket: is invalid' };
  if (ticket.status === 'closed') return { refused: 'Status: closed prevents ticket update' };
  const problem = problemOf(asked.output.ticket);
  if (problem) return problem;
  const { comment, priority, tags } = asked.output.ticket;
  addComment(account, ticket, comment, at);
  if (comment && ticket.status === 'solved') ticket.status = 'open';
  ticket.priority = priority ?? ticket.priority;
  ticket.tags = tags ?? ticket.tags;
  ticket.updated_at = at;
  return ticket;
}

function addComment(
  account: HelpdeskAccount,
  ticket: HelpdeskTicket,
  comment: v.InferOutput<typeof Written> | undefined,
  at: string,
): void {
  if (!comment) return;
  account.lastId += 1;
  ticket.comments.push({ id: account.lastId, ...comment, created_at: at });
}

const problemOf = ({ group_id: group }: { group_id?: number | undefined }): Refused | null =>
  group === undefined || PLAYED_GROUPS.some(({ id }) => id === group) ? null : { refused: 'Group: is invalid' };

/** As Zendesk answers it. https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/#json-format */
export const ticketJson = (
  base: string,
  { comments, requester, followup_of: followed, ...ticket }: HelpdeskTicket,
) => ({
  url: `${base}/api/v2/tickets/${ticket.id}.json`,
  ...ticket,
  description: comments[0]?.body ?? '',
  followup_ids: [],
  via: { channel: 'api', source: { from: followed === null ? {} : { ticket_id: followed }, to: {}, rel: null } },
  requester_id: requester === null ? 1 : 2,
  is_public: comments.some((comment) => comment.public),
});
