import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const PROFILE = '/dashboard/settings/my-profile';
const JONAS = 'jonas@northwindoutdoor.com';

const label = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Profile' }).getByLabel(name, { exact: true });
const working = (page: Page) => page.getByRole('region', { name: 'Working in Parley' });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page) {
  await page.goto(PROFILE);
  await expect(label(page, 'Name')).toBeVisible();
}

const assign = async (api: GraphQLClient, token: string, assigneeId: string) => {
  const { conversations } = await api<{ conversations: { edges: { node: { id: string } }[] } }>(
    '{ conversations(view: Unassigned, first: 1) { edges { node { id } } } }',
    {},
    token,
  );
  await api(
    'mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { undo { conversationId } } }',
    { changes: [{ id: conversations.edges[0]?.node.id, assigneeId }] },
    token,
  );
};

test.describe('how one likes to work', () => {
  test('stays as it was just chosen, whatever an older answer says of it', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    let release = () => {};
    const isReleased = new Promise<void>((done) => (release = done));
    let asked = 0;
    await page.route(/operationName=MyProfileScreenQuery/, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const response = await route.fetch();
      await isReleased;
      // Nobody may wait for it any more.
      return route.fulfill({ response }).catch(() => {});
    });
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 60_000;
      window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(() => asked).toBe(1);

    // Sooner than a request that is never answered is sent again.
    const newer = page.waitForResponse(/operationName=MyProfileScreenQuery/, { timeout: 15_000 });
    await working(page).getByRole('radio', { name: '9:04 pm' }).click();
    await expect(working(page).getByText('Saved', { exact: true })).toBeVisible();
    await (await newer).finished();
    release();
    await expect(working(page).getByRole('radio', { name: '9:04 pm' })).toBeChecked();
    expect(asked).toBe(2);
  });
});

test.describe('of what one is told', () => {
  test('is heard, and shown on the desktop, by who wants it so', async ({ page, signIn, api }) => {
    const told: string[] = [];
    page.on('console', (message) => message.text().startsWith('told: ') && told.push(message.text()));
    await page.addInitScript(() => {
      class Heard extends AudioContext {
        override createOscillator() {
          globalThis.console.info('told: sound');
          return super.createOscillator();
        }
      }
      class Shown extends EventTarget {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(sentence: string) {
          super();
          globalThis.console.info(`told: ${sentence}`);
        }
      }
      // As if somebody were looking at another window.
      document.hasFocus = () => false;
      Object.assign(window, { AudioContext: Heard, Notification: Shown });
    });
    const maya = await signIn(MAYA);
    const jonas = await signIn(JONAS);
    const me = await api<{ currentUser: { id: string } }>('{ currentUser { id } }', {}, jonas.accessToken);
    await open(page);
    const cell = (way: string) => notifications(page).getByRole('checkbox', { name: `Assigned to you: ${way}` });
    await notifications(page).getByText('Show on the desktop').click();
    await expect(notifications(page).getByText('Saved', { exact: true })).toBeVisible();
    await cell('Sound').uncheck();
    await expect(cell('Sound')).not.toBeChecked();
    // The live connection stands once one is told.
    await expect(async () => {
      await assign(api, maya.accessToken, me.currentUser.id);
      await expect.poll(() => told, { timeout: 1000 }).not.toEqual([]);
    }).toPass();
    expect(told).not.toContain('told: sound');

    await cell('Sound').check();
    await cell('Desktop').uncheck();
    await assign(api, maya.accessToken, me.currentUser.id);
    // Two notes, and nothing after them.
    await expect.poll(() => told.slice(-2)).toEqual(['told: sound', 'told: sound']);
  });
});
