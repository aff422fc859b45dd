import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import { addButton, addCard, cardMenu, listedCards, NEW_CARD } from './cardPage.ts';
import { choosePlan, expectSetUp, picker, SUBSCRIPTION } from './planPage.ts';
import { startStack } from './stack.ts';

test('a script of the card processor that is blocked leaves a page that can be used; its own fields follow the theme', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.route('**/stripe.js', (route) => route.abort());
  await signIn();
  await page.goto(NEW_CARD);

  await expect(page.getByRole('alert')).toContainText('An unknown error occurred.');
  await expect(addButton(page)).toHaveCount(0);
  await expect(cardMenu(page)).toContainText('No results found.');
  await expectAccessible(page);

  await page.unroute('**/stripe.js');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();

  const colourOf = (label: string) => page.getByLabel(label).evaluate((field) => getComputedStyle(field).color);
  const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  await page.getByLabel('Card number').waitFor();
  expect(lightness(await colourOf('Card number'))).toBeLessThan(80);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => lightness(await colourOf('Card number'))).toBeGreaterThan(180);

  await addCard(page);
  await expect(listedCards(page)).toHaveCount(1);
});

test('a dialog keeps the keyboard in its card form, and lets the window be used in which a bank asks its question', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(SUBSCRIPTION);
  await choosePlan(page, 'Pro');
  await page.getByLabel('Card number').waitFor();
  await page.getByLabel('Name on card').focus();
  for (const label of ['Card number', 'Expiration date', 'Security code', 'Promotion code']) {
    await page.keyboard.press('Tab');
    await expect(picker(page).getByRole('textbox', { name: label })).toBeFocused();
  }

  const bank = page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: 'It is me' });
  await page.route('**/v1/setup_intents/*/confirm', async (route) => {
    // As Stripe's own script does for most cards; here it is played by a page of the bank's own.
    await page.evaluate(() => {
      const cover = document.createElement('div');
      cover.id = 'bank';
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
      const frame = document.createElement('iframe');
      Object.assign(frame, { name: '__privateStripeFrame7', title: 'Your bank', srcdoc: '<button>It is me</button>' });
      cover.append(frame);
      document.body.append(cover);
    });
    await bank.click();
    await expect(bank).toBeFocused();
    await page.evaluate(() => document.querySelector('#bank')?.remove());
    await route.continue();
  });

  await addCard(page);
  await expectSetUp(page);
});

test('in production the card processor’s own script is asked for, and no other', async ({ page }) => {
  const production = await startStack({ env: { ENVIRONMENT: 'production', STRIPE_PUBLISHABLE_KEY: 'pk_live_parley' } });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/stripe.js') && scripts.push(request.url()));
  const script = await (await fetch(`${production.stripeUrl}/stripe.js`)).text();
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );

  await page.goto(`${production.webUrl}/login`);
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard**');
  expect(scripts).toEqual([]);
  const [response] = await Promise.all([
    page.goto(`${production.webUrl}${NEW_CARD}`),
    page.getByLabel('Card number').waitFor(),
  ]);

  expect(scripts).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/)]);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const part of [
    /script-src [^;]*https:\/\/js\.stripe\.com/,
    /connect-src [^;]*https:\/\/api\.stripe\.com/,
    /frame-src \S+ https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com/,
  ]) {
    expect(policy).toMatch(part);
  }
  await production.close();
});
