import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './build/relay-plugin.ts';

const here = (file: string) => path.resolve(import.meta.dirname, file);
const files = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`);
/** They run on the real API in the same process. */
const screens = files.filter((file) => readFileSync(here(file), 'utf8').includes('renderScreen('));

export default defineConfig({
  plugins: [relay({ artifacts: here('src/__generated__'), root: here('../..') }), react()],
  // One copy of graphql for the API's sources and libraries alike.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: files, exclude: screens } },
      {
        extends: true,
        test: {
          name: 'screen',
          include: screens,
          environment: './src/testing/screenEnvironment.ts',
          globalSetup: ['src/testing/screenSeed.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
