import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name });

async function openMenu(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`people, roles and the audit log are accessible and fit at ${size.width} pixels, ${colorScheme}`, async ({
      page,
      signIn,
      expectAccessible,
    }, testInfo) => {
      test.slow();
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const look = async (name: string) => {
        await expectAccessible(page);
        const { width, height } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth - innerWidth,
          height: document.documentElement.scrollHeight - innerHeight,
        }));
        expect(Math.max(width, height)).toBeLessThanOrEqual(0);
        await page.screenshot({ path: testInfo.outputPath(`${name}.png`) });
      };
      await signIn();
      await page.goto('/dashboard/users');
      await expect(row(page, 'Jonas Reber')).toBeVisible();
      await look('users');

      await openMenu(page, 'Maya Lindqvist');
      await look('menu');
      await page.keyboard.press('Escape');
      await openMenu(page, 'Jonas Reber');
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(page.getByRole('combobox', { name: /Who takes over/ })).toBeVisible();
      await look('remove');
      await page.keyboard.press('Escape');
      await openMenu(page, 'Tomás Rey');
      await page.getByRole('menuitem', { name: 'Get a link' }).click();
      await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
      await look('link');

      await page.goto('/dashboard/users/roles-and-permissions');
      await expect(page.getByRole('switch', { name: 'Invite people: Staff' })).toBeVisible();
      await look('roles');

      await page.goto('/dashboard/users/audit-log');
      await expect(page.getByText('copied the invitation link of Tomás Rey')).toBeVisible();
      await look('audit-log');
    });
  }
}
