import { writeFile } from 'node:fs/promises';
import { dropFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { galleryPart, openGallery } from './galleryPage.ts';

test.beforeEach(async ({ page, galleryUrl }) => {
  test.setTimeout(120_000);
  await openGallery(page, galleryUrl);
});

test.describe('the date range', () => {
  test.beforeEach(async ({ page, galleryUrl }) => {
    await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'));
    await page.goto(galleryUrl);
  });

  test('offers presets and a comparison, which the URL keeps', async ({ page }) => {
    const section = galleryPart(page, 'Date range');
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
    const section = galleryPart(page, 'Date range');
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
  const section = galleryPart(page, 'File drop');
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

  const dropped = testInfo.outputPath('dropped.txt');
  await writeFile(dropped, 'text');
  await dropFile(page, section.getByText('Drag files here'), dropped);
  await expect(uploads.getByRole('listitem').filter({ hasText: 'dropped.txt' })).toContainText('Done');
});

test.describe('text inputs', () => {
  test('have thirteen sizes of type, small unless told otherwise', async ({ page }) => {
    const section = galleryPart(page, 'Text inputs');
    const pixels = (label: string) =>
      section
        .getByLabel(label, { exact: true })
        .first()
        .evaluate((input) => parseFloat(getComputedStyle(input).fontSize));

    expect(await pixels('Flow name')).toBe(14);
    const sizes = [];
    for (const size of ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl']) {
      sizes.push(await pixels(`Size ${size}`));
    }
    expect(sizes).toEqual([12, 14, 16, 18, 20, 24, 30, 36, 48, 60, 72, 96, 128]);
  });

  test('show a message beneath only when there is one, and can be read but not changed when disabled', async ({
    page,
  }) => {
    const section = galleryPart(page, 'Text inputs');
    const wrong = section.locator('input[aria-invalid="true"][value="Size advice"]');
    await expect(wrong).toHaveCount(2);
    await expect(wrong.first()).toHaveAccessibleDescription(/Choose another name/);
    await expect(wrong.last()).toHaveAccessibleDescription('');

    const disabled = section.getByLabel('Public key');
    await disabled.focus();
    await page.keyboard.type('x');
    await expect(disabled).toBeFocused();
    await expect(disabled).toHaveValue('pk_nw_4f81');
  });

  test('let a password be seen, and never correct it', async ({ page }) => {
    const section = galleryPart(page, 'Text inputs');
    const password = section.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await password.locator('..').getByRole('button').click();

    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveAttribute('autocapitalize', 'off');
    await expect(password).toHaveAttribute('autocorrect', 'off');
    await expect(password).toHaveValue('alpenglow');
  });
});

test('a form says what is wrong beside each field, sends once, and loses nothing when it is refused', async ({
  page,
}) => {
  const section = galleryPart(page, 'Forms');
  const name = section.getByLabel('Title');
  await section.getByRole('button', { name: 'Create assistant' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a title.');
  await expect(section.getByText('Choose what it is.')).toBeVisible();
  await expect(section.getByText('Tick this to go on.')).toBeVisible();

  await name.fill('Nori');
  await section.getByRole('button', { name: /Kind/ }).click();
  await page.getByRole('option', { name: 'Chatbot Widget' }).click();
  await section.getByRole('checkbox', { name: 'Visitors may see it' }).check();
  await section.getByRole('button', { name: 'Create assistant' }).click();
  await expect(section.getByRole('button', { name: 'Creating' })).toHaveAttribute('aria-disabled', 'true');
  await expect(name).toHaveAccessibleDescription('You already have an assistant called “Nori”.');
  await expect(name).toHaveValue('Nori');

  await name.fill('offline');
  await name.press('Enter');
  await expect(section.getByText('Parley could not reach its server.', { exact: true })).toBeVisible();
  await name.fill('Basecamp');
  await name.press('Enter');
  await expect(section.getByText(/^Sent: .*"title":"Basecamp","kind":"widget"/)).toBeVisible();
});
