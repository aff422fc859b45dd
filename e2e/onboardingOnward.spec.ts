import { type Page } from '@playwright/test';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import {
  completeChat,
  completeDetails,
  completePlan,
  heading,
  NADIA,
  order,
  payLater,
  preview,
  saveButton,
  STEP,
} from './onboardingPage.ts';

const step = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Steps' }).getByRole('link', { name });
const way = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test.describe('going on from a step', () => {
  test('by a link saves what was changed, and only then goes there', async ({ page, signIn, api, console }) => {
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
  });

  test('stays where something is wrong, which is said beside its field', async ({ page, signIn }) => {
    await signIn(NADIA);
    await page.goto('/');
    await completeDetails(page);
    await completeChat(page);
    await page.goto(STEP.details);
    const phone = page.getByLabel('Phone');
    await phone.fill('031 555 01 07');

    await step(page, /^Plan/).click();
    await expect(phone).toHaveAccessibleDescription(/country code/);
    await expect(phone).toBeFocused();
    await expect(page).toHaveURL(STEP.details);

    await phone.fill('+41 31 555 01 07');
    await saveButton(page).click();
    await expect(page).toHaveURL(STEP.chat);
  });

  test('does not pass over a step of which a change is not saved', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn(NADIA);
    await page.goto('/');
    await completeDetails(page);
    await completeChat(page);
    await step(page, /^Your assistant/).click();
    await page.getByLabel('Greeting').fill('Looking for a lamp?');
    await step(page, /^Company details/).click();

    await expect(way(page, 'Continue at Your assistant')).toBeFocused();
    await page.goto(STEP.plan);
    await expect(page.getByText('What you changed at your assistant is not saved yet.')).toBeVisible();
    await way(page, 'Continue at Your assistant').click();
    await expect(page.getByLabel('Greeting')).toHaveValue('Looking for a lamp?');
    await saveButton(page).click();

    await expect(heading(page, 'Choose a plan')).toBeVisible();
    const { onboarding } = await api<{ onboarding: unknown }>('{ onboarding { greeting } }', {}, accessToken);
    expect(onboarding).toEqual({ greeting: 'Looking for a lamp?' });
  });
});

test('going on waits for a picture that is on its way', async ({ page, signIn, api }) => {
  const { accessToken } = await signIn(NADIA);
  await page.goto('/');
  await completeDetails(page);
  await completeChat(page);
  await step(page, /^Your assistant/).click();
  await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
  const upload = await holdBack(page, /\/assistants\/avatar\/upload/);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(photo('larka.png'));
  await expect(page.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();

  await step(page, /^Plan/).click();
  await expect(page.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();
  await expect(page).toHaveURL(STEP.chat);
  upload.release();

  await expect(heading(page, 'Choose a plan')).toBeVisible();
  const { onboarding } = await api<{ onboarding: unknown }>('{ onboarding { assistantAvatar } }', {}, accessToken);
  expect(onboarding).toEqual({ assistantAvatar: expect.stringMatching(/\/assistants\/avatar\/.+/) });
});

test('a picture that was chosen and not saved is there after a reload and another step, and is saved with the rest', async ({
  page,
  signIn,
  api,
}) => {
  const { accessToken } = await signIn(NADIA);
  await page.goto('/');
  await completeDetails(page);
  await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(photo('larka.png'));
  const shown = preview(page).locator('header img');
  await expect(shown).toHaveAttribute('src', /^data:image/);

  await step(page, /^Company details/).click();
  await way(page, 'Continue at Your assistant').click();
  await expect(shown).toHaveAttribute('src', /^data:image/);
  await page.reload();
  await expect(shown).toHaveAttribute('src', /^data:image/);
  await completeChat(page);

  const { onboarding } = await api<{ onboarding: unknown }>('{ onboarding { assistantAvatar } }', {}, accessToken);
  expect(onboarding).toEqual({ assistantAvatar: expect.stringMatching(/\/assistants\/avatar\/.+/) });
});

test('what a plan costs is asked for ahead of its steps, once, and again where that failed', async ({
  page,
  signIn,
  console,
}) => {
  await signIn(NADIA);
  await page.goto('/');
  await completeDetails(page);
  await completeChat(page);
  await completePlan(page);
  await expect(order(page)).toContainText('Due today$0');
  await console.clearRequests();
  await page.goto(STEP.details);
  await expect(way(page, 'Continue at Payment')).toBeFocused();
  await expect.poll(async () => (await console.answered('GetFirstOrder')).length).toBe(1);

  await way(page, 'Continue at Payment').click();
  await expect(order(page)).toContainText('Due today$0');
  expect(await console.answered('GetFirstOrder')).toHaveLength(1);

  await payLater(page);
  await console.addFault({
    kind: 'Error',
    operation: 'GetFirstOrder',
    code: 'PAYMENTS_UNREACHABLE',
    message: 'Nobody answers.',
  });
  await page.reload();
  await expect(order(page).getByRole('alert')).toContainText('Prices did not load');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeDisabled();
  await console.clearFaults();
  await order(page).getByRole('button', { name: 'Retry' }).click();
  await expect(order(page)).toContainText('Due today$0');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeEnabled();
});
