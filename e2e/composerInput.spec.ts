import { chatAddress, visitorOn } from './chatPage.ts';
import { openConversationOf, paste, reply, thread, tray } from './composerPage.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function openHannah(page: Page) {
  await page.goto('/dashboard/inbox');
  await openConversationOf(page, 'Hannah Brandt');
}

test.describe('what is typed into the composer', () => {
  test('arrives as it is on both sides: other directions, markup, emojis alone', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    const texts = [
      'שלום, החבילה בדרך!',
      '<b>Bold</b> & <script>document.title = "taken"</script><img src=x onerror="document.title = \'taken\'">',
      '🎿🏔️👩‍🚒🇨🇭',
    ];
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Say something odd');
    await page.goto('/dashboard/inbox');
    await page.getByText('Say something odd').click();

    for (const text of texts) {
      await reply(page).fill(text);
      await reply(page).press('Enter');
      await expect(thread(page).getByText(text)).toHaveCount(1);
      await expect(chat.log.getByText(text)).toHaveCount(1);
    }

    for (const side of [page, visitor]) await expect(side).not.toHaveTitle(/taken/);
    const direction = (message: ReturnType<Page['getByText']>) =>
      message.evaluate((element) => getComputedStyle(element.closest('[dir]') ?? element).direction);
    for (const log of [thread(page), chat.log]) expect(await direction(log.getByText('שלום'))).toBe('rtl');
    await reply(page).fill('שלום');
    expect(await reply(page).evaluate((field) => field.matches(':dir(rtl)'))).toBe(true);
    await visitor.context().close();
  });

  test('takes ten of two hundred pasted files, and says once why the others stay out', async ({ page, signIn }) => {
    await signIn();
    await openHannah(page);
    await reply(page).fill('All of them');

    await paste(page, ...Array.from({ length: 200 }, (_, index) => `shelf-${index + 1}.png`));

    await expect(tray(page).getByRole('button', { name: /^Remove shelf-\d+\.png$/ })).toHaveCount(10);
    await expect(tray(page).getByRole('alert')).toHaveText('Only 10 files can be added.');
    await expect(tray(page)).toContainText('shelf-11.png and 189 other files');
    await tray(page).getByRole('button', { name: 'Remove shelf-11.png and 189 other files' }).click();
    await expect(tray(page).getByRole('alert')).toHaveCount(0);
    await send(page).click();
    await expect(thread(page).getByRole('button', { name: /^Open shelf-/ })).toHaveCount(10);
  });
});
