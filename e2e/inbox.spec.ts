import { expect, test } from './fixtures.ts';
import type { Page, Route } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { codeOf } from './codeOf.ts';

const rows = (page: Page) => page.locator('[data-conversation]');

test.describe('/dashboard/inbox', () => {
  test('an agent and a visitor see each other’s messages at once', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rows(page).first()).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));

    const chat = visitorOn(visitor);
    await chat.write('Do you repair zips?');
    const row = rows(page).first();
    await expect(row).toContainText('Do you repair zips?');
    await expect(row).toContainText(/unread/i);
    await row.click();
    await expect(page.getByRole('log')).toContainText('Do you repair zips?');
    await expect(row).not.toContainText(/unread/i);

    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.pressSequentially('We do, ');
    await expect(visitor.getByText(/Maya.*typing/i)).toBeVisible();
    await composer.pressSequentially('every day.');
    await composer.press('Enter');
    await expect(chat.log).toContainText('We do, every day.');
    await expect(page.getByRole('log')).toContainText('Read');

    await chat.box.pressSequentially('Great');
    await expect(page.getByText(/typing/i).first()).toBeVisible();
    await chat.box.press('Enter');
    await expect(page.getByRole('log')).toContainText('Great');

    await visitor.reload();
    await expect(chat.log).toContainText('We do, every day.');
    await visitor.context().close();
  });

  test('what was written while the connection was down is there once it is back, exactly once', async ({
    page,
    signIn,
    browser,
    stack,
    api,
    console,
  }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('First, while all is well.');
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();
    await expect(page.getByRole('log')).toContainText('First, while all is well.');

    await console.setSockets({ isRefusing: true });
    await console.closeSockets(1012, 'maya@northwindoutdoor.com');
    await chat.write('Second, into the gap.');
    await expect(chat.log).toContainText('Second, into the gap.');
    await console.setSockets({ isRefusing: false });

    await expect(page.getByRole('log').getByText('Second, into the gap.')).toHaveCount(1, { timeout: 25_000 });
    await visitor.context().close();
  });

  test('a link to a conversation asks for code and data together', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const row = rows(page).nth(2);
    const id = await row.getAttribute('data-conversation');
    const [data, code] = [/operationName=ConversationPaneQuery/, codeOf('dashboard/inbox/ConversationPane.tsx')];
    const bothAsked = Promise.all([page.waitForRequest(data), page.waitForRequest(code)]);
    // Neither gets an answer before both were asked for: were one waiting for the other, nothing would ever come.
    const holdBack = async (route: Route) => {
      await bothAsked;
      await route.continue();
    };
    await page.route(data, holdBack);
    await page.route(code, holdBack);

    await row.click();
    await expect(page.getByRole('log')).toBeVisible();

    await page.unrouteAll();
    await console.clearRequests();
    await page.goto(`/dashboard/inbox/${id}`);
    await expect(page.getByRole('log')).toBeVisible();
    const screens = (await console.requests()).filter(
      ({ operation, errors }) => /^(InboxScreen|ConversationPane)Query$/.test(operation ?? '') && errors.length === 0,
    );
    expect(screens).toHaveLength(2);
    expect(new Set(screens.map(({ operation }) => operation))).toEqual(
      new Set(['ConversationPaneQuery', 'InboxScreenQuery']),
    );
  });

  test('marking as unread brings the conversation back to the unread ones', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const row = rows(page)
      .filter({ hasText: /unread/i })
      .first();
    const id = await row.getAttribute('data-conversation');
    const same = page.locator(`[data-conversation="${id}"]`);
    await row.click();
    await expect(same).not.toContainText(/unread/i);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click();

    await expect(page.getByRole('status').filter({ hasText: 'unread' }).last()).toBeInViewport();
    await expect(same).toContainText(/unread/i);
  });

  test('a reply that fails stays, with a way to send it again', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();
    await console.addFault({ kind: 'Error', operation: 'SendMessage', times: 1 });
    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.fill('Sent at the second try.');
    await composer.press('Enter');

    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('log').getByText(/Not sent|Sending/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('log').getByText('Sent at the second try.')).toHaveCount(1);
  });

  test('a draft is kept for each conversation', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await rows(page).nth(0).click();
    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.fill('Half a thought');
    await rows(page).nth(1).click();
    await expect(composer).toHaveValue('');

    await rows(page).nth(0).click();
    await expect(composer).toHaveValue('Half a thought');
    await page.reload();
    await expect(composer).toHaveValue('Half a thought');
  });

  test('a conversation of another company is gone, as is one that never was', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn('rosa@cafekestrel.example');
    const { conversations } = await api<{ conversations: { edges: { node: { id: string } }[] } }>(
      '{ conversations(first: 1) { edges { node { id } } } }',
      {},
      accessToken,
    );
    await signIn();

    await page.goto(`/dashboard/inbox/${conversations.edges[0]?.node.id}`);

    await expect(page.getByText('This conversation is gone')).toBeVisible();
  });

  test('Staff whose role may not reply can read, and sees why there is no reply', async ({ page, signIn }) => {
    await signIn('finn@cafekestrel.example');
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();

    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByText(/MANAGE_CONVERSATIONS|permission|role/i).first()).toBeVisible();
  });
});

test.describe('an empty inbox', () => {
  test('has nothing to select beside it', async ({ page, signIn }) => {
    await signIn('theo@brightsideyoga.example');
    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No conversation selected' })).toBeHidden();
  });
});
