import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';

/** A permission, a screen that it concerns, what one reads on it, and what is said without the permission. */
const PLACES = [
  {
    flag: 'MANAGE_CONVERSATIONS',
    open: async (page: Page) => {
      await page.goto('/dashboard/inbox');
      await page.getByRole('link', { name: /Hannah Brandt/ }).click();
    },
    content: (page: Page) => page.getByText('Posting is too slow.'),
    without: 'You can read this conversation.',
  },
  {
    flag: 'MANAGE_CLIENT',
    open: (page: Page) => page.goto('/dashboard/settings/company-profile'),
    content: (page: Page) => page.getByRole('heading', { name: 'Data retention' }),
    without: 'Your role does not include managing the company.',
  },
  {
    flag: 'UPDATE_USER_PROFILE',
    open: (page: Page) => page.goto('/dashboard/settings/my-profile'),
    content: (page: Page) => page.getByRole('heading', { name: 'Notifications' }),
    without: 'Your role does not include changing your profile.',
  },
];

test('what a colleague reads stays where it is when a permission is taken from them, and given back', async ({
  page,
  signIn,
  api,
}) => {
  const { accessToken } = await signIn();
  await signIn(JONAS);
  for (const { flag, open, content, without } of PLACES) {
    await test.step(flag, async () => {
      const allow = (isAllowed: boolean) =>
        api(`mutation { setStaffPermission(flag: ${flag}, isAllowed: ${isAllowed}) { id } }`, {}, accessToken);
      await allow(true);
      await open(page);
      await expect(content(page)).toBeVisible();
      await expect(page.getByText(/left in the trial/)).toBeVisible();
      const place = await content(page).boundingBox();

      await allow(false);
      await expect(page.getByText(without)).toBeVisible();
      expect(await content(page).boundingBox()).toEqual(place);

      await allow(true);
      await expect(page.getByText(without)).toBeHidden();
      expect(await content(page).boundingBox()).toEqual(place);
    });
  }
});
