import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

/** Writes what became of an integration, and tells everybody who looks at it. Nothing when it has been disconnected meanwhile. */
export async function announceIntegration(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
  data: Prisma.IntegrationUncheckedUpdateManyInput,
): Promise<void> {
  const [integration] = await db.integration.updateManyAndReturn({ where: { id }, data });
  if (integration) events.publish('integration:changed', integration.clientId, integration);
}
