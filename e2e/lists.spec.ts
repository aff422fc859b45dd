import { writeFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const part = (page: Page, title: string) => page.locator(`main > section[aria-label="${title}"]`);

test.beforeEach(async ({ page, galleryUrl }) => {
  test.setTimeout(120_000);
  await page.goto(galleryUrl);
  await expect(part(page, 'Toasts')).toBeVisible();
});

test.describe('toasts', () => {
  /** The first one brings the library; from here on only the page's clock goes. */
  async function stopTime(page: Page) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  async function raise(page: Page, button: string, text: string) {
    await part(page, 'Toasts').getByRole('button', { name: button, exact: true }).click();
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
    await expect(part(page, 'Toasts').getByRole('button', { name: 'Error with an action' })).toBeFocused();
  });

  test('undo what was done, or commit it once when they go', async ({ page }) => {
    const section = part(page, 'Toasts');
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

test.describe('tables', () => {
  test('sort by their headings and say so', async ({ page }) => {
    const table = part(page, 'Tables').getByRole('grid', { name: 'Articles' });
    const first = table.getByRole('row').nth(1);
    await expect(first).toContainText('Alta packs');
    await table.getByRole('columnheader', { name: 'Helpful' }).click();
    await expect(table.getByRole('columnheader', { name: 'Helpful' })).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText('94%');
    await table.getByRole('columnheader', { name: 'Helpful' }).click();
    await expect(first).toContainText('none');
  });

  test('select rows and offer what can be done with them', async ({ page }) => {
    const section = part(page, 'Tables');
    const table = section.getByRole('grid', { name: 'Articles' });
    const bar = section.getByRole('toolbar', { name: 'Selected rows' });
    await expect(bar).toContainText('1 selected');
    await table
      .getByRole('row', { name: /How returns work/ })
      .locator('label')
      .click();
    await expect(bar).toContainText('2 selected');
    await table.locator('label').first().click();
    await expect(bar).toContainText('6 selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toBeHidden();
  });

  test('lead somewhere with each row, by mouse and keyboard, without selecting it', async ({ page }) => {
    const section = part(page, 'Tables').getByRole('grid', { name: 'Articles' });
    const row = section.getByRole('row', { name: /Repair promise/ });
    await row.click({ position: { x: 500, y: 20 } });
    await expect(page).toHaveURL(/article=repairs/);
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await expect(row.getByRole('link', { name: 'Repair promise' })).toHaveAttribute('href', /article=repairs/);

    // While another one is selected, too.
    await section.getByRole('row', { name: /Shipping to Norway/ }).focus();
    await page.keyboard.press('ArrowDown');
    const other = section.getByRole('row', { name: /Workshop services/ });
    await expect(other).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/article=workshop/);
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Space');
    await expect(other).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('tables on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stack their rows and sort by a menu', async ({ page }) => {
    const section = part(page, 'Tables');
    await expect(section.getByRole('columnheader', { name: 'Helpful' })).toBeHidden();
    await section.getByRole('button', { name: 'Sort by Title' }).click();
    await page.getByRole('menuitemradio', { name: 'Helpful' }).click();
    await expect(section.getByRole('grid', { name: 'Articles' }).getByRole('row').first()).toContainText('Helpful94%');
    await section.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(section.getByRole('toolbar', { name: 'Selected rows' })).toContainText('6 selected');
  });
});

test.describe('filters', () => {
  test('live in the URL: a reload keeps them, Back undoes a choice', async ({ page }) => {
    const section = part(page, 'Filters in the URL');
    const table = section.getByRole('grid', { name: 'Articles found' });
    await section.getByRole('button', { name: 'Status: Any' }).click();
    await page.getByRole('option', { name: 'Outdated' }).click();
    await expect(page).toHaveURL(/\?status=outdated$/);
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/\?status=outdated&status=failed$/);
    await page.keyboard.press('Escape');
    await expect(table.getByRole('row')).toHaveCount(4);

    await section.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Author' }).click();
    await page.getByRole('option', { name: 'Jonas Reber' }).click();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeFocused();
    await expect(table.getByRole('row')).toHaveCount(2);

    await page.reload();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeVisible();
    await expect(section.getByRole('button', { name: 'Status: Outdated, Failed', exact: true })).toBeVisible();
    await page.goBack();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeHidden();
    await expect(table.getByRole('row')).toHaveCount(4);
  });

  test('take what is typed without a step in the history for each letter', async ({ page }) => {
    const section = part(page, 'Filters in the URL');
    await section.getByRole('button', { name: 'Show: All articles' }).click();
    await page.getByRole('option', { name: 'Rated' }).click();
    await expect(page).toHaveURL(/\?show=rated$/);
    const steps = await page.evaluate(() => history.length);
    await section.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('crampon');
    await expect(page).toHaveURL(/q=crampon/);
    await expect(section.getByRole('heading', { name: 'Nothing matches “crampon”' })).toBeVisible();
    await expect(section.getByText('One filter is on.')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await section.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/[?]/);
    await expect(section.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(section.getByRole('searchbox')).toHaveValue('crampon');
  });
});

test.describe('the date range', () => {
  test.beforeEach(async ({ page, galleryUrl }) => {
    await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'));
    await page.goto(galleryUrl);
  });

  test('offers presets and a comparison, which the URL keeps', async ({ page }) => {
    const section = part(page, 'Date range');
    await section.getByRole('button', { name: 'Period: Last 30 days, against 30 days before' }).click();
    const panel = page.getByRole('dialog', { name: 'Period' });
    await expect(panel.getByText('21 Sept to 20 Oct')).toBeVisible();
    await panel.getByRole('checkbox').click();
    await expect(page).toHaveURL(/compare=0/);
    await panel.getByRole('option', { name: 'Last month' }).click();
    await expect(page).toHaveURL(/period=last-month/);
    await expect(section.getByRole('button', { name: 'Period: Last month', exact: true })).toBeFocused();
  });

  test('takes days by mouse and by keyboard', async ({ page, findViolations }) => {
    const section = part(page, 'Date range');
    await section.getByRole('button', { name: /^Period:/ }).click();
    const panel = page.getByRole('dialog', { name: 'Period' });
    await panel.getByRole('button', { name: /Monday,? 2 November 2026/ }).click();
    await panel.getByRole('button', { name: /Friday,? 6 November 2026/ }).click();
    await expect(page).toHaveURL(/period=2026-11-02\.\.2026-11-06/);
    expect(await findViolations(page, '[role=dialog]')).toEqual([]);

    await panel.getByRole('group', { name: 'To' }).getByRole('spinbutton', { name: /day/ }).click();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/period=2026-11-02\.\.2026-11-12/);
    await panel.getByRole('group', { name: 'To' }).getByRole('spinbutton', { name: /day/ }).click();
    await page.keyboard.type('01');
    await expect(panel.getByRole('alert')).toHaveText('The first day must come before the last.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/period=2026-11-02\.\.2026-11-12/);
  });
});

test('files are chosen and dropped, answered one by one and tried again', async ({ page }, testInfo) => {
  const section = part(page, 'File drop');
  const uploads = section.getByRole('list', { name: 'Uploads' });
  await section.getByRole('checkbox', { name: 'The server refuses' }).check();
  await section
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'care.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') },
      { name: 'page.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('text') },
    ]);
  await expect(uploads.getByRole('listitem').filter({ hasText: 'page.exe' })).toContainText(
    'This kind of file cannot be read. Choose PDF, Word or text.',
  );
  const care = uploads.getByRole('listitem').filter({ hasText: 'care.pdf' });
  await expect(care.getByRole('alert')).toHaveText('The server did not take the file. Try again later.');
  await section.getByRole('checkbox', { name: 'The server refuses' }).uncheck();
  await care.getByRole('button', { name: 'Try again: care.pdf' }).click();
  await expect(care).toContainText('Done');

  await drop(page, section.getByText('Drag files here'), testInfo.outputPath('dropped.txt'));
  await expect(uploads.getByRole('listitem').filter({ hasText: 'dropped.txt' })).toContainText('Done');
});

/** Brings a file from outside and lets it go, as the system would. */
async function drop(page: Page, place: Locator, path: string) {
  await writeFile(path, 'text');
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nowhere to drop it.');
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + 5,
      y: box.y + 5,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
}
