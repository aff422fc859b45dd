import type { Page } from '@playwright/test';
import { expect, MAYA, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const PROFILE = '/dashboard/settings/my-profile';
const JONAS = 'jonas@northwindoutdoor.com';

const label = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Profile' }).getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });
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

test.describe('one’s own profile', () => {
  test('keeps name, phone and time zone, and says beside a field what is wrong with it', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await expect(page.getByLabel('Email')).toHaveValue(MAYA);

    await label(page, 'Name').fill('x'.repeat(10_000));
    await label(page, 'Phone').fill('031 555 01 42');
    await save(page).click();
    await expect(page.getByText('Use at most 120 characters.')).toBeVisible();
    await expect(page.getByText('Enter the number with its country code, such as +41 31 555 01 42.')).toBeVisible();
    await expect(label(page, 'Name')).toBeFocused();

    await label(page, 'Name').fill('Maya <b>Lindqvist</b>');
    await label(page, 'Phone').fill('+41 31 555 01 42');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('tokyo');
    await page.getByRole('option', { name: 'Asia / Tokyo' }).click();
    await save(page).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Maya <b>Lindqvist<\/b>/ })).toBeVisible();

    await page.reload();
    await expect(label(page, 'Name')).toHaveValue('Maya <b>Lindqvist</b>');
    await expect(label(page, 'Phone')).toHaveValue('+41 31 555 01 42');
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia / Tokyo');
  });

  test('says beside the time zone that it is none, and keeps what was typed', async ({ page, signIn }) => {
    // A browser that is newer than the API.
    await page.addInitScript(() => {
      Intl.supportedValuesOf = () => ['Europe/Zurich', 'Mars/Olympus'];
    });
    await signIn();
    await open(page);
    await label(page, 'Name').fill('Maja Lindqvist');
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('olympus');
    await page.getByRole('option', { name: 'Mars / Olympus' }).click();
    await save(page).click();
    await expect(zone).toHaveAccessibleDescription(/Choose a time zone from the list\./);
    await expect(zone).toBeFocused();
    await expect(label(page, 'Name')).toHaveValue('Maja Lindqvist');

    await page.goto('/dashboard/settings/company-profile');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('olympus');
    await page.getByRole('option', { name: 'Mars / Olympus' }).click();
    await save(page).click();
    await expect(zone).toHaveAccessibleDescription(/Choose a time zone/);
  });

  test('asks before what was typed is left behind, and takes it back when asked to', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await label(page, 'Name').fill('Maja');
    await page.getByRole('link', { name: 'Company profile' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(label(page, 'Name')).toHaveValue('Maja');

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(label(page, 'Name')).toHaveValue('Maya Lindqvist');
    await page.getByRole('link', { name: 'Company profile' }).click();
    await expect(page).toHaveURL(/company-profile/);
  });

  test('is sent once however often Save is pressed, and lost by no failure', async ({ page, signIn, console }) => {
    await signIn();
    await open(page);
    await label(page, 'Name').fill('Maja Lindqvist');
    await console.addFault({ kind: 'Error', operation: 'UpdateProfile', times: 1, message: 'The archive is closed.' });
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The archive is closed.' })).toBeVisible();
    await expect(label(page, 'Name')).toHaveValue('Maja Lindqvist');

    await console.clearRequests();
    await console.addFault({ kind: 'Latency', operation: 'UpdateProfile', milliseconds: 500 });
    await save(page).dblclick();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    expect(await console.answered('UpdateProfile')).toHaveLength(1);
  });

  test('is to be read only by who may not change it, with the reason', async ({ page, signIn, api }) => {
    const maya = await signIn(MAYA);
    await api(
      'mutation { setStaffPermission(flag: UPDATE_USER_PROFILE, isAllowed: false) { role } }',
      {},
      maya.accessToken,
    );
    await signIn(JONAS);
    await open(page);

    await expect(page.getByText(/Your role does not include changing your profile/)).toBeVisible();
    await expect(label(page, 'Name')).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
    await expect(save(page)).toHaveCount(0);
  });
});

