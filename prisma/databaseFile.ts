import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseFault } from './databaseFault.ts';

/** The absolute path of a database URL: `file:data/parley.db` is read from the working directory, as Prisma does. */
export function fileOfUrl(url: string): string {
  if (!url.startsWith('file:')) {
    throw new Error(`The database's address must begin with "file:", such as file:.data/parley.db. It is: ${url}`);
  }
  return resolve(url.replace(/^file:(\/\/)?/, ''));
}

/**
 * Throws a DatabaseFault unless `file` can be written or made. Never opens it: closing a descriptor would take away the
 * locks that SQLite holds on the same file in this process (sqlite.org/howtocorrupt.html, 2.2).
 */
export function assertUsable(file: string): void {
  const directory = dirname(file);
  if (!isDirectory(directory)) {
    throw new DatabaseFault('NoDirectory', `There is no directory ${directory} for the database. Create it first.`);
  }
  if (!isWritable(directory)) {
    throw new DatabaseFault('ReadOnly', `The database's directory ${directory} is read-only. Make it writable.`);
  }
  if (existsSync(file) && !isWritable(file)) {
    throw new DatabaseFault('ReadOnly', `The database ${file} is read-only. Make it writable.`);
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
