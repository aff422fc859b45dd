import { type Page } from '@playwright/test';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import { completeChat, completeDetails, heading, NADIA, preview, saveButton, STEP } from './onboardingPage.ts';

const step = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Steps' }).getByRole('link', { name });
const way = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('going on from a step saves what was changed and stays where something is wrong; no step is passed over of which a change is not saved', async ({
  page,
  signIn,
  api,
  console,
}) => {
  const { accessToken } = await signIn(NADIA);
  const saved = async () =>
    (await api<{ onboarding: unknown }>('{ onboarding { website greeting } }', {}, accessToken)).onboarding;
  await page.goto('/');
  await completeDetails(page);
  await completeChat(page);
  await page.goto(STEP.details);

  await expect(way(page, 'Continue at Plan')).toBeFocused();
  await page.getByLabel('Website').click();
  await page.keyboard.type('lumen.example');
  await expect(page.getByLabel('Website')).toHaveValue('lumen.example');
  const phone = page.getByLabel('Phone');
  await phone.fill('031 555 01 07');
  await step(page, /^Plan/).click();
  await expect(phone).toHaveAccessibleDescription(/country code/);
  await expect(phone).toBeFocused();
  await expect(page).toHaveURL(STEP.details);
  await phone.fill('+41 31 555 01 07');

  await console.addFault({ kind: 'DroppedRequest', operation: 'SaveOnboardingDetails' });
  await way(page, 'Save and continue at Plan').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(STEP.details);
  await console.clearFaults();
  await way(page, 'Save and continue at Plan').click();
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  await expect(saved()).resolves.toMatchObject({ website: 'https://lumen.example/' });

  await step(page, /^Your assistant/).click();
  await page.getByLabel('Greeting').fill('Looking for a lamp?');
  await step(page, /^Plan/).click();
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  await expect(saved()).resolves.toMatchObject({ greeting: 'Looking for a lamp?' });

  await step(page, /^Your assistant/).click();
  await expect(page.getByLabel('Greeting')).toHaveValue('Looking for a lamp?');
  await page.getByLabel('Greeting').fill('Is it dark there?');
  await step(page, /^Company details/).click();
  await expect(way(page, 'Continue at Your assistant')).toBeFocused();
  await page.goto(STEP.plan);
  await expect(page.getByText('What you changed at your assistant is not saved yet.')).toBeVisible();
  await way(page, 'Continue at Your assistant').click();
  await expect(page.getByLabel('Greeting')).toHaveValue('Is it dark there?');
  await saveButton(page).click();
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  await expect(saved()).resolves.toMatchObject({ greeting: 'Is it dark there?' });
});

test('a picture that was chosen and not saved is there after a reload and another step, and going on waits for one that is on its way', async ({
  page,
  signIn,
  api,
}) => {
  const { accessToken } = await signIn(NADIA);
  const choose = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    await chooser.setFiles(photo('larka.png'));
  };
  const saved = async () =>
    (
      await api<{ onboarding: { assistantAvatar: string | null } }>(
        '{ onboarding { assistantAvatar } }',
        {},
        accessToken,
      )
    ).onboarding.assistantAvatar;
  await page.goto('/');
  await completeDetails(page);
  await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
  await choose();
  const shown = preview(page).locator('header img');
  await expect(shown).toHaveAttribute('src', /^data:image/);
  await step(page, /^Company details/).click();
  await way(page, 'Continue at Your assistant').click();
  await expect(shown).toHaveAttribute('src', /^data:image/);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^data:image/);
  await completeChat(page);
  const first = await saved();
  expect(first).toMatch(/\/assistants\/avatar\/.+/);

  await step(page, /^Your assistant/).click();
  await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  const upload = await holdBack(page, /\/assistants\/avatar\/upload/);
  await choose();
  await expect(page.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();
  await step(page, /^Plan/).click();
  await expect(page.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();
  await expect(page).toHaveURL(STEP.chat);
  upload.release();
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  expect(await saved()).toMatch(/\/assistants\/avatar\/.+/);
  expect(await saved()).not.toBe(first);
});
