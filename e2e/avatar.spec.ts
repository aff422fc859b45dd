import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';
import { dropFile, photo } from './files.ts';

const PROFILE = '/dashboard/settings/my-profile';

const field = (page: Page) => page.getByRole('group', { name: 'Photo' });
const picture = (page: Page) => field(page).locator('img');
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  field(page).locator('input[type=file]').setInputFiles(file);
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });

async function open(page: Page) {
  await page.goto(PROFILE);
  await expect(field(page)).toBeVisible();
}

/** A JPEG of 1200 × 600 as a camera makes one: it says where it was taken, and is large. */
async function cameraPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
    canvas.getContext('2d')?.fillRect(100, 100, 400, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const drawn = Buffer.from(base64, 'base64');
  const note = Buffer.from('Exif\0\0GPS 46.948, 7.447');
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
  const buffer = Buffer.concat([drawn.subarray(0, 2), head, note, drawn.subarray(2), Buffer.alloc(8_000_000)]);
  return { name: 'IMG_2031.jpg', mimeType: 'image/jpeg', buffer };
}

/** One pixel, and much after it. */
const largeGif = () =>
  Buffer.concat([
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    Buffer.alloc(6_000_000),
  ]);

/** The person's picture as the API keeps it. */
async function stored(api: GraphQLClient, accessToken: string) {
  const { currentUser } = await api<{ currentUser: { avatar: string | null } }>(
    '{ currentUser { avatar } }',
    {},
    accessToken,
  );
  if (currentUser.avatar === null) return null;
  const { createAssetToken } = await api<{ createAssetToken: { token: string } }>(
    'mutation { createAssetToken { token } }',
    {},
    accessToken,
  );
  const response = await fetch(`${currentUser.avatar}?accessToken=${createAssetToken.token}`);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

test.describe('a person’s picture', () => {
  test('is chosen, seen at once, made small, theirs when the profile is saved, and taken away again', async ({
    page,
    signIn,
    api,
  }) => {
    const { accessToken } = await signIn();
    await open(page);
    await expect(field(page).getByText('ML')).toBeVisible();

    await choose(page, await cameraPhoto(page));
    await expect(picture(page)).toBeVisible();
    expect(await stored(api, accessToken)).toBeNull();
    await save(page).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    // It says nothing of where it was taken.
    const { type, bytes } = (await stored(api, accessToken)) ?? {};
    expect(type).toBe('image/webp');
    expect(bytes?.includes('Exif') || bytes?.includes('GPS')).toBe(false);
    expect(
      await picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([512, 256]);
    await page.reload();
    await expect(picture(page)).toHaveAttribute('src', /^data:image\//);

    await field(page).getByRole('button', { name: 'Remove' }).click();
    await expect(field(page).getByText('ML')).toBeVisible();
    await expect(field(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await save(page).click();
    await expect.poll(() => stored(api, accessToken)).toBeNull();
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const REFUSED = [
    [
      { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000) },
      'The file is 20 MB; at most 15 MB can be uploaded.',
    ],
    [{ name: 'dance.gif', mimeType: 'image/gif', buffer: largeGif() }, 'The file is 6 MB; a GIF may have up to 5 MB.'],
    [
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n') },
      'This is no picture that can be used. Choose a PNG, JPEG, WebP, GIF or SVG file.',
    ],
    [
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) },
      'This picture is damaged and cannot be shown. Choose another one.',
    ],
  ] as const;

  test('is chosen by keyboard and dropped by mouse, refused beside it with the reason, and can be given up on its way', async ({
    page,
    signIn,
  }, testInfo) => {
    // Files of many megabytes.
    test.slow();
    await signIn();
    await open(page);
    await page.getByLabel('Name').fill('Maja Lindqvist');
    for (const [file, sentence] of REFUSED) {
      await choose(page, file);
      await expect(field(page).getByRole('alert')).toHaveText(sentence);
      await expect(picture(page)).toHaveCount(0);
    }
    await expect(page.getByLabel('Name')).toHaveValue('Maja Lindqvist');

    const chooser = page.waitForEvent('filechooser');
    await field(page).getByRole('button', { name: 'Choose a picture' }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(photo('me.png'));
    await expect(picture(page)).toBeVisible();
    await expect(field(page).getByRole('alert')).toHaveCount(0);
    await field(page).getByRole('button', { name: 'Remove' }).click();
    await expect(picture(page)).toHaveCount(0);

    const file = testInfo.outputPath('me.png');
    await writeFile(file, photo('me.png').buffer);
    await dropFile(page, field(page).getByText('PNG, JPEG, WebP, GIF or SVG'), file);
    await expect(picture(page)).toBeVisible();
    await field(page).getByRole('button', { name: 'Remove' }).click();

    await page.route('**/assistants/avatar/upload', () => {});
    await choose(page, photo('me.png'));
    await expect(field(page).getByRole('progressbar')).toBeVisible();
    // The profile waits for it.
    await expect(save(page)).toBeDisabled();
    await field(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page).getByRole('progressbar')).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
    await expect(field(page).getByText('ML')).toBeVisible();
    await expect(field(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  });
});
