import { expect, test } from './fixtures.ts';
import { listedCards, NEW_CARD } from './cardPage.ts';

test.describe('a new card', () => {
  test('is entered and sent by keyboard; it bears the name that was given, and its number goes to the card processor alone', async ({
    page,
    signIn,
    stack,
  }) => {
    const toldOf: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      if (/4242\D*4242\D*4242/.test(sent)) toldOf.push(new URL(request.url()).origin);
    });
    await signIn();
    await page.goto(NEW_CARD);
    await page.getByLabel('Card number').waitFor();
    await page.getByLabel('Name on card').focus();
    await page.keyboard.type(' Maya Lindqvist ');
    for (const typed of ['4242424242424242', '1234', '123']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');

    await expect(page.getByText('Payment method added successfully')).toBeVisible();
    await expect(listedCards(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove card' })).toBeFocused();

    await expect(page).toHaveURL(/payment-methods\/pm_/);
    expect(new Set(toldOf)).toEqual(new Set([stack.stripeUrl]));
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const atStripe = await fetch(`${stack.stripeUrl}/v1/payment_methods/${id}`, {
      headers: { authorization: 'Bearer sk_test_parley' },
    });
    expect(await atStripe.json()).toMatchObject({
      billing_details: { name: 'Maya Lindqvist' },
      card: { last4: '4242' },
    });
  });
});
