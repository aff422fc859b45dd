import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { createConsoleClient, type ConsoleClient, type Tokens } from './consoleClient.ts';
import { startGallery } from './gallery.ts';
import { graphqlClient, type GraphQLClient } from './graphqlClient.ts';
import { startStack, type Stack } from './stack.ts';
import { violationsOn } from './violations.ts';

export { expect };

export const PASSWORD = 'parley-demo-1';
export const MAYA = 'maya@northwindoutdoor.com';

type Fixtures = {
  /** The stand-in's console over HTTP: clock, faults, mailbox, requests. */
  console: ConsoleClient;
  /** Calls the API as anybody. */
  api: GraphQLClient;
  /** Signs a person in by cookie, with a session that no password was checked for, in the given context or the test's own. */
  signIn: (email?: string, options?: { rememberMe?: boolean; context?: BrowserContext }) => Promise<Tokens>;
  /** Fails the test for what axe finds on the page. */
  expectAccessible: (page: Page) => Promise<void>;
};

type WorkerFixtures = {
  stack: Stack;
  /** The address of the gallery of components, on a development server of its own. */
  galleryUrl: string;
};

/** Every worker runs a Parley of its own; every test begins with the seed, the real time and no faults. */
export const test = base.extend<Fixtures & { freshStart: void; cleanPages: void }, WorkerFixtures>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  galleryUrl: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { parallelIndex }) => {
      const gallery = await startGallery(parallelIndex);
      await use(gallery.url);
      await gallery.close();
    },
    // The server bundles its libraries before it answers.
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.webUrl),
  console: async ({ stack }, use) => use(createConsoleClient(stack.apiUrl)),
  api: async ({ stack }, use) => use(graphqlClient(stack.apiUrl)),
  freshStart: [
    async ({ console }, use) => {
      await console.reset();
      await use();
    },
    { auto: true },
  ],
  cleanPages: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await use();
      expect(faults, 'uncaught errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ stack, console, context: ownContext }, use) => {
    await use(async (email = MAYA, { rememberMe = false, context = ownContext } = {}) => {
      const session = await console.mintSession(email, rememberMe);
      const cookie = { url: stack.webUrl, sameSite: 'Strict' as const };
      await context.addCookies([
        { ...cookie, name: 'accessToken', value: session.accessToken },
        ...(session.refreshToken ? [{ ...cookie, name: 'refreshToken', value: session.refreshToken }] : []),
      ]);
      return session;
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  expectAccessible: async ({}, use) => {
    await use(async (page) => expect(await violationsOn(page)).toEqual([]));
  },
});
