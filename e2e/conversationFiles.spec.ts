import { chatAddress, visitorOn } from './chatPage.ts';
import { reply, thread, tray } from './composerPage.ts';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';

test('the files in the details follow what is sent and taken back', async ({ page, signIn, browser, stack, api }) => {
  const { accessToken } = await signIn();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
  const chat = visitorOn(visitor);
  await chat.write('I have pictures');
  await page.goto('/dashboard/inbox');
  await page.getByText('I have pictures').click();
  const files = page.getByRole('complementary').getByRole('region', { name: /^Files/ });
  await expect(reply(page)).toBeVisible();
  await expect(files).toHaveCount(0);

  await visitor.locator('input[type=file]').setInputFiles(photo('torn.png'));
  await expect(visitor.getByText('torn.png')).toBeVisible();
  await chat.write('Look');
  await expect(files).toContainText('torn.png');

  await page.locator('form input[type=file]').setInputFiles(photo('mended.png'));
  await expect(tray(page)).toContainText('mended.png');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(files.getByRole('listitem')).toHaveText([/mended\.png/, /torn\.png/]);

  await thread(page).getByRole('button', { name: 'Undo' }).click();
  await expect(files.getByRole('listitem')).toHaveText([/torn\.png/]);
  await visitor.context().close();
});
