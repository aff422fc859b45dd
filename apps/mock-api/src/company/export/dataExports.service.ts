import type { DataExport, User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { withKeyLock } from '#withKeyLock.ts';
import type { Context, Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { exportAddress, LINK_MS } from './exportAddress.ts';
import { removeExportFile } from './exportFiles.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
/** An export with who asked for it. */
export type DataExportRow = DataExport & { requestedBy: Pick<User, 'name'> };

const WITH_ASKER = { requestedBy: { select: { name: true } } } as const;
const NEWEST = { orderBy: { createdAt: 'desc' }, include: WITH_ASKER } as const;

/** The export that a company has, or is about to have. */
export const dataExport = ({ db }: Pick<Deps, 'db'>, clientId: string): Promise<DataExportRow | null> =>
  db.dataExport.findFirst({ where: { clientId }, ...NEWEST });

/** Asks for an export, in place of the one before; one that is being made is answered as it is, whoever asked for it. */
export const startDataExport = (ctx: Context, { clientId, user }: StaffMember): Promise<DataExportRow> =>
  withKeyLock(`export of ${clientId}`, async () => {
    const { db, clock } = ctx;
    const before = await db.dataExport.findMany({ where: { clientId }, ...NEWEST });
    const running = before.find(({ status }) => status === 'Preparing');
    if (running) return running;
    for (const { id } of before) await removeDataExport(ctx, id);
    return db.$transaction(async (tx) => {
      await audit(tx, by(ctx), { action: 'DataExported' });
      return tx.dataExport.create({
        data: { id: newId('DataExport'), clientId, requestedById: user.id, createdAt: clock.now() },
        include: WITH_ASKER,
      });
    });
  });

/** Gives one up, or deletes it. Throws NOT_FOUND. */
export async function deleteDataExport(deps: ExportDeps, clientId: string, id: string): Promise<string> {
  const found = await deps.db.dataExport.findFirst({ where: { id, clientId } });
  if (!found) throw notThere();
  await removeDataExport(deps, id);
  return id;
}

/** The row first: whoever is making it gives up without one. */
export async function removeDataExport(deps: Pick<Deps, 'db' | 'config'>, id: string): Promise<void> {
  await deps.db.dataExport.deleteMany({ where: { id } });
  await removeExportFile(deps, id);
}

/** A link for who asked for the export. Throws NOT_FOUND, also for everybody else and before it is ready. */
export async function createDataExportLink(deps: ExportDeps, { clientId, user }: StaffMember, id: string) {
  const found = await deps.db.dataExport.findFirst({
    where: { id, clientId, requestedById: user.id, status: 'Ready' },
  });
  if (!found) throw notThere();
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_MS);
  return { url: exportAddress(deps, found, expiresAt), expiresAt };
}

const notThere = () => domainError('NOT_FOUND', 'This export is no longer there. Ask for a new one.');
