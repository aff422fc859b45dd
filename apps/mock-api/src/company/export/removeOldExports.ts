import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';
import { removeDataExport } from './dataExports.service.ts';
import { removeExportFile, storedExports } from './exportFiles.ts';

/** Deletes the exports whose days are over, and files that no company has any more. To be called as time passes. */
export const removeOldExports = oncePerHour(async (deps: Pick<Deps, 'db' | 'clock' | 'config'>, now) => {
  const old = await deps.db.dataExport.findMany({ where: { expiresAt: { lte: now } }, select: { id: true } });
  for (const { id } of old) await removeDataExport(deps, id);
  const stored = await storedExports(deps);
  const known = await deps.db.dataExport.findMany({ where: { id: { in: stored } }, select: { id: true } });
  const strays = stored.filter((id) => !known.some((row) => row.id === id));
  for (const id of strays) await removeExportFile(deps, id);
});
