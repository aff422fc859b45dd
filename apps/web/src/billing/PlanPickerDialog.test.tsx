import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PATH = '/dashboard/settings/subscription';
const PICK = `${PATH}?pick`;
const ROSA = 'rosa@cafekestrel.example';
const AMA = 'ama@tidewaterbooks.example';
const GRETA = 'greta@haldenceramics.example';
const UNREACHABLE = { kind: 'Error', code: 'PAYMENTS_UNREACHABLE', message: 'Nobody answers.', times: 1 };

const picker = () => screen.findByRole('dialog', { name: 'Payment Method' });
const planCard = async (plan: string) => within(await picker()).findByRole('region', { name: plan });
const planBox = () => screen.findByRole('region', { name: 'Plan' });
const order = async () => within(await picker()).findByRole('region', { name: 'Your order' });
const button = async (name: string) => within(await picker()).findByRole('button', { name });
const fault = (operation: string) => (api: ScreenApi) => api.call('PUT', 'faults', { ...UNREACHABLE, operation });

describe('the plan picker', () => {
  it('shows the plans side by side, leads on to the card and back', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await within(await planBox()).findByRole('link', { name: 'Pick a plan' }));

    expect(await planCard('Starter')).toHaveTextContent('$29 USD / month');
    const standard = await planCard('Standard');
    expect(standard).toHaveTextContent('Current plan');
    expect(standard).toHaveTextContent('$79 USD / month');
    expect(await planCard('Enterprise')).toHaveTextContent('$499 USD / month');
    const pro = within(await planCard('Pro'));
    expect(pro.getAllByRole('definition').map((limit) => limit.textContent)).toEqual([
      '8,000',
      '1,000',
      '1,000',
      '10,000',
    ]);
    expect(pro.getAllByRole('listitem').map((feature) => feature.textContent)).toEqual([
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
    expect(await screen.findByText(/You used 1,284 messages so far in this trial\./)).toBeInTheDocument();

    await user.click(await button('Choose Pro'));
    expect(await screen.findByRole('heading', { name: 'Card Details' })).toHaveFocus();
    await waitFor(async () => expect(await order()).toHaveTextContent('Due today$0.00'));

    await user.click(await button('Back'));
    await waitFor(async () => expect(await button('Selected')).toHaveFocus());
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that the address opened gives the focus to the way back into it', async () => {
    const { user } = await renderScreen(PICK);
    await planCard('Starter');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = await within(await planBox()).findByRole('link', { name: 'Pick a plan' });
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('is found by the palette', async () => {
    const { user } = await renderScreen(PATH);
    await planBox();

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('textbox', { name: 'Search or jump to' }), 'upgrade');
    await user.click(await screen.findByRole('menuitem', { name: /Pick a plan/ }));

    expect(await planCard('Starter')).toBeInTheDocument();
  });

  it('takes no payment while nobody can be told what it costs', async () => {
    expectComplaint(/Nobody answers/);
    const { user } = await renderScreen(PICK, { as: ROSA, prepare: fault('OrderSummaryQuery') });

    await user.click(await button('Choose Pro'));

    expect(await within(await picker()).findByRole('alert')).toHaveTextContent('Costs of this change did not load');
    expect(await button('Use this card')).toBeDisabled();
    await user.click(await button('Retry'));
    expect(await button('Pay with this card')).toBeEnabled();
  });

  it('says so when the prices do not load, and asks again', async () => {
    expectComplaint(/Nobody answers/);
    const { user } = await renderScreen(PICK, { prepare: fault('GetMonthlySubscriptionPrices') });
    expect(await within(await picker()).findByRole('alert')).toHaveTextContent(/Prices did not load.*Nobody answers/);

    await user.click(await button('Retry'));

    expect(await planCard('Pro')).toHaveTextContent('$149 USD / month');
  });

  it('is not for who may not manage the company', async () => {
    await renderScreen(PICK, { as: 'jonas@northwindoutdoor.com' });

    expect(await screen.findByText('You cannot manage the subscription')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not for who pays by invoice', async () => {
    await renderScreen(PICK, { as: 'samuel@meridianfreight.example' });

    await waitFor(async () => expect(await planBox()).toHaveTextContent('Your company pays by invoice.'));
    expect(within(await planBox()).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the plan that has ended, and what taking it up again costs', async () => {
    const { user } = await renderScreen(PATH, { as: GRETA });
    await waitFor(async () => expect(await planBox()).toHaveTextContent('The plan has ended.'));
    await user.click(await within(await planBox()).findByRole('link', { name: 'Reactivate account' }));
    expect(await planCard('Standard')).toHaveTextContent('Cancelled plan');

    await user.click(await button('Choose Standard'));

    await waitFor(async () => expect(await order()).toHaveTextContent('Due today$79.00'));
  });
});

describe('a trial that has ended', () => {
  it('is said on every screen, with the way to a plan that is paid today', async () => {
    const { user } = await renderScreen('/dashboard/users', { as: 'theo@brightsideyoga.example' });
    const banner = (await screen.findByText('The free trial has ended.')).closest('output');
    if (!banner) throw new Error('The banner is an output');

    await user.click(await within(banner).findByRole('link', { name: 'Pick a plan' }));
    await user.click(await button('Choose Starter'));

    await waitFor(async () => expect(await order()).toHaveTextContent('Due today$29.00'));
  });
});

describe('picking with the card on file', () => {
  it('a larger plan: it begins at once', async () => {
    const { user } = await renderScreen(PICK, { as: ROSA });
    await user.click(await button('Choose Pro'));

    await user.click(await button('Pay with this card'));

    expect(await screen.findByText('Billing set up successfully.')).toBeInTheDocument();
    expect(await within(await planBox()).findByRole('heading', { name: 'Pro' })).toBeInTheDocument();
  });

  it('that does not pay: the plan is as it was, and the bank’s sentence is told', async () => {
    const prepare = async ({ deps: { stripe } }: ScreenApi) => {
      const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: 'cus_kestrel' });
      await stripe.customers.update('cus_kestrel', { invoice_settings: { default_payment_method: id } });
    };
    const { user } = await renderScreen(PICK, { as: ROSA, prepare });
    await user.click(await button('Choose Pro'));

    await user.click(await button('Pay with this card'));

    expect(
      await within(await picker()).findByText(/the plan is as it was\. Your card was declined\./),
    ).toBeInTheDocument();
    await user.click(await button('Close'));
    expect(await within(await planBox()).findByRole('heading', { name: 'Starter' })).toBeInTheDocument();
  });

  it('a smaller plan: it waits for the end of the month, and is given up again', async () => {
    const { user } = await renderScreen(PATH, { as: AMA });
    await waitFor(async () => expect(await planBox()).toHaveTextContent('then Starter begins'));

    await user.click(await within(await planBox()).findByRole('button', { name: 'Stay on Pro' }));
    expect(await screen.findByText('You stay on Pro')).toBeInTheDocument();
    await waitFor(async () => expect(await planBox()).toHaveTextContent('Renews on'));

    await user.click(within(await planBox()).getByRole('link', { name: 'Pick a plan' }));
    await user.click(await button('Choose Standard'));
    await waitFor(async () => expect(await order()).toHaveTextContent('You stay on Pro until'));
    await user.click(await button('Use this card'));
    expect(await screen.findByText('Billing set up successfully.')).toBeInTheDocument();
    await waitFor(async () => expect(await planBox()).toHaveTextContent('then Standard begins'));
  });
});
