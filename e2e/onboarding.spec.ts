import { CARDS, fillCard, addButton } from './cardPage.ts';
import { expect, test } from './fixtures.ts';
import {
  completeChat,
  completeDetails,
  completePlan,
  heading,
  NADIA,
  order,
  payLater,
  pick,
  pickSize,
  preview,
  saveButton,
  STEP,
} from './onboardingPage.ts';

test.describe('a company is onboarded', () => {
  test('from signing up, over all five steps, to the dashboard', async ({ page, api, console, context }) => {
    test.slow();
    await page.goto('/signup');
    await page.getByLabel('Company').fill('Quill & Co');
    await page.getByLabel('Your name').fill('Quinn Abbot');
    await page.getByLabel('Email').fill('quinn@quill.example');
    await page.getByLabel('Password', { exact: true }).fill('a-long-enough-one');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL(STEP.details);
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Quill & Co');
    const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(
      here.replaceAll('_', ' ').replaceAll('/', ' / '),
    );
    await page.getByLabel('Website').fill('quill.example');
    await page.getByLabel('Phone').fill('+41 31 555 01 07');
    await pick(page, 'Time zone', 'Zurich', 'Europe / Zurich');
    await completeDetails(page);

    await page.getByLabel('Name', { exact: true }).fill('Quilly');
    await expect(preview(page).getByText('Quilly', { exact: true })).toBeVisible();
    await page.getByLabel('Greeting').fill('What are you looking for?');
    await expect(preview(page).getByText('What are you looking for?')).toBeVisible();
    await page.getByRole('radio', { name: 'Amber' }).check({ force: true });
    await expect(preview(page).locator('header')).toHaveCSS('background-color', 'rgb(242, 184, 75)');
    await expect(preview(page).locator('header')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await saveButton(page).click();

    await expect(page.getByRole('button', { name: 'Start 14-Day Free Trial' })).toHaveCount(3);
    await completePlan(page);
    await expect(page.getByText('Due today')).toBeVisible();
    await fillCard(page);
    await addButton(page).click();

    await expect(page).toHaveURL(STEP.install);
    await page.getByLabel('Their email').fill('dev@agency.example');
    await page.getByRole('button', { name: 'Send the instructions' }).click();
    await expect(page.getByText('The instructions are on their way to dev@agency.example.')).toBeVisible();
    const [mail] = await console.mails('dev@agency.example');
    expect(mail?.subject).toBe("Put Quill & Co's chat on the website");
    const address = await page.getByText(/^http.*\/chat\?/).textContent();
    expect(mail?.text).toContain(address);

    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome to Parley, Quinn' })).toBeVisible();

    const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value;
    const { currentUser, clientFreeTrialInfo } = await api<{ currentUser: unknown; clientFreeTrialInfo: unknown }>(
      '{ currentUser { client { name phone country paymentMethodEntered subscription { type status } } } clientFreeTrialInfo { daysRemaining } }',
      {},
      token,
    );
    expect(currentUser).toEqual({
      client: {
        name: 'Quill & Co',
        phone: '+41 31 555 01 07',
        country: 'CH',
        paymentMethodEntered: true,
        subscription: { type: 'Pro', status: 'Trialing' },
      },
    });
    expect(clientFreeTrialInfo).toEqual({ daysRemaining: 14 });

    const visitor = await context.newPage();
    await visitor.goto(address ?? '');
    await expect(visitor.getByRole('heading', { name: 'Quilly' })).toBeVisible();
    await expect(visitor.getByText('What are you looking for?')).toBeVisible();
  });

  test('without a card, and once however often Finish is pressed or its answer is lost; what it costs is asked for ahead, once', async ({
    page,
    signIn,
    console,
    api,
  }) => {
    test.slow();
    const { accessToken } = await signIn(NADIA);
    await page.goto('/');
    await completeDetails(page);
    await completeChat(page);
    await completePlan(page);
    await expect(order(page)).toContainText('Due today$0');
    await console.clearRequests();
    await page.goto(STEP.details);
    const onward = page.getByRole('link', { name: 'Continue at Payment', exact: true });
    await expect(onward).toBeFocused();
    await expect.poll(async () => (await console.answered('GetFirstOrder')).length).toBe(1);
    await onward.click();
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

    await expect(order(page)).toContainText(/There is no card yet\. Without one your plan pauses on \d+ \w+ \d{4}\./);
    await console.addFault({ kind: 'DroppedAnswer', operation: 'FinishOnboarding' });
    await page.getByRole('button', { name: 'Finish', exact: true }).dblclick();
    await expect(page.getByRole('alert')).toBeVisible();
    await console.clearFaults();
    await page.getByRole('button', { name: 'Finish' }).click();

    await expect(page).toHaveURL('/dashboard');
    const { assistants } = await api<{ assistants: unknown[] }>('{ assistants { title } }', {}, accessToken);
    expect(assistants).toEqual([{ title: 'Larka' }]);
  });
});

test('a card that is refused, and one that does not pay when one finishes, are told where they are; another one is charged instead', async ({
  page,
  signIn,
  console,
}) => {
  test.slow();
  await signIn(NADIA);
  await page.goto('/');
  await completeDetails(page);
  await completeChat(page);
  await completePlan(page, 'Enterprise');
  await expect(page.getByText('Due when you finish')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a card later' })).toBeHidden();

  await fillCard(page, CARDS.declined);
  await addButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to add payment method' });
  await expect(failure).toBeVisible();
  await expect(page).toHaveURL(STEP.payment);
  await expect(failure).toBeHidden();

  await fillCard(page, CARDS.failing);
  await addButton(page).click();
  await expect(page).toHaveURL(STEP.install);
  await expect(order(page)).toContainText('Due when you finish$499');
  await expect(order(page)).toContainText('Paid withVisa •••• 0341');
  await page.getByRole('button', { name: 'Finish and pay $499' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();

  await page.getByRole('link', { name: 'Use another card' }).click();
  await expect(page.getByText('•••• 0341')).toBeVisible();
  await console.addFault({ kind: 'Error', operation: 'PayWithCard', code: 'BROKEN', message: 'Nobody answers.' });
  await page.getByRole('button', { name: 'Pay with this card' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nobody answers.' })).toHaveText('Nobody answers.');
  await console.clearFaults();
  await fillCard(page, CARDS.good);
  await addButton(page).click();
  await expect(page).toHaveURL(STEP.install);
  await expect(order(page)).toContainText('Paid withVisa •••• 4242');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(failure).toBeHidden();
});

test.describe('leaving and coming back', () => {
  test('a reload and a second tab stay on their step; the guard leads to the details, and on from there', async ({
    page,
    signIn,
    context,
  }) => {
    test.slow();
    await signIn(NADIA);
    await page.goto('/');
    const steps = [
      [completeDetails, STEP.chat, 'Give your assistant a name and a face', 'Your assistant'],
      [completeChat, STEP.plan, 'Choose a plan', 'Plan'],
      [completePlan, STEP.payment, 'How would you like to pay?', 'Payment'],
      [payLater, STEP.install, 'Put the chat on your site', 'Installation'],
    ] as const;
    for (const [complete, path, title, name] of steps) {
      await complete(page);
      await page.reload();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(path);

      const other = await context.newPage();
      await other.goto(path);
      await expect(heading(other, title)).toBeVisible();
      await other.goto('/dashboard/inbox');
      await expect(other).toHaveURL(STEP.details);
      await expect(other.getByRole('link', { name: `Continue at ${name}` })).toBeFocused();
      await expect(other.getByRole('combobox', { name: 'Country' })).toHaveValue('Switzerland');
      await other.keyboard.press('Enter');
      await expect(other).toHaveURL(path);
      await other.close();
    }
  });

  test('what is typed is lost by no refusal, no failure, no reload and no other step, and Back goes back', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn(NADIA);
    await page.goto('/');
    await expect(heading(page, 'Tell us about your company')).toBeVisible();
    await page.getByLabel('Website').fill('http://192.168.0.1');
    await pick(page, 'Country', 'Switz', 'Switzerland');
    await pickSize(page);
    await saveButton(page).click();
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/Enter the address of a website/);
    await expect(page.getByLabel('Website')).toBeFocused();

    await page.getByLabel('Website').fill('lumen.example');
    await console.addFault({ kind: 'DroppedRequest', operation: 'SaveOnboardingDetails' });
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Website')).toHaveValue('lumen.example');
    await console.clearFaults();
    await saveButton(page).click();
    await expect(page).toHaveURL(STEP.chat);

    await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Lar');

    await page.goBack();
    await expect(page).toHaveURL(STEP.details);
    await page.goForward();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lar');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lar');

    await page.getByRole('link', { name: /^Company details/ }).click();
    await expect(heading(page, 'Tell us about your company')).toBeVisible();
    await page.getByRole('link', { name: 'Continue at Your assistant' }).click();
    await completeChat(page, 'Larka');
    await page.goBack();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Larka');
  });
});
