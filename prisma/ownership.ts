import Database from 'libsql';
import { DatabaseFault } from './databaseFault.ts';
import { assertUsable, fileOfUrl } from './databaseFile.ts';
import { faultOfSqlite } from './faultOf.ts';

/**
 * Claims the database at `url` for this process, which is to serve it alone: what one API tells its subscribers, another
 * would not hear. Answers how to give it back; the claim also ends with the process, however that ends, because it is a
 * lock on a file beside the database (`…-owner`). Throws a DatabaseFault of kind `InUse` when another process has it.
 */
export function claimDatabase(url: string): () => void {
  const file = fileOfUrl(url);
  assertUsable(file);
  const owner = new Database(`${file}-owner`, { timeout: 0 });
  try {
    owner.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    owner.close();
    if (faultOfSqlite(error)?.kind !== 'Busy') throw error;
    throw new DatabaseFault(
      'InUse',
      `Another API already serves the database ${file}. Stop that one, or start this one with another DATABASE_URL.`,
    );
  }
  return () => owner.close();
}
