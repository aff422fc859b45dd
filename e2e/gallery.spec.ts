import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { galleryPart, openGallery } from './galleryPage.ts';
import { lookAtSizes } from './look.ts';

// In one worker: each would start a server for the gallery.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('every component in every state is without accessibility faults, none scrolls the page sideways; toasts and tabs stand where they should', async ({
  page,
  galleryUrl,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openGallery(page, galleryUrl);
  await lookAtSizes(page, 'gallery', galleryPart(page, 'Toasts'));
  await test.step('a toast stands top right below the bar, moves for nobody who wants no motion, and goes by a drag', () =>
    seeToast(page));
  await test.step('a tab bar that is too wide scrolls to the tab that is open', async () => {
    await page.goto(`${galleryUrl}/tabs/installation`);
    const tabs = page.getByRole('navigation', { name: 'Assistant, narrow' });
    await tabs.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(tabs.getByRole('link', { name: 'Installation' })).toBeInViewport({ ratio: 1 });
    await expect(tabs.getByRole('link', { name: 'Appearance' })).not.toBeInViewport();
  });
});

/** A drag over 80 % of its width takes it away, and one over less does not. */
async function seeToast(page: Page) {
  await galleryPart(page, 'Toasts').getByRole('button', { name: 'Success', exact: true }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Article published');
  // It waits while it is pointed at.
  await toast.hover();

  const frame = await toast.boundingBox();
  expect(frame?.y).toBeGreaterThan(52);
  expect(frame?.y).toBeLessThan(80);
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeGreaterThan(1440 - 40);
  await expect(toast.getByRole('progressbar')).toHaveCount(0);
  const duration = await toast.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);

  const drag = async (share: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast is not there.');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (box.width * share) / 2, y);
    await page.mouse.move(x + box.width * share, y);
    await page.mouse.up();
  };
  await drag(0.6);
  await expect(toast).not.toHaveAttribute('style', /translate/);
  await expect(toast).toHaveAttribute('data-in', 'true');
  await drag(0.85);
  await expect(toast).toBeHidden();
}
