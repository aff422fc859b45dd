import type { Db, ExternalTicket, Integration, IntegrationRequest, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

const SETTINGS = {
  createTicketOn: 'Handoff',
  groupId: null,
  tags: ['parley'],
  priorityMap: { none: 'normal', low: 'low', medium: 'normal', high: 'high', urgent: 'urgent' },
  transcript: 'Full',
  subdomain: 'northwind',
  groups: [
    { id: '360001', name: 'Support' },
    { id: '360002', name: 'Repairs' },
  ],
  webhookId: null,
};

type IntegrationOverrides = Partial<Omit<Prisma.IntegrationUncheckedCreateInput, 'settings'>> & {
  now?: Date;
  settings?: object;
};

/** A connected Zendesk, which is played locally; of a client of its own unless `clientId` is given. */
export async function buildIntegration(
  db: Db,
  { now = new Date(), settings = {}, ...rest }: IntegrationOverrides = {},
): Promise<Integration> {
  const { clientId = (await buildClient(db, { now })).id } = rest;
  await db.client.update({ where: { id: clientId }, data: { integratedWithZendesk: true } });
  return db.integration.create({
    data: {
      id: fakeId('intg'),
      kind: 'Zendesk',
      accountName: 'northwind.zendesk.com',
      connectedAt: now,
      sealedCredentials: '',
      ...rest,
      settings: JSON.stringify({ ...SETTINGS, ...settings }),
      clientId,
    },
  });
}

type RequestOverrides = Partial<Prisma.IntegrationRequestUncheckedCreateInput> & { integrationId: string };

/** That Zendesk was asked who we are, and answered. */
export const buildIntegrationRequest = (db: Db, overrides: RequestOverrides): Promise<IntegrationRequest> =>
  db.integrationRequest.create({
    data: {
      id: fakeId('ireq'),
      direction: 'Out',
      method: 'GET',
      url: 'http://localhost:4000/stand-ins/zendesk/northwind/api/v2/users/me.json',
      status: 200,
      durationMs: 84,
      response: '{"user":{}}',
      createdAt: new Date(),
      ...overrides,
    },
  });

type TicketOverrides = Partial<Prisma.ExternalTicketUncheckedCreateInput> & {
  clientId: string;
  conversationId: string;
};

/** A ticket that the helpdesk has. */
export const buildExternalTicket = (db: Db, overrides: TicketOverrides): Promise<ExternalTicket> =>
  db.externalTicket.create({
    data: {
      id: fakeId('tckt'),
      externalId: '101',
      url: 'http://localhost:4000/stand-ins/zendesk/northwind/agent/tickets/101',
      status: 'Open',
      state: 'Sent',
      requestedAt: new Date(),
      ...overrides,
    },
  });
