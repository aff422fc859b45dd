import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of graphql for sources and libraries alike, else its errors are not recognised as its own.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The test files of a worker share the loaded modules: loading them takes two seconds. Data is separate all the same,
    // since each file makes a database and an API of its own.
    isolate: false,
    restoreMocks: true,
  },
});
