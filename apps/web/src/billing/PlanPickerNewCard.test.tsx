import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addButton, addCard, CARDS, fillCard, loadStripe } from '#testing/cardForm.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/settings/subscription';
const ROSA = 'rosa@cafekestrel.example';
const GRETA = 'greta@haldenceramics.example';

const picker = () => screen.findByRole('dialog', { name: 'Payment Method' });
const planBox = () => screen.findByRole('region', { name: 'Plan' });
const open = (plan: string, as?: string) =>
  renderScreen(`${PATH}?pick=${plan}`, { prepare: loadStripe, ...(as && { as }) });

/** The plan, once it is picked, paid for and the picker has closed. */
async function setUp(plan: string) {
  await screen.findByText('Billing set up successfully.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return within(await planBox()).findByRole('heading', { name: plan });
}

describe('picking with a new card', () => {
  it('asks before a card that was typed is lost', async () => {
    const { user } = await open('Pro');
    await fillCard();

    await user.click(screen.getByLabelText('Name on card'));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(await addButton()).toBeEnabled();

    await user.click(within(await picker()).getByRole('button', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));

    expect(await within(await picker()).findByRole('button', { name: 'Selected' })).toBeInTheDocument();
  });

  it('for the plan one is on: only the card is new, and two toasts say so in turn', async () => {
    const { user, api } = await open('Standard');
    await fillCard();
    const toasts = ['Payment method added successfully', 'Billing set up successfully.'];
    const heard: string[] = [];
    const observer = new MutationObserver(() => {
      const text = document.body.textContent;
      heard.push(...toasts.filter((toast) => text.includes(toast) && !heard.includes(toast)));
    });
    observer.observe(document.body, { childList: true, subtree: true });

    await user.click(await addButton());

    expect(await setUp('Standard')).toBeInTheDocument();
    observer.disconnect();
    expect(heard).toEqual(toasts);
    expect(api.asked()).not.toContain('UpdateSubscription');
    expect(await planBox()).toHaveTextContent('Your card pays from then on.');
  });

  it('by a double press saves one card and changes the plan once', async () => {
    const { user, api } = await open('Pro');
    await fillCard();

    await user.dblClick(await addButton());

    expect(await setUp('Pro')).toBeInTheDocument();
    const sent = api.asked().filter((name) => ['CreateStripeSetupIntent', 'UpdateSubscription'].includes(name));
    expect(sent).toEqual(['CreateStripeSetupIntent', 'UpdateSubscription']);
  });

  it('ends what was begun also where it is left meanwhile', async () => {
    const { user, api, router } = await open('Pro');
    await api.call('PUT', 'faults', { kind: 'Latency', operation: 'UpdateSubscription', milliseconds: 500 });
    await addCard(user);
    await screen.findByText('Payment method added successfully');
    expect(within(await picker()).getByRole('button', { name: 'Close' })).toBeDisabled();

    await router.navigate(PATH);

    expect(await setUp('Pro')).toBeInTheDocument();
  });

  it('counts what was picked here, although the plan was changed elsewhere meanwhile', async () => {
    const { user, api } = await open('Standard');
    await addButton();
    const token = await api.signIn('maya@northwindoutdoor.com');
    await api.run('mutation { updateSubscription(subscriptionType: Pro) { id } }', { token });

    await addCard(user);

    expect(await setUp('Standard')).toBeInTheDocument();
  });

  it('that does not pay: the plan is as it was, and the card that paid before goes on paying', async () => {
    const { user, api } = await open('Pro', ROSA);

    await addCard(user, CARDS.failing);

    expect(await screen.findByText('Failed to update subscription')).toBeInTheDocument();
    expect(await within(await picker()).findByText(/the plan is as it was\. Your card was declined\./)).toBeVisible();
    const token = await api.signIn(ROSA);
    const { body } = await api.run('{ paymentMethods { lastFourDigits isDefault } }', { token });
    expect(body.data.paymentMethods).toEqual([
      { lastFourDigits: '4242', isDefault: true },
      { lastFourDigits: '0341', isDefault: false },
    ]);
  });

  it('whose answer is lost says so, and the same press ends it without another card', async () => {
    const { user, api } = await open('Standard', GRETA);
    await fillCard();
    await api.call('PUT', 'faults', { kind: 'DroppedRequest', operation: 'ReactivateAccount' });
    await user.click(await addButton());
    expect(await screen.findByText('Failed to update subscription')).toBeInTheDocument();
    expect(
      await within(await picker()).findByText(/The card is saved, but the plan may not have changed\./),
    ).toBeVisible();

    await api.call('DELETE', 'faults');
    await user.click(await addButton());

    expect(await setUp('Standard')).toBeInTheDocument();
    expect(api.asked().filter((name) => name === 'CreateStripeSetupIntent')).toHaveLength(1);
  });
});
