import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, MAYA, test } from './fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Open Your Chatbot' });
const entry = (page: Page, title: string) => page.getByRole('menuitem', { name: new RegExp(title) });

/** What windows were asked to look like: in a test they all get the size that the test has. */
async function followFeatures(page: Page) {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (address, target, features) => {
      document.documentElement.dataset['features'] = features;
      return open(address, target, features);
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset['features']);
}

test.describe('the assistant menu', () => {
  test('shows pictures without a token of the person, and opens a floating widget 480 wide, cut off from the dashboard, which is the real chat', async ({
    page,
    context,
    signIn,
    stack,
    api,
    console,
  }) => {
    // What the assistant answers itself is not in the list of what waits for people.
    const { accessToken } = await console.mintSession(MAYA, false);
    await chatAddress(api, stack.chatUrl, accessToken);
    const features = await followFeatures(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const session = await signIn();
    await page.goto('/dashboard/inbox');
    await button(page).click();

    // Its picture stands inline, and only a token for images is ever in an address.
    const picture = entry(page, 'Nori').locator('img');
    await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
      0,
    );
    const images = addresses.filter((address) => address.startsWith(`${stack.apiUrl}/assistants/`));
    expect(images).not.toEqual([]);
    expect(images.filter((image) => !new URL(image).searchParams.get('accessToken'))).toEqual([]);
    expect(addresses.filter((address) => address.includes(session.accessToken))).toEqual([]);

    const opening = context.waitForEvent('page');
    await entry(page, 'Nori').click();
    const popup = await opening;
    const chat = visitorOn(popup);
    await chat.write('Is anybody there?');

    await expect(chat.log).toContainText('Is anybody there?');
    const { origin, pathname, searchParams } = new URL(popup.url());
    expect([origin, pathname, [...searchParams.keys()]]).toEqual([stack.chatUrl, '/chat', ['clientId', 'assistantId']]);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await features()).toContain('width=480');
    await expect(page.locator('[data-conversation]').first()).toContainText('Is anybody there?');
    await expect(button(page)).toBeFocused();
  });
});
