import { expect, MAYA, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard } from './cardPage.ts';
import {
  AMA,
  choosePlan,
  expectSetUp,
  GRETA,
  hearToasts,
  openPicker,
  picker,
  planBox,
  planCard,
  ROSA,
  SUBSCRIPTION,
} from './planPage.ts';

test.describe('the plan picker', () => {
  test('shows the plans side by side, leads on to the card and back', async ({ page, signIn, expectAccessible }) => {
    // axe reads two whole screens.
    test.slow();
    await signIn();
    await page.goto(SUBSCRIPTION);
    await openPicker(page);
    await expect(picker(page).getByText('You used 1,284 messages so far in this trial.')).toBeVisible();
    await expect(planCard(page, 'Starter')).toContainText('$29 USD / month');
    await expect(planCard(page, 'Standard')).toContainText('$79 USD / month');
    await expect(planCard(page, 'Pro')).toContainText('$149 USD / month');
    await expect(planCard(page, 'Enterprise')).toContainText('$499 USD / month');
    await expect(planCard(page, 'Standard').getByText('Current plan')).toBeVisible();
    await expect(planCard(page, 'Pro').getByRole('definition')).toHaveText(['8,000', '1,000', '1,000', '10,000']);
    await expect(planCard(page, 'Pro').getByRole('listitem')).toHaveText([
      'GPT powered conversational AI',
      'No-code chatbot',
      'Visual flow builder',
      'Interactive forms',
      'Ring-fence GPT content',
      'PDF content extractor',
      'Webpage crawler',
      'Knowledge base',
      'Help centre',
      'Live chat',
    ]);
    await expect(picker(page).getByRole('button', { name: /^Choose/ })).toHaveCount(4);
    await expectAccessible(page);

    await picker(page).getByRole('button', { name: 'Choose Pro' }).click();
    await expect(picker(page).getByText('Enter the name on the card and the card number')).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expect(picker(page).getByRole('heading', { name: 'Card Details' })).toBeFocused();
    await expect(picker(page).getByRole('region', { name: 'Your order' })).toContainText('Due today$0.00');
    await expectAccessible(page);

    await picker(page).getByRole('button', { name: 'Back' }).click();
    await expect(planCard(page, 'Pro').getByRole('button', { name: 'Selected' })).toBeFocused();
    await picker(page).getByRole('button', { name: 'Close' }).click();
    await expect(picker(page)).toHaveCount(0);
    await expect(planBox(page).getByRole('link', { name: 'Pick a plan' })).toBeFocused();
    await openPicker(page);
    await expect(picker(page).getByRole('button', { name: 'Selected' })).toHaveCount(0);
  });

  test('that the address opened gives the focus to the way back into it', async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${SUBSCRIPTION}?pick`);
    await expect(planCard(page, 'Starter')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
    await expect(planBox(page).getByRole('link', { name: 'Pick a plan' })).toBeFocused();
  });

  test('asks before a card that was typed is lost', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page);
    // The card's own fields keep their keys to themselves.
    await picker(page).getByLabel('Name on card').press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Security code')).toHaveValue('123');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Security code')).toHaveValue('123');

    await picker(page).getByRole('button', { name: 'Back' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(planCard(page, 'Pro').getByRole('button', { name: 'Selected' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
  });

  test('takes no payment while nobody can be told what it costs', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    const operation = 'OrderSummaryQuery';
    await console.addFault({ kind: 'Error', operation, code: 'PAYMENTS_UNREACHABLE', message: 'Nobody answers.' });
    await choosePlan(page, 'Pro');
    await expect(picker(page).getByRole('alert')).toContainText('Costs of this change did not load');
    await fillCard(page);
    await expect(addButton(page)).toBeDisabled();

    await console.clearFaults();
    await picker(page).getByRole('button', { name: 'Retry' }).click();
    await expect(addButton(page)).toBeEnabled();
  });

  test('shows a spinner while the prices load, and Retry when they do not', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    const operation = 'GetMonthlySubscriptionPrices';
    await console.addFault({ kind: 'Error', operation, code: 'PAYMENTS_UNREACHABLE', message: 'Nobody answers.' });
    await planBox(page).getByRole('link', { name: 'Pick a plan' }).click();
    await expect(picker(page).getByRole('alert')).toContainText('Prices did not load');
    await expect(picker(page).getByRole('alert')).toContainText('Nobody answers.');

    await console.clearFaults();
    await console.addFault({ kind: 'Latency', operation, milliseconds: 1500 });
    await picker(page).getByRole('button', { name: 'Retry' }).click();
    await expect(picker(page).getByText('Loading the prices')).toBeVisible();
    await expect(planCard(page, 'Pro')).toContainText('$149 USD / month');
  });

  test('is not for who may not manage the company, nor for who pays by invoice', async ({ page, signIn }) => {
    await signIn('jonas@northwindoutdoor.com');
    await page.goto(`${SUBSCRIPTION}?pick`);
    await expect(page.getByText('You cannot manage the subscription')).toBeVisible();
    await expect(picker(page)).toHaveCount(0);

    await signIn('samuel@meridianfreight.example');
    await page.goto(`${SUBSCRIPTION}?pick`);
    await expect(planBox(page)).toContainText('Your company pays by invoice.');
    await expect(planBox(page).getByRole('link')).toHaveCount(0);
    await expect(picker(page)).toHaveCount(0);
  });
});

test.describe('picking', () => {
  test('the plan one is on: only the card is new, and two toasts say so in turn', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('Pick a plan and add a card to go on after that.');
    await choosePlan(page, 'Standard');
    const toasts = ['Payment method added successfully', 'Billing set up successfully.'];
    const heard = await hearToasts(page, toasts);
    await addCard(page);
    await expectSetUp(page);
    expect(await heard.jsonValue()).toEqual(toasts);
    expect(await console.requests('UpdateSubscription')).toEqual([]);
    await expect(planBox(page)).toContainText('Your card pays from then on.');
    await page.reload();
    await expect(planBox(page)).toContainText('Your card pays from then on.');
  });

  test('another plan in the trial: it changes at once and for nothing', async ({ page, signIn }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await addCard(page);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
    await expect(planBox(page)).toContainText('Free trial');
  });

  test('a larger plan: what it costs today is shown first, and is what is charged', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('Renews on');
    await choosePlan(page, 'Pro');
    const order = picker(page).getByRole('region', { name: 'Your order' });
    await expect(order).toContainText('$149 USD / month');
    const due = (await order.getByText(/^\$\d/).filter({ hasNotText: 'USD' }).nth(-2).textContent()) ?? '';
    await addCard(page, CARDS.mastercard);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();

    type Invoices = { invoices: { edges: { node: { status: string; total: number } }[] } };
    const { invoices } = await api<Invoices>(
      '{ invoices(first: 1) { edges { node { status total } } } }',
      {},
      accessToken,
    );
    expect(invoices.edges.map(({ node }) => `${node.status} $${(node.total / 100).toFixed(2)}`)).toEqual([
      `Paid ${due}`,
    ]);
  });

  test('a smaller plan: it waits for the end of the month, and is given up again', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn(AMA);
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('then Starter begins');
    await choosePlan(page, 'Pro');
    const order = picker(page).getByRole('region', { name: 'Your order' });
    await expect(order).toContainText(/Starter begins on .*\$29\.00/);
    await expect(order).toContainText('To keep Pro, close this and press “Stay on Pro”.');
    await picker(page).getByRole('button', { name: 'Close' }).click();
    await console.addFault({ kind: 'Latency', operation: 'UndoDowngradeMutation', milliseconds: 2000 });
    await planBox(page).getByRole('button', { name: 'Stay on Pro' }).click();
    await expect(planBox(page).getByRole('button', { name: 'Cancel plan' })).toBeDisabled();
    await expect(page.getByText('You stay on Pro', { exact: true })).toBeVisible();
    await expect(planBox(page)).toContainText('Renews on');

    await choosePlan(page, 'Standard');
    await expect(order).toContainText('You stay on Pro until');
    await picker(page).getByRole('button', { name: 'Use this card' }).click();
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
    await expect(planBox(page)).toContainText('then Standard begins');
  });

  test('a plan again that has ended: the same one', async ({ page, signIn, console }) => {
    await signIn(GRETA);
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('The plan has ended.');
    await choosePlan(page, 'Standard', 'Reactivate account');
    await expect(picker(page).getByRole('region', { name: 'Your order' })).toContainText('Due today$79.00');
    await addCard(page);
    await expectSetUp(page);
    await expect(planBox(page)).toContainText('Renews on');
    await expect(planBox(page).getByRole('link', { name: 'Pick a plan' })).toBeVisible();
    expect(await console.answered('ReactivateAccount')).toHaveLength(1);
    expect(await console.requests('UpdateSubscription')).toEqual([]);
  });

  test('a plan again that has ended: another one', async ({ page, signIn, console }) => {
    await signIn(GRETA);
    await page.goto(SUBSCRIPTION);
    await openPicker(page, 'Reactivate account');
    await expect(planCard(page, 'Standard').getByText('Cancelled plan')).toBeVisible();
    await picker(page).getByRole('button', { name: 'Choose Starter' }).click();
    await addCard(page);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Starter' })).toBeVisible();
    expect(await console.answered('ReactivateAccount')).toHaveLength(1);
  });

  test('is found by the palette', async ({ page, signIn }) => {
    await signIn(MAYA);
    await page.goto('/dashboard/users');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('textbox', { name: 'Search or jump to' }).fill('upgrade');
    await page.getByRole('menuitem', { name: /Pick a plan/ }).click();
    await expect(planCard(page, 'Starter')).toBeVisible();
  });
});
