import { type Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const SAMUEL_PAYS_BY_INVOICE = 'samuel@meridianfreight.example';

const current = (menu: Locator) => menu.locator('[aria-current=page]').and(menu.getByRole('link'));

test.describe('the tabs of the settings', () => {
  test('lead from part to part, say which is open, and the way back works', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings/my-profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await expect(current(tabs)).toHaveText('My profile');

    await tabs.getByRole('link', { name: 'Payment methods' }).click();
    await expect(page).toHaveURL('/dashboard/settings/payment-methods/new');
    await expect(current(tabs)).toHaveText('Payment methods');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment methods');

    await page.goBack();
    await expect(page).toHaveURL('/dashboard/settings/my-profile');
    await expect(current(tabs)).toHaveText('My profile');
  });

  test('can be gone through by keyboard', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings/my-profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await tabs.getByRole('link', { name: 'My profile' }).focus();

    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('link', { name: 'Company profile' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('link', { name: 'Password' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/dashboard/settings/reset-password');
    await expect(tabs.getByRole('link', { name: 'Password' })).toBeFocused();
  });

  test('lead to the first from the base and from what is none of them, with the search', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings?from=mail');
    await expect(page).toHaveURL('/dashboard/settings/my-profile?from=mail');

    await page.goto('/dashboard/settings/no-such-part?from=mail');
    await expect(page).toHaveURL('/dashboard/settings/my-profile?from=mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  });

  test('lack the payment methods of a client who pays by invoice', async ({ page, signIn }) => {
    await signIn(SAMUEL_PAYS_BY_INVOICE);
    await page.goto('/dashboard/settings/my-profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await expect(tabs.getByRole('link')).toHaveText(['My profile', 'Company profile', 'Password', 'Subscription']);

    await page.goto('/dashboard/settings/payment-methods');
    await expect(page).toHaveURL('/dashboard/settings/my-profile');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('are a select', async ({ page, signIn, expectAccessible }) => {
      await signIn();
      await page.goto('/dashboard/settings');
      const select = page.getByRole('combobox', { name: 'Settings' });
      await expect(select).toHaveValue('my-profile');
      await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveCount(0);

      await select.selectOption('Subscription');
      await expect(page).toHaveURL('/dashboard/settings/subscription');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription');
      await expectAccessible(page);
    });
  });
});

test.describe('the tabs of an assistant', () => {
  for (const variant of ['chatbot-widget', 'ai-assistant']) {
    test(`are the seven of ${variant}, and the first opens by itself`, async ({ page, signIn }) => {
      await signIn();
      const base = `/dashboard/assistants/${variant}/any`;

      await page.goto(base);
      await expect(page).toHaveURL(`${base}/appearance`);
      const tabs = page.getByRole('navigation', { name: 'Assistant' });
      await expect(tabs.getByRole('link')).toHaveCount(7);

      await tabs.getByRole('link', { name: 'GPT settings' }).click();
      await expect(page).toHaveURL(`${base}/gpt-settings`);
      await page.goto(`${base}/no-such-tab`);
      await expect(page).toHaveURL(`${base}/appearance`);
    });
  }
});

test.describe('the side menu', () => {
  test('of the content marks the part one is in', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto('/dashboard/content');
    await expect(page).toHaveURL('/dashboard/content/articles');
    const menu = page.getByRole('navigation', { name: 'Content' });
    await expect(current(menu)).toHaveText('Articles');

    await menu.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL('/dashboard/content/articles/categories');
    await expect(current(menu)).toHaveText('Categories');
    await expectAccessible(page);
  });

  test('opens an item, keeps its page and its search, and is the same after a reload', async ({ page, galleryUrl }) => {
    test.slow();
    await page.goto(galleryUrl);
    const menu = page.getByRole('navigation', { name: 'Forms', exact: true });
    const pages = menu.getByRole('navigation', { name: 'Pages of Forms' });
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(current(pages)).toHaveText('2');
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(current(pages)).toHaveText('3');

    await menu.getByRole('link', { name: /^Size advice/ }).click();
    await expect(page).toHaveURL(`${galleryUrl}/forms/size?forms=3`);
    await page.reload();

    await expect(current(menu).first()).toContainText('Size advice');
    await expect(current(pages)).toHaveText('3');
  });

  test('filters, and says in the specification’s words that nothing is left', async ({ page, galleryUrl }) => {
    test.slow();
    await page.goto(galleryUrl);
    const menu = page.getByRole('navigation', { name: 'Forms', exact: true });

    await menu.getByRole('searchbox', { name: 'Search forms' }).fill('advice');
    await expect(menu.getByRole('listitem').filter({ hasText: /answer/i })).toHaveCount(1);
    await menu.getByRole('searchbox', { name: 'Search forms' }).fill('no such form');

    await expect(menu.getByText('No results found.', { exact: true })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is a screen of its own, which an item covers until one goes back', async ({ page, galleryUrl }) => {
      test.slow();
      await page.goto(galleryUrl);
      const menu = page.getByRole('navigation', { name: 'Cards', exact: true });

      await menu.getByRole('link', { name: /^Course booking/ }).click();
      await expect(menu).toBeHidden();
      const back = page.getByRole('link', { name: 'Back to Cards' });
      await expect(back).toBeFocused();
      await back.click();

      await expect(menu.getByRole('link', { name: /^Course booking/ })).toBeFocused();
    });

    test('is a select where it is small', async ({ page, signIn, expectAccessible }) => {
      await signIn();
      await page.goto('/dashboard/content/documents');
      const select = page.getByRole('combobox', { name: 'Content' });
      await expect(select).toHaveValue('documents');

      await select.selectOption('Webpages');
      await expect(page).toHaveURL('/dashboard/content/webpages');
      await expectAccessible(page);
    });
  });
});

test('a tab bar that is too wide scrolls to the tab that is open', async ({ page, galleryUrl }) => {
  test.slow();
  await page.goto(`${galleryUrl}/tabs/installation`);
  const tabs = page.getByRole('navigation', { name: 'Assistant, narrow' });

  await tabs.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(tabs.getByRole('link', { name: 'Installation' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Appearance' })).not.toBeInViewport();
});
