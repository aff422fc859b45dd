import { chatAddress, visitorOn } from './chatPage.ts';
import { button, composer, openConversation, picker, search } from './emojiPage.ts';
import { expect, PASSWORD, test } from './fixtures.ts';

test.describe('the assistants’ faces among the emojis', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn()));

  test("puts an assistant's face into a reply, which agent and visitor see", async ({
    page,
    browser,
    api,
    stack,
    signIn,
    expectAccessible,
  }) => {
    const { accessToken } = await signIn();
    const visitorsPage = await (await browser.newContext()).newPage();
    const visitor = visitorOn(visitorsPage);
    await visitorsPage.goto(await chatAddress(api, stack.chatUrl, accessToken));
    await visitor.write('Who answers me? :nori: :basecamp:');
    await expect(visitor.log).toContainText('Sent');

    await openConversation(page);
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(log.getByText('Who answers me?')).toBeVisible();
    await button(page).click();
    await picker(page).getByRole('button', { name: 'Northwind Outdoor', exact: true }).click();
    const choice = picker(page).locator('.category').last().getByRole('button', { name: ':Nori:' });
    expect(await choice.getByRole('img').boundingBox()).toMatchObject({ width: 24, height: 24 });
    await choice.click();
    await expect(composer(page)).toHaveValue(':nori:');
    await page.keyboard.type(' does, until 17:00:00');
    await page.keyboard.press('Enter');

    for (const messages of [log, visitor.log]) {
      const reply = messages.getByText('does, until 17:00:00');
      const face = reply.getByRole('img', { name: 'Nori' });
      await expect(face).toBeVisible();
      expect(await face.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
        0,
      );
      // Basecamp has no picture.
      const question = messages.getByText('Who answers me?');
      await expect(question.getByRole('img', { name: 'Nori' })).toBeVisible();
      await expect(question).toContainText(':basecamp:');
    }
    const row = page.locator('[data-conversation]').first();
    await expect(row).toContainText(':nori: does, until 17:00:00');
    await expectAccessible(page);
    await expectAccessible(visitorsPage);
    await visitorsPage.context().close();
  });

  test('finds faces by their name, and has no such category where nobody has one', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    await search(page).fill('nori');
    await expect(picker(page).getByRole('button', { name: ':Nori:' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue(':nori:');

    // Kestrel's assistant has no picture; its people find no other company's either, on the very same page.
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Email').fill('rosa@cafekestrel.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    await page.locator('[data-conversation]').first().click();
    await button(page).click();
    await expect(picker(page).locator('nav').getByRole('button')).toHaveCount(9);
    await search(page).fill('nori');
    await expect(picker(page).getByRole('button', { name: ':Nori:' })).toHaveCount(0);
  });

  test('opens without faces that do not come', async ({ page }) => {
    await page.route('**/assistants/avatar/**', (route) => route.fulfill({ status: 500 }));
    await openConversation(page);
    await button(page).click();

    await expect(search(page)).toBeVisible();
    await expect(picker(page).locator('nav').getByRole('button')).toHaveCount(9);
  });
});
