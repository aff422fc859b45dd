import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../apps/web/dist');
type Manifest = Record<string, { file: string } | undefined>;

/** Where a module of the dashboard that opens later, such as 'dashboard/home/HomeScreen.tsx', is asked for. Throws when none is. */
export function codeOf(module: string): RegExp {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const chunk = manifest[`src/${module}`];
  if (!chunk) throw new Error(`No file of the build is ${module}'s own.`);
  return new RegExp(`/${chunk.file.replaceAll('.', String.raw`\.`)}$`);
}
