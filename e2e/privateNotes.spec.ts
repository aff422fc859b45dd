import { expect, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { reply } from './composerPage.ts';

test.describe('a private note', () => {
  test('is seen by colleagues at once, and never by the visitor', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Where is my parcel?');
    const jonasContext = await browser.newContext({ baseURL: stack.webUrl });
    await signIn('jonas@northwindoutdoor.com', { context: jonasContext });
    const jonas = await jonasContext.newPage();
    for (const agent of [page, jonas]) {
      await agent.goto('/dashboard/inbox');
      await agent.getByText('Where is my parcel?').click();
    }

    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: 'Note to colleagues' });
    await expect(note).toBeFocused();
    await page.keyboard.type('@Jon');
    await expect(page.getByRole('option', { name: /Jonas Reber/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('it is on shelf three');
    await page.keyboard.press('Enter');

    await expect(jonas.getByRole('article', { name: 'Private note of Maya Lindqvist' })).toContainText(
      '@Jonas Reber it is on shelf three',
    );
    await expect(page.locator('[data-conversation]').first()).toContainText('Where is my parcel?');
    await reply(jonas).fill('On its way.');
    await reply(jonas).press('Enter');
    await expect(chat.log).toContainText('On its way.');
    await expect(visitor.getByText('shelf three')).toHaveCount(0);
    await visitor.reload();
    await expect(chat.log).toContainText('On its way.');
    await expect(visitor.getByText('shelf three')).toHaveCount(0);
    await visitor.context().close();
    await jonasContext.close();
  });
});
