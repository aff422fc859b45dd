import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOfUrl } from '@parley/db/databaseFile';
import type { Deps } from '#context.ts';

type Configured = Pick<Deps, 'config'>;

/** The folder of exports, beside the database: what belongs to one belongs to the other. */
const folderOf = ({ config }: Configured) => join(dirname(fileOfUrl(config.databaseUrl)), 'exports');

/** Where an export lies. Ids are the API's own, and so are safe as names. */
export const exportFile = (deps: Configured, id: string) => join(folderOf(deps), `${id}.zip`);

/** As exportFile; its folder is there afterwards. */
export async function newExportFile(deps: Configured, id: string): Promise<string> {
  await mkdir(folderOf(deps), { recursive: true });
  return exportFile(deps, id);
}

/** To read from, where it is still there. */
export const openExportFile = (deps: Configured, id: string): Promise<FileHandle | null> =>
  open(exportFile(deps, id)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

/** Nothing where there is none. */
export const removeExportFile = (deps: Configured, id: string) => rm(exportFile(deps, id), { force: true });

/** The exports whose files are there, by their ids. */
export async function storedExports(deps: Configured): Promise<string[]> {
  const names = await readdir(folderOf(deps)).catch(() => []);
  return names.filter((name) => name.endsWith('.zip')).map((name) => name.slice(0, -'.zip'.length));
}
