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
const drawing = withText("'@testing-library/react'").filter((file) => !screens.includes(file));
const mocking = withText('vi.mock(').filter((file) => !screens.includes(file));
/** They draw what asks nobody for anything; who has the focus by keyboard depends on all that a page has seen. */
const components = drawing.filter(
  (file) => file.startsWith('src/ui/') && !mocking.includes(file) && !withText("'tooltip'").includes(file),
);
/** A mock stays as long as its process lives, and what was asked for may come when the next file runs. */
const alone = [...new Set([...drawing, ...mocking])].filter((file) => !components.includes(file));

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
      // Rules share a process, and so do components, and screens below: its page and libraries take longer to load than most
      // files to run. What they keep in modules they reset themselves.
      {
        extends: true,
        test: { name: 'rules', include: files, exclude: [...screens, ...alone, ...components], isolate: false },
      },
      { extends: true, test: { name: 'components', include: components, isolate: false } },
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
