import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { galleryPart, openGallery } from './galleryPage.ts';

test.beforeEach(async ({ page, galleryUrl }) => {
  test.setTimeout(120_000);
  await openGallery(page, galleryUrl);
});

test.describe('toasts', () => {
  /** The first one brings the library; from here on only the page's clock goes. */
  async function stopTime(page: Page) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  async function raise(page: Page, button: string, text: string) {
    await galleryPart(page, 'Toasts').getByRole('button', { name: button, exact: true }).click();
    // What waits for the library, or for the next turn, comes with a little time.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
  }

  test('go after three seconds, in the billing area after five', async ({ page }) => {
    await stopTime(page);
    await raise(page, 'Success', 'Article published');
    await expect(page.getByRole('status').filter({ hasText: 'Article published' })).toBeVisible();
    await page.clock.runFor(2500);
    await expect(page.getByText('Article published')).toBeVisible();
    await page.clock.runFor(600);
    await expect(page.getByText('Article published')).toBeHidden();

    await raise(page, 'Long, as in billing', 'Billing set up successfully.');
    await page.clock.runFor(4500);
    await expect(page.getByText('Billing set up successfully.')).toBeVisible();
    await page.clock.runFor(600);
    await expect(page.getByText('Billing set up successfully.')).toBeHidden();
  });

  test('stand top right without a progress bar, and wait while they are pointed at', async ({ page }) => {
    await stopTime(page);
    await raise(page, 'Success', 'Article published');
    const toast = page.locator('.toast');
    await expect(toast.getByRole('progressbar')).toHaveCount(0);
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);

    await toast.hover();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3100);
    await expect(toast).toBeHidden();
  });

  test('wait while the window is left', async ({ page }) => {
    await stopTime(page);
    await raise(page, 'Success', 'Article published');
    await page.evaluate(() => {
      document.hasFocus = () => false;
      window.dispatchEvent(new Event('blur'));
    });
    await page.clock.runFor(60_000);
    await expect(page.getByText('Article published')).toBeVisible();
    await page.evaluate(() => {
      document.hasFocus = () => true;
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor(3100);
    await expect(page.getByText('Article published')).toBeHidden();
  });

  test('do not go sooner when motion is unwanted, and do not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopTime(page);
    await raise(page, 'Success', 'Article published');
    await page.clock.runFor(2500);
    await expect(page.getByText('Article published')).toBeVisible();
    const durations = await page.locator('.toast').evaluate((toast) => {
      toast.classList.add('toast-exit');
      return getComputedStyle(toast).animationDuration;
    });
    expect(Number.parseFloat(durations)).toBeLessThan(0.001);
  });

  test('are thrown away by a drag over 80 % of their width, not before', async ({ page }) => {
    await stopTime(page);
    await raise(page, 'Success', 'Article published');
    const toast = page.locator('.toast');
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
  });

  test('are reached by Alt+T, acted on and left by keyboard', async ({ page }) => {
    await stopTime(page);
    await raise(page, 'Error with an action', 'Your reply was not sent.');
    await expect(page.getByRole('alert').filter({ hasText: 'Error: Your reply was not sent.' })).toBeVisible();
    await page.keyboard.press('Alt+t');
    await page.clock.runFor(60_000);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your reply was not sent.')).toBeHidden();
    await expect(galleryPart(page, 'Toasts').getByRole('button', { name: 'Error with an action' })).toBeFocused();
  });

  test('undo what was done, or commit it once when they go', async ({ page }) => {
    const section = galleryPart(page, 'Toasts');
    await stopTime(page);
    await raise(page, 'Delete Returns', '“Returns” deleted');
    await expect(section.getByRole('button', { name: 'Delete Returns' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(section.getByRole('button', { name: 'Delete Returns' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(section.getByRole('status')).toHaveText('On the server: nothing deleted');

    await raise(page, 'Delete Repairs', '“Repairs” deleted');
    await page.clock.runFor(8100);
    await expect(section.getByRole('status')).toHaveText('On the server: Repairs deleted');
  });
});
