import type { Fixture } from '#testing/contract.ts';

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
  custom_fields: [{ id: 370002, value: 'https://northwind.example/tents' }],
  requester_id: 2,
};

const list = (name: string, rows: readonly object[]) => ({
  [name]: rows,
  meta: { has_more: false, after_cursor: null, before_cursor: null },
  links: { next: null, prev: null },
});

const headers = {
  authorization: `Basic ${Buffer.from('helpdesk@northwind.example/token:zendesk_parley_local').toString('base64')}`,
};
const PAGE = '?page%5Bsize%5D=100';
const TICKETS = 'https://developer.zendesk.com/api-reference/ticketing/tickets/tickets/';

export const ZENDESK_FIXTURES = {
  me: {
    name: 'Show self',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/users/users/#show-self',
    request: { method: 'GET', path: '/users/me.json', headers },
    response: {
      status: 200,
      body: { user: { id: 1, name: 'Helpdesk', email: 'helpdesk@northwind.example', role: 'admin', active: true } },
    },
  },
  groups: {
    name: 'List assignable groups',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/groups/groups/#list-assignable-groups',
    request: { method: 'GET', path: `/groups/assignable.json${PAGE}`, headers },
    response: { status: 200, body: list('groups', [{ id: 360001, name: 'Support', deleted: false }]) },
  },
  ticketFields: {
    name: 'List ticket fields',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_fields/#list-ticket-fields',
    request: { method: 'GET', path: `/ticket_fields.json${PAGE}`, headers },
    response: {
      status: 200,
      body: list('ticket_fields', [
        { id: 370001, type: 'subject', title: 'Subject', active: true, required: false, removable: false },
      ]),
    },
  },
  createTicket: {
    name: 'Create ticket',
    reference: `${TICKETS}#create-ticket`,
    request: {
      method: 'POST',
      path: '/tickets.json',
      headers,
      body: {
        ticket: {
          subject: 'Conversation #7 with Mira',
          comment: { body: 'Parley conversation #7, messages 1 to 3', public: false },
          priority: 'high',
          tags: ['parley'],
          external_id: 'parley-conv_1',
          requester: { name: 'Mira', email: 'mira@visitor.example' },
          group_id: 360001,
          custom_fields: [{ id: 370002, value: 'https://northwind.example/tents' }],
        },
      },
    },
    response: { status: 201, body: { ticket: TICKET } },
  },
  ticketsKnownAs: {
    name: 'List tickets by external id',
    reference: `${TICKETS}#list-tickets`,
    request: { method: 'GET', path: '/tickets.json?external_id=parley-conv_1&page%5Bsize%5D=100', headers },
    response: { status: 200, body: list('tickets', [TICKET]) },
  },
  ticket: {
    name: 'Show ticket',
    reference: `${TICKETS}#show-ticket`,
    request: { method: 'GET', path: '/tickets/101.json', headers },
    response: { status: 200, body: { ticket: TICKET } },
  },
  comments: {
    name: 'List comments',
    reference: 'https://developer.zendesk.com/api-reference/ticketing/tickets/ticket_comments/#list-comments',
    request: { method: 'GET', path: `/tickets/101/comments.json${PAGE}`, headers },
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
      headers,
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
      headers,
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
