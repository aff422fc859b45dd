import { defineConfig } from '@playwright/test';

const isLong = Boolean(process.env.LONG);

/** What Chromium needs to run headless, as root, and without asking anything of the network. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: isLong ? '**/*.long.ts' : '**/*.spec.ts',
  outputDir: './results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A second try tells a race in a test from a broken product. It is counted and named as flaky, see tally.mjs.
  retries: isLong ? 0 : 1,
  timeout: isLong ? 180_000 : 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './reports/playwright.json' }]],
  forbidOnly: Boolean(process.env.CI),
  projects: [{ name: isLong ? 'long' : 'chromium' }],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Recording takes time: only the second try of what failed is recorded.
    trace: isLong ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
});
