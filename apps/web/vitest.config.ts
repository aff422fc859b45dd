import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './build/relay-plugin.ts';

export default defineConfig({
  plugins: [
    relay({
      artifacts: path.resolve(import.meta.dirname, 'src/__generated__'),
      root: path.resolve(import.meta.dirname, '../..'),
    }),
    react(),
  ],
  // One copy of graphql for the API's sources and libraries alike.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['src/testing/screenSeed.ts'],
    environment: './src/testing/screenEnvironment.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
