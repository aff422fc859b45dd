import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { must, root } from './run.mjs';

/** The database's address; a relative file is taken from the repository's root. */
export function databaseUrl(env = process.env) {
  const url = env.DATABASE_URL ?? 'file:.data/parley.db';
  return url.startsWith('file:') ? `file:${resolve(root, url.slice('file:'.length))}` : url;
}

/** Makes the folder of the database's file. */
export const prepareFolder = (url) => mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });

/** Migrates and seeds the database when there is none yet. */
export async function seedOnce(url) {
  const file = url.slice('file:'.length);
  if (existsSync(file)) return;
  console.log('Seeding the demo company …');
  prepareFolder(url);
  await must('Seeding', 'tsx', ['prisma/cli.ts', 'seed'], { env: { DATABASE_URL: url } });
}
