import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../apps/web/dist');
type Manifest = Record<string, { file: string; name?: string }>;

/**
 * Where code of the dashboard that opens later is asked for: a module such as 'dashboard/home/HomeScreen.tsx', or one of the
 * groups of apps/web/build/chunkGroups.ts. Throws when the build has no such file.
 */
export function codeOf(name: string): RegExp {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const chunk = manifest[`src/${name}`] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`No file of the build is ${name}'s own.`);
  return new RegExp(`/${chunk.file.replaceAll('.', String.raw`\.`)}$`);
}
