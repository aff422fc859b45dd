import type { Client, Integration, IntegrationRequest, Prisma } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { inBackground } from '#background/inBackground.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { ServiceError } from '#outside/request.ts';
import { announceIntegration } from './announceIntegration.ts';
import { kindOf } from './integrationKinds.ts';
import { findRequest } from './requestLog.ts';

type Reading = { db: Pick<Prisma.TransactionClient, 'integration'> };

/** Those of a company that are connected, by their names. */
export const listIntegrations = ({ db }: Reading, clientId: string): Promise<Integration[]> =>
  db.integration.findMany({ where: { clientId }, orderBy: { kind: 'asc' } });

/** Throws NOT_FOUND. */
export async function findIntegration({ db }: Reading, clientId: string, id: string): Promise<Integration> {
  const integration = await db.integration.findUnique({ where: { id, clientId } });
  if (!integration) throw domainError('NOT_FOUND', 'This integration is not connected any more.');
  return integration;
}

/** Asks the service whether it lets us in; where it does not, the integration says why. Throws NOT_FOUND. */
export async function testIntegration(ctx: Context, clientId: string, id: string): Promise<Integration> {
  const integration = await findIntegration(ctx, clientId, id);
  try {
    await kindOf(integration).test(ctx, integration);
    await announceIntegration(ctx, id, { status: 'Connected', lastError: null });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    await announceIntegration(ctx, id, { lastError: error.message, ...(!error.isPassing && { status: 'Error' }) });
  }
  return findIntegration(ctx, clientId, id);
}

/** Forgets what lets us into a service, and what went to and fro. Throws NOT_FOUND. */
export async function disconnectIntegration(
  ctx: Context & Auditing,
  clientId: string,
  id: string,
): Promise<{ integrationId: string; client: Client }> {
  const { integration, client } = await ctx.db.$transaction(async (tx) => {
    const found = await findIntegration({ db: tx }, clientId, id);
    await kindOf(found).forget(tx, found);
    await tx.integration.delete({ where: { id } });
    const client = await tx.client.update({
      where: { id: clientId },
      data: { [kindOf(found).flag]: false, updatedAt: ctx.clock.now() },
    });
    await audit(tx, by(ctx), {
      action: 'IntegrationDisconnected',
      target: { id, name: found.kind },
      detail: found.accountName,
    });
    return { integration: found, client };
  });
  inBackground('Telling a service that it was disconnected', () =>
    kindOf(integration).tellOfDisconnection(ctx, integration),
  );
  return { integrationId: id, client };
}

/**
 * Does a request again and answers the newest one that this made, whatever came of it. Throws NOT_FOUND, and BAD_INPUT for what is
 * not done twice.
 */
export async function replayRequest(ctx: Context, clientId: string, id: string): Promise<IntegrationRequest> {
  const { integration, ...request } = await findRequest(ctx, clientId, id);
  const kind = kindOf(integration);
  const why = kind.whyNotReplayed(request);
  if (why !== null) throw domainError('BAD_INPUT', why);
  await kind.replay(ctx, integration, request);
  const fresh = await ctx.db.integrationRequest.findFirst({
    where: { replayOfId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  if (!fresh) throw domainError('BAD_INPUT', 'There is nothing left to do: what this request was for has been done.');
  return fresh;
}
