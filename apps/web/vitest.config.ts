import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './build/relay-plugin.ts';

const here = (file: string) => path.resolve(import.meta.dirname, file);
const files = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`);
const withText = (text: string) => files.filter((file) => readFileSync(here(file), 'utf8').includes(text));
/** They run on the real API in the same process. */
const screens = withText("'#testing/renderScreen.tsx'");
/** They draw, or mock: a mock stays as long as its process lives, and libraries listen to the page that they met first. */
const alone = [...new Set([...withText('vi.mock('), ...withText("'@testing-library/react'")])].filter(
  (file) => !screens.includes(file),
);

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
    // Pages are made and dropped by the hundred: with room for the new ones, they need not be tidied away one by one.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      // Rules, and screens below, share a process; what they keep in modules they reset themselves.
      { extends: true, test: { name: 'rules', include: files, exclude: [...screens, ...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'screen',
          include: screens,
          isolate: false,
          environment: './src/testing/screenEnvironment.ts',
          globalSetup: ['src/testing/screenSeed.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
