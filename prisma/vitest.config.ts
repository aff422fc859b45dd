import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Several tests hold a lock for seconds and watch the event loop meanwhile.
  test: { include: ['*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 },
});
