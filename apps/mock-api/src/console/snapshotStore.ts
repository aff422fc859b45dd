import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreFrom, snapshot } from '@parley/db/restore';
import type { Deps } from '#context.ts';

export type Snapshot = { name: string; createdAt: Date; bytes: number };

/** The database's content, kept in files beside it. */
export type SnapshotStore = {
  /** Newest first. */
  list: () => Promise<Snapshot[]>;
  /** Keeps the content as it is now; a snapshot of that name gives way to it. `name` is good for a file's name. */
  take: (name: string) => Promise<void>;
  /** Answers whether there is such a snapshot. */
  restore: (name: string) => Promise<boolean>;
  remove: (name: string) => Promise<boolean>;
  /** Brings back the demo companies as on the first start. */
  reset: () => Promise<void>;
};

/** `…/parley.db` has its snapshots in the folder `…/parley.db-snapshots`. */
export function createSnapshotStore({ db, config }: Pick<Deps, 'db' | 'config'>): SnapshotStore {
  const folder = `${config.databaseUrl.replace(/^file:(\/\/)?/, '')}-snapshots`;
  const fileOf = (name: string) => join(folder, `${name}.db`);

  const names = async () => {
    const entries = await readdir(folder).catch(() => []);
    return entries.filter((entry) => entry.endsWith('.db')).map((entry) => entry.slice(0, -'.db'.length));
  };
  /** Only what is in the folder: a name from a URL could lead anywhere. */
  const withFile = async (name: string, act: (file: string) => Promise<void>) => {
    const isKnown = (await names()).includes(name);
    if (isKnown) await act(fileOf(name));
    return isKnown;
  };

  return {
    list: async () => {
      const snapshots = (await names()).map(async (name) => {
        const { mtime, size } = await stat(fileOf(name));
        return { name, createdAt: mtime, bytes: size };
      });
      return (await Promise.all(snapshots)).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
    take: async (name) => {
      await mkdir(folder, { recursive: true });
      await snapshot(db, fileOf(name));
    },
    restore: (name) => withFile(name, (file) => restoreFrom(db, file)),
    remove: (name) => withFile(name, (file) => rm(file)),
    reset: async () => {
      // The seed's code is only needed here.
      const { prepareSeeded } = await import('@parley/db/pristine');
      await restoreFrom(db, await prepareSeeded(config.databaseUrl, { now: new Date() }));
    },
  };
}
