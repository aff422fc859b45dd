import type { Locator, Page } from '@playwright/test';
import { switchOnSecondFactor } from './authenticator.ts';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import { look, lookAtSizes, SIZES } from './look.ts';
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
  CONVERSATION_OVERLAYS,
  FRAME_OVERLAYS,
  INBOX_OVERLAYS,
  openConversation,
  type Overlay,
  SETTINGS_OVERLAYS,
  USERS_OVERLAYS,
} from './overlays.ts';
import { untilDrawn } from './violations.ts';

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
  [
    '/dashboard/content/articles/categories/acat_courses',
    (page) => page.getByRole('heading', { name: 'Courses', level: 1 }),
  ],
  ['/dashboard/content/articles/categories/summary', (page) => page.getByRole('row', { name: /Courses/ })],
  ['/dashboard/content/webpages?q=shop', (page) => page.getByRole('row', { name: /Our shop in Geneva/ })],
  ['/dashboard/content/documents', (page) => page.getByText('Glove sizes')],
  ['/dashboard/content/documents/artc_glove-sizes-xlsx', (page) => page.getByText(/Middle finger in cm/)],
  ['/dashboard/forms', (page) => page.getByRole('row', { name: /Repair request/ })],
  ['/dashboard/forms/form_repair', (page) => page.getByRole('button', { name: /Beatriz Figueira/ })],
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

/** As many stories as this share the screens. */
const PARTS = 4;
const screensOf = (part: number) =>
  SCREENS.slice(Math.round((part * SCREENS.length) / PARTS), Math.round(((part + 1) * SCREENS.length) / PARTS));

/** Narrower than the dashboard is ever used: the chat stands in a small part of other pages. */
const CHAT_SIZES = { ...SIZES, phone: { width: 320, height: 568 } };

