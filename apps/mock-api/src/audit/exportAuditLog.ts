import type { AuditFilter } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { audit, by, type Auditing } from './audit.ts';
import { auditConditions } from './auditConditions.ts';
import { auditCsv } from './auditCsv.ts';
import { entriesWhere } from './auditLog.service.ts';

const MOST_ENTRIES = 10_000;

/** The newest entries that pass as CSV; the log says who took them. Throws BAD_INPUT naming the field. */
export async function exportAuditLog(
  ctx: Pick<Context, 'db'> & Auditing,
  clientId: string,
  filter: AuditFilter | null | undefined,
): Promise<string> {
  const entries = await entriesWhere(ctx.db, auditConditions(clientId, filter), MOST_ENTRIES);
  const detail = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  await audit(ctx.db, by(ctx), { action: 'AuditLogExported', detail });
  return auditCsv(entries);
}
