import { expect, MAYA, test } from './fixtures.ts';
import { startStack } from './stack.ts';

const NADIA_WITHOUT_SUBSCRIPTION = 'nadia@lumenandlark.example';
const TOMAS_PENDING = 'tomas@northwindoutdoor.com';

test.describe('the access guard', () => {
  test('leaves a signed-in person on a public page', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/forgot-password');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('sends a stranger to sign up and remembers where they wanted to go', async ({ page }) => {
    await page.goto('/dashboard/inbox');

    await expect(page).toHaveURL(/\/signup/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill('parley-demo-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/inbox');
  });

  test('sends a stranger to the login when nobody can sign up', async ({ browser }) => {
    const closed = await startStack({ env: { SIGNUP_ENABLED: 'false' } });
    const page = await browser.newPage();

    await page.goto(`${closed.webUrl}/dashboard/inbox`);
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${closed.webUrl}/signup`);
    await expect(page).toHaveURL(/\/login/);
    await page.goto(closed.webUrl);
    await expect(page).toHaveURL(/\/login/);

    await page.close();
    await closed.close();
  });

  test('asks for a new access token when only the refresh token is left', async ({ page, signIn, context }) => {
    await signIn(MAYA, { rememberMe: true });
    await context.clearCookies({ name: 'accessToken' });

    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/inbox');
  });

  test('sends a client without subscription to the details step, and lets it move within onboarding', async ({
    page,
    signIn,
  }) => {
    await signIn(NADIA_WITHOUT_SUBSCRIPTION);

    await page.goto('/dashboard/inbox');
    await expect(page).toHaveURL('/onboard/client/details');

    await page.goto('/onboard/client/payment');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/onboard/client/payment');
  });

  test('sends an invited person to their own onboarding', async ({ page, signIn }) => {
    await signIn(TOMAS_PENDING);

    await page.goto('/dashboard');

    await expect(page).toHaveURL('/onboard/user');
  });

  for (const path of ['/', '/onboard/client/details', '/nowhere']) {
    test(`brings a signed-in person from ${path} to the dashboard`, async ({ page, signIn }) => {
      await signIn();

      await page.goto(path);

      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('runs on every change of route, not only on the first', async ({ page, signIn, context }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await context.clearCookies();
    await page.reload();

    await expect(page).toHaveURL(/\/signup/);
  });
});