test.describe('no fault is found and nothing scrolls sideways', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
  // Each looks at many places.
  test.describe.configure({ timeout: 300_000 });

  test('on the public pages, on the second step of signing in, and on the console', async ({
    page,
    stack,
    console,
    api,
    signIn,
    context,
  }) => {
    for (const path of [...PUBLIC, stack.apiUrl]) {
      await page.goto(path);
      await lookAtSizes(page, path, page.getByRole('heading', { level: 1 }));
    }
    const { accessToken } = await signIn();
    await switchOnSecondFactor(api, console, accessToken);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await lookAtSizes(page, 'second step', page.getByRole('heading', { name: 'Enter your code' }));
  });

  for (let part = 0; part < PARTS; part += 1) {
    test(`on the screens of the dashboard, part ${part + 1} of ${PARTS}`, async ({ page, signIn }) => {
      await signIn();
      for (const [path, content] of screensOf(part)) {
        await goOn(page, path);
        await lookAtSizes(page, path, content(page), { isFramed: true });
      }
    });
  }

  test('where there is nothing, where something failed, where the plan has ended, and in an open conversation', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn('theo@brightsideyoga.example');
    await page.goto('/dashboard/inbox');
    await lookAtSizes(
      page,
      'empty inbox, its trial ended',
      page.getByRole('heading', { name: 'No conversations yet' }),
    );
    await expect(page.getByRole('heading', { name: 'No conversation selected' })).toBeHidden();
    await page.goto('/dashboard/settings/subscription?pick');
    await lookAtSizes(page, 'plans to pick after the trial', page.getByRole('dialog'));

    await signIn('jonas@northwindoutdoor.com');
    await page.goto('/dashboard/users/audit-log');
    await lookAtSizes(page, 'audit log that is not shown', page.getByText('You cannot see the audit log'));

    await signIn('priya@northwindoutdoor.com');
    await page.goto('/dashboard');
    await lookAtSizes(page, 'welcome', page.getByRole('region', { name: 'Welcome to Parley, Priya' }));

    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversation(page);
    await lookAtSizes(page, 'conversation');
    await console.addFault({ kind: 'Error', operation: 'SendMessage', code: 'BAD_INPUT', message: 'Refused.' });
    await page.getByRole('textbox', { name: /^Reply to/ }).fill('On its way');
    await page.keyboard.press('Enter');
    await lookAtSizes(page, 'reply that was not sent', page.getByText('Refused.'));

    await console.addFault({ kind: 'Error', operation: 'InboxScreenQuery', message: 'The list is being repaired.' });
    await page.goto('/dashboard/inbox');
    await lookAtSizes(page, 'inbox that does not load', page.getByText('The list is being repaired.'));
  });

  for (const [screens, overlays] of Object.entries({
    'the inbox': [INBOX_OVERLAYS, CONVERSATION_OVERLAYS],
    'the other screens': [FRAME_OVERLAYS, USERS_OVERLAYS, SETTINGS_OVERLAYS],
  })) {
    test(`in what opens over ${screens}`, async ({ page, signIn }) => {
      await signIn();
      for (const [device, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        for (const some of overlays) await lookAtEach(page, some, `on a ${device}`);
      }
    });
  }

  test('while a company is onboarded', async ({ page, signIn }) => {
    await signIn(NADIA);
    await page.goto('/');
    await expect(heading(page, 'Tell us about your company')).toBeVisible();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await lookAtSizes(page, 'details with something wrong', page.getByText('Choose a country.'));
    await completeDetails(page);
    await lookAtSizes(page, 'assistant');
    await completeChat(page);
    await lookAtSizes(page, 'plans', page.getByRole('region', { name: 'Enterprise' }));
    await completePlan(page);
    await page.getByLabel('Card number').waitFor();
    await lookAtSizes(page, 'payment', order(page).getByText('Due today'));
    await payLater(page);
    await lookAtSizes(page, 'installation', order(page).getByText('Due today'));
    await page.goto(STEP.details);
    await page.getByLabel('Website').fill('lumen.example');
    await lookAtSizes(page, 'details that are not saved', page.getByText('Your changes are not saved yet.'));
    await page.goto('/onboard/client/nowhere');
    await lookAtSizes(page, 'nothing here', page.getByRole('heading', { name: 'Page not found' }));
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
    await lookAtSizes(page, 'invitation with something wrong', page.getByText('Enter your name.'));
    await page.getByLabel('Your name').fill('Tomás Rey');
    await page.getByRole('button', { name: 'Accept and join' }).click();
    await lookAtSizes(page, 'picture of who has joined', heading(page, 'You are in'));
  });

  test('in the help centre', async ({ page, stack }) => {
    const centre = `${stack.apiUrl}/help/northwind-outdoor`;
    for (const path of ['', '/categories/courses', '/articles/how-returns-work', '/search?q=return', '/nothing-here']) {
      await page.goto(`${centre}${path}`);
      await lookAtSizes(page, `help centre${path}`, page.getByRole('heading', { level: 1 }));
    }
  });

  test('in the chat', async ({ page, api, stack, console }) => {
    const lookAtChat = (place: string, content: Locator) => lookAtSizes(page, place, content, { sizes: CHAT_SIZES });
    const agent = await agentOf(api, console);
    const visitor = visitorOn(page);
    await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
    await lookAtChat('home page of the chat', visitor.box);
    await page.getByRole('button', { name: 'Send us a message' }).click();
    await lookAtChat('chat', page.getByRole('radio', { name: 'A person' }));

    await visitor.write(`My zip broke. ${LONG_WORD} مرحبا`);
    await expect(visitor.log).toContainText('Sent');
    const { id, said } = await agent.latest();
    await agent.reply(id, 'We repair it.', said.at(-1)?.id);
    await expect(visitor.log).toContainText('We repair it.');
    await agent.change({ id, status: 'Resolved' });
    const good = page.getByRole('radio', { name: 'Good, 4 of 5' });
    await good.check();
    await lookAtChat('chat that is rated', good);

    await page.getByRole('button', { name: 'Emojis' }).click();
    await lookAtChat('emojis of the chat', page.getByRole('searchbox', { name: 'Search emojis' }));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Send transcript by mail' }).click();
    const address = page.getByRole('textbox', { name: 'Send the transcript to' });
    await lookAtChat('transcript of the chat', address);
    await address.fill('ada@visitor.example');
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: 'Code from the mail' });
    await expect(code).toBeFocused();
    await lookAtChat('code for the transcript of the chat', code);
  });
});

/**
 * Goes to a screen as the browser's back and forward do, without loading the page anew where it is the dashboard already:
 * that, and giving axe to a new page, takes as long as to look. The first load is proved by stories of its own.
 */
async function goOn(page: Page, path: string) {
  if (!page.url().includes('/dashboard')) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/**
 * Opens one after the other, looks at it, and closes it as Escape does. Their screen is loaded anew only where it was left
 * otherwise than it was.
 */
async function lookAtEach(page: Page, overlays: readonly Overlay[], device: string) {
  let last = '';
  for (const { name, at, open } of overlays) {
    if (!last || !(await isClosed(page, last))) await page.goto(at);
    else if (at !== last) await goOn(page, at);
    last = at;
    await test.step(`${name}, ${device}`, () => open(page));
    await look(page, `${name}, ${device}`);
  }
}

/** Closes all that is open over a screen; whether that is all gone, and it is still the same screen. */
async function isClosed(page: Page, at: string): Promise<boolean> {
  const open = ['dialog', 'alertdialog', 'menu', 'listbox'] as const;
  const overlays = open.map((role) => page.getByRole(role)).reduce((some, more) => some.or(more));
  for (let left = await overlays.count(); left > 0; left = await overlays.count()) {
    await page.keyboard.press('Escape');
    const isFewer = overlays.nth(left - 1).waitFor({ state: 'detached', timeout: 1000 });
    if (
      !(await isFewer.then(
        () => true,
        () => false,
      ))
    )
      return false;
  }
  // The focus comes back a moment later, and with it what tells of the button that has it.
  await untilDrawn(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return new URL(page.url()).pathname.startsWith(new URL(at, page.url()).pathname);
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
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused();
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
