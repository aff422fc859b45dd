import type { Db, Prisma } from '../client.ts';
import { MAYA } from './auth.ts';
import { MERIDIAN, NORTHWIND } from './billing.ts';
import { before, DAY, MINUTE } from './instants.ts';

export const NORTHWIND_ZENDESK = 'intg_northwindzendesk';
const ACCOUNT = '/stand-ins/zendesk/northwind';
const WEBHOOKS = `/webhooks/integrations/zendesk/${NORTHWIND_ZENDESK}`;
/** What the played account signs its webhooks with, as the API expects it of a seed. */
const WEBHOOK_SECRET = 'parley_local_webhook';
const WEBHOOK_ID = '01KA9NORTHWIND0PARLEY00000';

const GROUPS = [
  { id: '360001', name: 'Support' },
  { id: '360002', name: 'Repairs' },
  { id: '360003', name: 'Orders and returns' },
];

const SETTINGS = {
  createTicketOn: 'Handoff',
  groupId: '360001',
  tags: ['parley', 'chat'],
  priorityMap: { none: 'normal', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
  transcript: 'Full',
  groups: GROUPS,
  ticketFields: [
    { id: '370002', title: 'Page' },
    { id: '370003', title: 'Customer number' },
  ],
};

/** Northwind's helpdesk with some tickets, and Meridian's without. */
export async function seedIntegrations(db: Db, now: Date): Promise<void> {
  await db.integration.createMany({
    data: [
      {
        id: NORTHWIND_ZENDESK,
        clientId: NORTHWIND,
        kind: 'Zendesk',
        accountName: 'northwind.zendesk.com',
        connectedById: MAYA.id,
        connectedAt: before(now, 31 * DAY),
        lastUsedAt: before(now, 26 * MINUTE),
        settings: JSON.stringify({ ...SETTINGS, subdomain: 'northwind', webhookId: WEBHOOK_ID }),
        // It is played locally, and lets in whoever was seeded.
        sealedCredentials: '',
      },
      {
        id: 'intg_meridianzendesk',
        clientId: MERIDIAN,
        kind: 'Zendesk',
        accountName: 'meridianfreight.zendesk.com',
        connectedAt: before(now, 410 * DAY),
        settings: JSON.stringify({ ...SETTINGS, groupId: null, subdomain: 'meridianfreight', webhookId: null }),
        sealedCredentials: '',
      },
    ],
  });
  const conversations = await db.conversation.findMany({
    where: { clientId: NORTHWIND, handledBy: 'Agent', visitorEmail: { not: null } },
    orderBy: [{ lastActivityAt: 'desc' }, { number: 'desc' }],
    include: { messages: { where: { kind: 'Text' }, orderBy: { sequence: 'asc' } } },
    skip: 3,
    take: 3,
  });
  const tickets = conversations.map((conversation, index) => ticketOf(conversation, index, now));
  await db.externalTicket.createMany({ data: tickets.map(({ row }) => row) });
  await db.integrationRequest.createMany({ data: requestsOf(tickets, now) });
  const northwind = {
    tickets: tickets.map(({ played }) => played),
    hooks: [{ id: WEBHOOK_ID, endpoint: WEBHOOKS, secret: WEBHOOK_SECRET }],
    keys: {},
    lastId: 240,
  };
  await db.standInState.create({ data: { name: 'zendesk', state: JSON.stringify({ northwind }) } });
}

type Told = Prisma.ConversationGetPayload<{ include: { messages: true } }>;

const STATUSES = ['Open', 'Solved', 'New'] as const;
const PRIORITIES = ['normal', 'low', 'normal', 'high', 'urgent'];

function ticketOf(told: Told, index: number, now: Date) {
  const { id, number, visitorName, visitorEmail, priority, messages, lastActivityAt } = told;
  const status = STATUSES[index] ?? 'Open';
  const externalId = 231 + index * 2;
  const requestedAt = new Date(lastActivityAt.getTime() + MINUTE);
  const syncedAt = status === 'Solved' ? before(now, 26 * MINUTE) : requestedAt;
  const heading = `Parley conversation #${number}, messages 1 to ${messages.at(-1)?.sequence ?? 1}`;
  const note = [heading, ...messages.map(({ authorName, body }) => `${authorName}:\n${body}`)].join('\n\n');
  const row: Prisma.ExternalTicketCreateManyInput = {
    id: `tckt_northwind${index}`,
    clientId: NORTHWIND,
    conversationId: id,
    integrationId: NORTHWIND_ZENDESK,
    externalId: String(externalId),
    url: `${ACCOUNT}/agent/tickets/${externalId}`,
    status,
    statusAt: syncedAt,
    state: 'Sent',
    sentUpTo: messages.at(-1)?.sequence ?? 0,
    requestedAt,
    lastSyncAt: syncedAt,
  };
  const played = {
    id: externalId,
    subject: `Conversation #${number} with ${visitorName}`,
    status: status.toLowerCase(),
    priority: PRIORITIES[priority] ?? 'normal',
    tags: SETTINGS.tags,
    group_id: Number(SETTINGS.groupId),
    external_id: `parley-${id}`,
    requester: visitorEmail === null ? null : { name: visitorName, email: visitorEmail },
    followup_of: null,
    created_at: requestedAt.toISOString(),
    updated_at: syncedAt.toISOString(),
    comments: [{ id: externalId + 1, body: note, public: false, created_at: requestedAt.toISOString() }],
  };
  return { row, played, requestedAt };
}

/** How Zendesk was connected, and what was sent since; once it was away. */
function requestsOf(
  tickets: readonly ReturnType<typeof ticketOf>[],
  now: Date,
): Prisma.IntegrationRequestCreateManyInput[] {
  const request = (id: string, rest: Partial<Prisma.IntegrationRequestCreateManyInput> & { createdAt: Date }) => ({
    id: `ireq_northwind${id}`,
    integrationId: NORTHWIND_ZENDESK,
    direction: 'Out' as const,
    method: 'GET',
    url: `${ACCOUNT}/api/v2/users/me.json`,
    status: 200,
    durationMs: 96,
    ...rest,
  });
  const sent = tickets.flatMap(({ played, row, requestedAt }, index) => {
    const { comments, requester, ...ticket } = played;
    const post = {
      method: 'POST',
      url: `${ACCOUNT}/api/v2/tickets.json`,
      request: JSON.stringify({
        ticket: { ...ticket, comment: { body: comments[0]?.body, public: false }, requester },
      }),
      conversationId: row.conversationId,
    };
    const away = request(`away${index}`, {
      ...post,
      status: 503,
      durationMs: 1204,
      response: 'Service Unavailable',
      createdAt: before(requestedAt, 15_000),
    });
    const answer = JSON.stringify({ ticket: { ...ticket, status: 'new' } });
    return [
      ...(index === 1 ? [away] : []),
      request(`sent${index}`, {
        ...post,
        status: 201,
        durationMs: 310 + index * 42,
        response: answer,
        createdAt: requestedAt,
      }),
    ];
  });
  const solved = tickets[1];
  const connectedAt = before(now, 31 * DAY);
  const me = { user: { id: 1, name: 'Helpdesk', email: 'helpdesk@northwind.example', role: 'admin', active: true } };
  return [
    request('me', { response: JSON.stringify(me), createdAt: connectedAt }),
    request('groups', {
      url: `${ACCOUNT}/api/v2/groups/assignable.json?page%5Bsize%5D=100`,
      response: JSON.stringify({
        groups: GROUPS.map(({ id, name }) => ({ id: Number(id), name })),
        meta: { has_more: false },
      }),
      createdAt: new Date(connectedAt.getTime() + 120),
    }),
    ...sent,
    ...(solved
      ? [
          request('solved', {
            direction: 'In',
            method: 'POST',
            url: WEBHOOKS,
            durationMs: 12,
            request: JSON.stringify({
              type: 'zen:event-type:ticket.status_changed',
              id: '7d0d8b7e-5c2a-4b0e-9a51-0b6f6f0d7c11',
              time: before(now, 26 * MINUTE).toISOString(),
              detail: { id: solved.row.externalId, status: 'SOLVED' },
              event: { current: 'SOLVED', previous: 'OPEN' },
            }),
            response: `Ticket ${solved.row.externalId} is solved.`,
            conversationId: solved.row.conversationId,
            createdAt: before(now, 26 * MINUTE),
          }),
        ]
      : []),
  ];
}
