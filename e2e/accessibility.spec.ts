import type { Page } from '@playwright/test';
import { switchOnSecondFactor } from './authenticator.ts';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import { look } from './look.ts';
import {
  completeChat,
  completeDetails,
  completePlan,
  heading,
  NADIA,
  order,
  payLater,
  STEP,
} from './onboardingPage.ts';
import {
  FRAME_OVERLAYS,
  INBOX_OVERLAYS,
  openConversation,
  type Overlay,
  SETTINGS_OVERLAYS,
  USERS_OVERLAYS,
} from './overlays.ts';

const TOMAS = 'tomas@northwindoutdoor.com';
const LONG_WORD = 'Donaudampfschifffahrt'.repeat(5);

const PUBLIC = [
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password/success',
  '/reset-password?token=x',
  '/reset-password',
  '/onboard/user?token=nothing',
];

const STORE = '/dashboard/product-discovery/shopify/stor_northwind';
const NORI = '/dashboard/assistants/chatbot-widget/asst_nori';

/** Each screen of the dashboard, and what is there once all of it stands. */
const SCREENS: [string, (page: Page) => ReturnType<Page['getByText']>][] = [
  ['/dashboard', (page) => page.getByRole('region', { name: 'Today against usual' })],
  ['/dashboard/analytics', (page) => page.getByRole('table', { name: 'Conversations by weekday and hour' })],
  ['/dashboard/insights', (page) => page.getByRole('link', { name: /^Returns/ })],
  ['/dashboard/insights/overview', (page) => page.getByRole('list', { name: 'Questions without an answer' })],
  ['/dashboard/insights/topc_northwind_3', (page) => page.getByRole('list', { name: 'Conversations' })],
  ['/dashboard/guided-flows', (page) => page.getByRole('grid', { name: 'Guided flows' })],
  ['/dashboard/guided-flows/automated-faqs', (page) => page.getByRole('row', { name: /How long can I return/ })],
  [
    '/dashboard/guided-flows/automated-faqs/afaq_returns',
    (page) => page.getByRole('textbox', { name: 'Question', exact: true }),
  ],
  [
    '/dashboard/guided-flows/flow_order_status',
    // A phone has the outline in place of the canvas.
    (page) => page.getByRole('toolbar', { name: 'Add a step' }).or(page.getByRole('list', { name: 'Steps' })),
  ],
  ['/dashboard/content/articles', (page) => page.getByRole('row', { name: /How returns work/ })],
  [
    '/dashboard/content/articles/artc_how-returns-work',
    (page) => page.getByRole('heading', { name: 'What we take back' }),
  ],
  ['/dashboard/content/articles/categories', (page) => page.getByRole('link', { name: 'Courses' })],
  ['/dashboard/content/articles/categories/summary', (page) => page.getByRole('row', { name: /Courses/ })],
  ['/dashboard/content/webpages', (page) => page.getByRole('row', { name: /Our shop in Geneva/ })],
  ['/dashboard/content/documents', (page) => page.getByText('No documents yet')],
  ['/dashboard/forms', (page) => page.getByRole('row', { name: /Repair request/ })],
  ['/dashboard/forms/form_repair', (page) => page.getByRole('button', { name: /Hannah Brandt/ })],
  ['/dashboard/forms/form_repair?tab=charts', (page) => page.getByRole('table', { name: /Which item is it/ })],
  ['/dashboard/forms/form_repair/edit', (page) => page.getByRole('button', { name: 'Add question' })],
  ['/dashboard/product-discovery', (page) => page.getByRole('list', { name: 'Stores' })],
  [STORE, (page) => page.getByRole('grid').getByRole('row')],
  [`${STORE}?tab=search&try=red+jacket`, (page) => page.getByRole('list', { name: 'Understood' })],
  ['/dashboard/integrations', (page) => page.getByRole('list', { name: 'Integrations' })],
  ['/dashboard/integrations/calendly', (page) => page.getByRole('list', { name: 'Event types' })],
  ['/dashboard/integrations/calendly?tab=requests', (page) => page.getByRole('list', { name: 'Requests' })],
  ['/dashboard/integrations/zendesk', (page) => page.getByRole('textbox', { name: 'Tags' })],
  ['/dashboard/integrations/zendesk?tab=requests', (page) => page.getByRole('list', { name: 'Requests' })],
  ['/dashboard/integrations/api-keys', (page) => page.getByRole('row', { name: /Order system/ })],
  ['/dashboard/integrations/webhooks', (page) => page.getByRole('list', { name: 'Deliveries' })],
  ['/dashboard/assistants', (page) => page.getByRole('row', { name: /Nori/ })],
  [`${NORI}/appearance`, (page) => page.getByRole('textbox', { name: 'Title' })],
  [`${NORI}/team`, (page) => page.getByRole('heading', { name: 'Office hours' })],
  [`${NORI}/home-page`, (page) => page.getByRole('textbox', { name: 'Greeting' })],
  [`${NORI}/guided-flows`, (page) => page.getByRole('combobox', { name: 'Add a flow' })],
  [`${NORI}/gpt-settings`, (page) => page.getByRole('switch', { name: /Visitors may ask for a person/ })],
  [`${NORI}/triggers`, (page) => page.getByRole('button', { name: 'Publish' })],
  [`${NORI}/installation`, (page) => page.getByText(/data-assistant-id="asst_nori"/)],
  ['/dashboard/nowhere', (page) => page.getByRole('heading', { name: 'Page not found' })],
  ['/dashboard/inbox', (page) => page.locator('[data-conversation]')],
  ['/dashboard/inbox?status=any&priority=high&label=labl_gone', (page) => page.getByText('No conversations match')],
  ['/dashboard/inbox?q=torn+buckle', (page) => page.getByRole('list', { name: 'Found' }).getByRole('link')],
  ['/dashboard/inbox?q=jacket', (page) => page.getByText(/^The 50 best matches/)],
  ['/dashboard/inbox?q=is:', (page) => page.getByText('“is:” takes open, pending')],
  ['/dashboard/inbox?q=xylophone', (page) => page.getByText('Nothing matches “xylophone”')],
  ['/dashboard/inbox/conv_gone', (page) => page.getByText('This conversation is gone')],
  ['/dashboard/users', (page) => page.getByRole('row', { name: 'Jonas Reber' })],
  ['/dashboard/users?q=nobody', (page) => page.getByText('Nothing matches “nobody”')],
  ['/dashboard/users/roles-and-permissions', (page) => page.getByRole('switch', { name: 'Invite people: Staff' })],
  ['/dashboard/users/audit-log', (page) => page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')],
  ['/dashboard/settings/my-profile', (page) => page.getByRole('button', { name: 'Save profile' })],
  ['/dashboard/settings/reset-password', (page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem')],
  ['/dashboard/settings/company-profile', (page) => page.getByRole('button', { name: 'Export all data' })],
  ['/dashboard/settings/subscription', (page) => page.getByRole('progressbar')],
  ['/dashboard/settings/payment-methods/new', (page) => page.getByLabel('Card number')],
];

const areaOf = ([path]: (typeof SCREENS)[number]) => path.split(/[/?]/)[2] ?? 'home';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}, no fault is found and nothing scrolls sideways`, () => {
    test.use({ viewport, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
    // Each looks at many places.
    test.describe.configure({ timeout: 300_000 });

    test('on the public pages and the console', async ({ page, stack }) => {
      for (const path of [...PUBLIC, stack.apiUrl]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, path);
      }
    });

    test('on the second step of signing in', async ({ page, console, api, signIn, context }) => {
      const { accessToken } = await signIn();
      await switchOnSecondFactor(api, console, accessToken);
      await context.clearCookies();
      await page.goto('/login');
      await page.getByLabel('Email').fill(MAYA);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await look(page, 'second step');
    });

    for (const area of new Set(SCREENS.map(areaOf))) {
      test(`on the screens of ${area}`, async ({ page, signIn }) => {
        await signIn();
        for (const [path, content] of SCREENS.filter((screen) => areaOf(screen) === area)) {
          await page.goto(path);
          await expect(content(page).first(), path).toBeVisible();
          await look(page, path);
          expect
            .soft(
              await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
              `${path} scrolls as a page`,
            )
            .toBeLessThanOrEqual(0);
        }
      });
    }

    test('where there is nothing, where something failed, and where the plan has ended', async ({
      page,
      signIn,
      console,
    }) => {
      await signIn('theo@brightsideyoga.example');
      await page.goto('/dashboard/inbox');
      await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
      await look(page, 'empty inbox, its trial ended');
      await page.goto('/dashboard/settings/subscription?pick');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'plans to pick after the trial');

      await signIn('jonas@northwindoutdoor.com');
      await page.goto('/dashboard/users/audit-log');
      await expect(page.getByText('You cannot see the audit log')).toBeVisible();
      await look(page, 'audit log that is not shown');

      await signIn('priya@northwindoutdoor.com');
      await page.goto('/dashboard');
      await expect(page.getByRole('region', { name: 'Welcome to Parley, Priya' })).toBeVisible();
      await look(page, 'welcome');

      await console.addFault({ kind: 'Error', operation: 'InboxScreenQuery', message: 'The list is being repaired.' });
      await page.goto('/dashboard/inbox');
      await expect(page.getByText('The list is being repaired.')).toBeVisible();
      await look(page, 'inbox that does not load');
    });

    test('in an open conversation', async ({ page, signIn, console }) => {
      await signIn();
      await page.goto('/dashboard/inbox');
      await openConversation(page);
      await look(page, 'conversation');
      await console.addFault({ kind: 'Error', operation: 'SendMessage', code: 'BAD_INPUT', message: 'Refused.' });
      await page.getByRole('textbox', { name: /^Reply to/ }).fill('On its way');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Refused.')).toBeVisible();
      await look(page, 'reply that was not sent');
    });

    for (const [area, overlays] of Object.entries({
      frame: FRAME_OVERLAYS,
      inbox: INBOX_OVERLAYS,
      users: USERS_OVERLAYS,
      settings: SETTINGS_OVERLAYS,
    })) {
      test(`in what opens over the screens: ${area}`, async ({ page, signIn }) => {
        await signIn();
        for (const overlay of overlays) await lookAt(page, overlay);
      });
    }

    test('while a company is onboarded', async ({ page, signIn }) => {
      await signIn(NADIA);
      await page.goto('/');
      await expect(heading(page, 'Tell us about your company')).toBeVisible();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Choose a country.')).toBeVisible();
      await look(page, 'details with something wrong');
      await completeDetails(page);
      await look(page, 'assistant');
      await completeChat(page);
      await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible();
      await look(page, 'plans');
      await completePlan(page);
      await page.getByLabel('Card number').waitFor();
      await expect(order(page)).toContainText('Due today');
      await look(page, 'payment');
      await payLater(page);
      await expect(order(page)).toContainText('Due today');
      await look(page, 'installation');
      await page.goto(STEP.details);
      await page.getByLabel('Website').fill('lumen.example');
      await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
      await look(page, 'details that are not saved');
      await page.goto('/onboard/client/nowhere');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await look(page, 'nothing here');
    });

    test('on the page of who is invited, to a company of a long name', async ({ page, signIn, api }) => {
      const { accessToken } = await signIn();
      const rename = 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }';
      await api(rename, { input: { name: LONG_WORD } }, accessToken);
      await signIn(TOMAS);
      await page.goto('/dashboard');
      await expect(heading(page, `Join ${LONG_WORD}`)).toBeVisible();
      await page.getByLabel('Your name').fill('');
      await page.getByRole('button', { name: 'Accept and join' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await look(page, 'invitation with something wrong');
      await page.getByLabel('Your name').fill('Tomás Rey');
      await page.getByRole('button', { name: 'Accept and join' }).click();
      await expect(heading(page, 'You are in')).toBeVisible();
      await look(page, 'picture of who has joined');
    });

    test('in the chat', async ({ page, api, stack, console }) => {
      const agent = await agentOf(api, console);
      const visitor = visitorOn(page);
      // Narrower than the dashboard is ever used: it stands in a small part of other pages.
      if (device === 'phone') await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
      await expect(visitor.box).toBeVisible();
      await look(page, 'home page of the chat');
      await page.getByRole('button', { name: 'Send us a message' }).click();
      await expect(page.getByRole('radio', { name: 'A person' })).toBeVisible();
      await look(page, 'chat');

      await visitor.write(`My zip broke. ${LONG_WORD} مرحبا`);
      await expect(visitor.log).toContainText('Sent');
      const { id, said } = await agent.latest();
      await agent.reply(id, 'We repair it.', said.at(-1)?.id);
      await expect(visitor.log).toContainText('We repair it.');
      await agent.change({ id, status: 'Resolved' });
      await page.getByRole('radio', { name: 'Good, 4 of 5' }).check();
      await look(page, 'chat that is rated');

      await page.getByRole('button', { name: 'Emojis' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search emojis' })).toBeVisible();
      await look(page, 'emojis of the chat');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Send transcript by mail' }).click();
      await look(page, 'transcript of the chat');
      await page.getByRole('textbox', { name: 'Send the transcript to' }).fill('ada@visitor.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Code from the mail' })).toBeFocused();
      await look(page, 'code for the transcript of the chat');
    });
  });
}

async function lookAt(page: Page, { name, at, open }: Overlay) {
  await page.goto(at);
  await test.step(name, () => open(page));
  await look(page, name);
}

test('a person signs in, opens a conversation, replies and signs out by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('maya@northwindoutdoor.com');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('parley-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-conversation]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Typed without a mouse.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Typed without a mouse.');

  await page.getByRole('button', { name: /^Maya Lindqvist/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // The last entry signs out everywhere; the one before it, here.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
