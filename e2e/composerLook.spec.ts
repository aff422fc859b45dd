import { openConversationOf, reply } from './composerPage.ts';
import { expect, test } from './fixtures.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`composer, note and their dialogs have no accessibility faults, ${colorScheme} at ${width}`, async ({
      page,
      signIn,
      expectAccessible,
    }, testInfo) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await signIn();
      await page.goto('/dashboard/inbox');
      await openConversationOf(page, 'Hannah Brandt');
      await reply(page).fill('A reply that is on its way');
      await expectAccessible(page);
      await page.screenshot({ path: testInfo.outputPath('reply.png') });

      await page.getByRole('button', { name: 'More ways to send' }).click();
      await page.getByRole('menuitem', { name: 'Send later' }).click();
      await expect(page.getByRole('dialog', { name: 'Send later' })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: testInfo.outputPath('later.png') });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: 'Private note' }).click();
      await page.getByRole('textbox', { name: 'Note to colleagues' }).fill('A note to colleagues');
      await expectAccessible(page);
      await page.screenshot({ path: testInfo.outputPath('note.png') });
    });
  }
}