test.describe('how one likes to work', () => {
  test('is kept as soon as it is chosen: times are written so everywhere', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await working(page).getByRole('radio', { name: '9:04 pm' }).click();
    await expect(working(page).getByText('Saved', { exact: true })).toBeVisible();
    await working(page).getByRole('radio', { name: 'Ctrl or ⌘ + Enter' }).click();
    await expect(working(page).getByText('Saved', { exact: true })).toBeVisible();

    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await expect(page.getByRole('log').locator('time').first()).toHaveText(/^\d{1,2}:\d\d [ap]m$/);
    await open(page);
    await expect(working(page).getByRole('radio', { name: '9:04 pm' })).toBeChecked();
    await expect(working(page).getByRole('radio', { name: 'Ctrl or ⌘ + Enter' })).toBeChecked();
  });

  test('is as it was when it could not be kept, and says so', async ({ page, signIn, console }) => {
    await signIn();
    await open(page);
    await console.addFault({ kind: 'Error', operation: 'UpdatePreferences', times: 1, message: 'Not now.' });
    await working(page).getByRole('radio', { name: '9:04 pm' }).click();
    await expect(page.getByText('Your preferences could not be saved.')).toBeVisible();
    await expect(working(page).getByRole('radio', { name: '21:04' })).toBeChecked();
  });

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

  test('has a theme, single keys, and the list of shortcuts to change', async ({ page, signIn }) => {
    await signIn();
    await open(page);
    await working(page).getByRole('radio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await working(page).getByText('Single-key shortcuts').click();
    await expect(working(page).getByText('Saved', { exact: true })).toBeVisible();
    await working(page).getByRole('button', { name: 'See and change' }).click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  });
});

test.describe('of what one is told', () => {
  test('what is switched off does not come, and comes again when it is switched on', async ({ page, signIn, api }) => {
    const maya = await signIn(MAYA);
    const jonas = await signIn(JONAS);
    const me = await api<{ currentUser: { id: string } }>('{ currentUser { id } }', {}, jonas.accessToken);
    await open(page);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);

    const assigned = notifications(page).getByRole('checkbox', { name: 'Assigned to you: In-app' });
    await assigned.uncheck();
    await expect(notifications(page).getByText('Saved', { exact: true })).toBeVisible();
    await expect(notifications(page).getByRole('checkbox', { name: 'Assigned to you: Sound' })).toBeDisabled();
    await assign(api, maya.accessToken, me.currentUser.id);
    await page.reload();
    await expect(assigned).not.toBeChecked();

    await assigned.check();
    await expect(notifications(page).getByText('Saved', { exact: true })).toBeVisible();
    await assign(api, maya.accessToken, me.currentUser.id);
    // Of the two, the one that was switched off has not come.
    await expect(bell).toHaveAccessibleName(new RegExp(`${before + 1}`));
  });

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

  test('is mailed to who asks for it', async ({ page, signIn, api, console }) => {
    const maya = await signIn(MAYA);
    const jonas = await signIn(JONAS);
    const me = await api<{ currentUser: { id: string } }>('{ currentUser { id } }', {}, jonas.accessToken);
    await open(page);
    await notifications(page).getByRole('checkbox', { name: 'Assigned to you: Mail' }).check();
    await expect(notifications(page).getByText('Saved', { exact: true })).toBeVisible();
    // Of the plan, only who looks after it is told.
    await expect(notifications(page).getByRole('row', { name: /Plan limits/ })).toHaveCount(0);
    await assign(api, maya.accessToken, me.currentUser.id);

    await expect
      .poll(async () => (await console.mails(JONAS)).map(({ subject }) => subject))
      .toEqual(['Maya Lindqvist gave you a conversation']);
  });
});
