/** A request as its reference page has it, and what is answered. Paths stand below `/api/v2`. */
export type Fixture = {
  name: string;
  /** The page that both follow. */
  reference: string;
  request: { method: string; path: string; body?: unknown };
  response: { status: number; body: unknown };
};

const TICKET = {
  id: 101,
  url: 'https://northwind.zendesk.com/api/v2/tickets/101.json',
  external_id: 'parley-conv_1',
  created_at: '2026-11-19T10:08:00.000Z',
  updated_at: '2026-11-19T10:08:00.000Z',
  subject: 'Conversation #7 with Mira',
  description: 'Parley conversation #7, messages 1 to 3',
  priority: 'high',
  status: 'new',
  tags: ['parley'],
  group_id: 360001,
  requester_id: 2,
};

const list = (name: string, rows: readonly object[]) => ({
  [name]: rows,
  meta: { has_more: false, after_cursor: null, before_cursor: null },
  links: { next: null, prev: null },
});

const PAGE = '?page%5Bsize%5D=100';
const TICKETS = 'https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/';

export const ZENDESK_FIXTURES = {
  me: {
    name: 'Show self',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/users/users/#show-self',
    request: { method: 'GET', path: '/users/me.json' },
    response: {
      status: 200,
      body: { user: { id: 1, name: 'Helpdesk', email: 'helpdesk@northwind.example', role: 'admin', active: true } },
    },
  },
  groups: {
    name: 'List assignable groups',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/groups/groups/#list-assignable-groups',
    request: { method: 'GET', path: `/groups/assignable.json${PAGE}` },
    response: { status: 200, body: list('groups', [{ id: 360001, name: 'Support', deleted: false }]) },
  },
  createTicket: {
    name: 'Create ticket',
    reference: `${TICKETS}#create-ticket`,
    request: {
      method: 'POST',
      path: '/tickets.json',
      body: {
        ticket: {
          subject: 'Conversation #7 with Mira',
          comment: { body: 'Parley conversation #7, messages 1 to 3', public: false },
          priority: 'high',
          tags: ['parley'],
          external_id: 'parley-conv_1',
          requester: { name: 'Mira', email: 'mira@visitor.example' },
          group_id: 360001,
        },
      },
    },
    response: { status: 201, body: { ticket: TICKET } },
  },
  ticketsKnownAs: {
    name: 'List tickets by external id',
    reference: `${TICKETS}#list-tickets`,
    request: { method: 'GET', path: '/tickets.json?external_id=parley-conv_1&page%5Bsize%5D=100' },
    response: { status: 200, body: list('tickets', [TICKET]) },
  },
  ticket: {
    name: 'Show ticket',
    reference: `${TICKETS}#show-ticket`,
    request: { method: 'GET', path: '/tickets/101.json' },
    response: { status: 200, body: { ticket: TICKET } },
  },
  comments: {
    name: 'List comments',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_comments/#list-comments',
    request: { method: 'GET', path: `/tickets/101/comments.json${PAGE}` },
    response: {
      status: 200,
      body: list('comments', [
        {
          id: 102,
          type: 'Comment',
          author_id: 1,
          body: 'Parley conversation #7, messages 1 to 3',
          plain_body: 'Parley conversation #7, messages 1 to 3',
          public: false,
          created_at: '2026-11-19T10:08:00.000Z',
        },
      ]),
    },
  },
  updateTicket: {
    name: 'Update ticket',
    reference: `${TICKETS}#update-ticket`,
    request: {
      method: 'PUT',
      path: '/tickets/101.json',
      body: {
        ticket: { comment: { body: 'Parley conversation #7, messages 4 to 5', public: false }, priority: 'urgent' },
      },
    },
    response: { status: 200, body: { ticket: { ...TICKET, priority: 'urgent' }, audit: {} } },
  },
  watch: {
    name: 'Create webhook',
    reference: 'https://developer.zendesk.com/api-reference/webhooks/webhooks-api/webhooks/#create-or-clone-webhook',
    request: {
      method: 'POST',
      path: '/webhooks',
      body: {
        webhook: {
          name: 'Parley',
          endpoint: 'https://api.parley.example/webhooks/integrations/zendesk/intg_1',
          http_method: 'POST',
          request_format: 'json',
          status: 'active',
          subscriptions: ['zen:event-type:ticket.status_changed'],
        },
      },
    },
    response: {
      status: 201,
      body: {
        webhook: {
          id: '01EJFTSCC78X5V07NPY2MHR00M',
          name: 'Parley',
          endpoint: 'https://api.parley.example/webhooks/integrations/zendesk/intg_1',
          http_method: 'POST',
          request_format: 'json',
          status: 'active',
          subscriptions: ['zen:event-type:ticket.status_changed'],
          created_at: '2026-11-19T10:08:00.000Z',
          updated_at: '2026-11-19T10:08:00.000Z',
        },
      },
    },
  },
} satisfies Record<string, Fixture>;
