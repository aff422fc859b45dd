import type { Browser, Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, MAYA, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';
const rows = (page: Page) => page.locator('[data-conversation]');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const ASSIGN = `mutation ($changes: [ConversationChange!]!) { updateConversations(changes: $changes) { conversations { id } } }`;

/** Opens another browser of its own. */
async function another(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test.describe('colleagues', () => {
  test('see who else has a conversation open and who writes, until they leave', async ({
    page,
    signIn,
    browser,
    stack,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const id = await rows(page).first().getAttribute('data-conversation');
    const address = `/dashboard/inbox/${id}`;
    await page.goto(address);
    await expect(page.getByRole('log')).toBeVisible();

    const jonas = await another(browser);
    await signIn(JONAS, { context: jonas.context() });
    await jonas.goto(stack.webUrl + address);
    await expect(jonas.getByTitle(/^Maya Lindqvist is viewing$/)).toBeVisible();
    await expect(page.getByTitle(/^Jonas .* is viewing$/)).toBeVisible();

    await jonas.getByRole('textbox', { name: /^Reply to/ }).pressSequentially('We have');
    await expect(page.getByText(/^Jonas .* is writing too\.$/)).toBeVisible();
    await jonas.getByRole('textbox', { name: /^Reply to/ }).fill('');
    await expect(page.getByText(/is writing too/)).toHaveCount(0);

    await jonas.context().close();
    await expect(page.getByTitle(/is viewing$/)).toHaveCount(0);
  });
});

test.describe('notifications', () => {
  test('reach who a conversation is given to, wherever they are, and lead to it', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn(JONAS);
    await signIn(MAYA);
    await page.goto('/dashboard/inbox');
    const id = await rows(page).first().getAttribute('data-conversation');
    await page.goto('/dashboard/users');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    const { colleagues } = await api<{ colleagues: { id: string; name: string }[] }>(
      '{ colleagues { id name } }',
      {},
      accessToken,
    );
    const maya = colleagues.find(({ name }) => name === 'Maya Lindqvist')?.id;

    const assign = (assigneeId: string | undefined) => api(ASSIGN, { changes: [{ id, assigneeId }] }, accessToken);
    await assign(colleagues.find((one) => one.id !== maya)?.id);
    await assign(maya);

    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
    await bell(page).click();
    const feed = page.getByRole('dialog', { name: 'Notifications' });
    const row = feed.getByRole('link').first();
    await expect(row).toContainText(/Jonas .* gave you a conversation/);
    await row.click();
    await expect(page).toHaveURL(`/dashboard/inbox/${id}`);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  test('of a visitor’s reply are heard, and counted in the tab', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    const visitor = await another(browser);
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Is the Alta back in stock?');
    await page.addInitScript(() => {
      // Called with its own node below.
      // oxlint-disable-next-line typescript/unbound-method
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function play(when) {
        document.documentElement.dataset.heard = String(Number(document.documentElement.dataset.heard ?? 0) + 1);
        start.call(this, when);
      };
    });
    await page.goto('/dashboard/inbox');
    const row = rows(page).filter({ hasText: 'Is the Alta back in stock?' });
    const id = await row.getAttribute('data-conversation');
    const { currentUser } = await api<{ currentUser: { id: string } }>('{ currentUser { id } }', {}, accessToken);
    await api(ASSIGN, { changes: [{ id, assigneeId: currentUser.id }] }, accessToken);
    await page.goto('/dashboard/users');
    await expect(bell(page)).toBeVisible();
    // Browsers are silent until the page has been touched.
    await page.getByRole('heading', { level: 1 }).click();

    await expect(async () => {
      await chat.write('Hello?');
      await expect(page.locator('html')).toHaveAttribute('data-heard', /^[1-9]/, { timeout: 3000 });
    }).toPass();

    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
    await expect(page).toHaveTitle(/^\(\d+\)/);
    await visitor.context().close();
  });
});
