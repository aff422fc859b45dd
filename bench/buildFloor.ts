import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FLOORS = resolve(import.meta.dirname, 'floors');
const ROOT = resolve(import.meta.dirname, '..');

/** Builds one of the bare pages the product is compared with, compressed as the product is. Answers its folder. */
export async function buildFloor(name: string, folder: string): Promise<string> {
  const outDir = join(folder, name);
  await build({
    root: join(FLOORS, name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
    build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  execFileSync(process.execPath, [join(ROOT, 'scripts/precompress.mjs'), outDir]);
  return outDir;
}
