import { chatAddress } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

test.describe('images of assistants', () => {
  test('are shown inline, and only a token for images is ever in an address', async ({ page, signIn, stack }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const { accessToken } = await signIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open Your Chatbot' }).click();

    const picture = page.getByRole('menuitem', { name: /Nori/ }).locator('img');
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
      0,
    );
    const images = addresses.filter((address) => address.startsWith(`${stack.apiUrl}/assistants/`));
    expect(images).toHaveLength(1);
    expect(new URL(images[0] ?? '').searchParams.get('accessToken')).toBeTruthy();
    expect(addresses.filter((address) => address.includes(accessToken))).toEqual([]);
  });

  test('give way to a tile with the initial when they cannot be had', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/assistants/avatar/**', (route) => route.fulfill({ status: 500 }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open Your Chatbot' }).click();

    const entry = page.getByRole('menuitem', { name: /Nori/ });
    await expect(entry.getByText('N', { exact: true })).toBeVisible();
    await expect(entry.locator('img')).toHaveCount(0);
  });

  test('are asked for again with another token when the first one has expired', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto('/dashboard');
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assistants/avatar/')) statuses.push(response.status());
    });
    let isFirst = true;
    await page.route('**/assistants/avatar/**', async (route) => {
      // Between getting the token and using it, a minute goes by.
      if (isFirst) await console.advanceClock(61_000);
      isFirst = false;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Open Your Chatbot' }).click();

    await expect(page.getByRole('menuitem', { name: /Nori/ }).locator('img')).toBeVisible();
    expect(statuses).toEqual([401, 200]);
  });

  test('are seen by visitors too', async ({ page, signIn, api, stack }) => {
    const { accessToken } = await signIn();
    await page.goto(await chatAddress(api, stack.chatUrl, accessToken));

    const picture = page.locator('img[src*="/assistants/avatar/"]').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
      0,
    );
  });
});
