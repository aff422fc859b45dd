import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const PICK = '/dashboard/settings/subscription?pick=';
const ROSA = 'rosa@cafekestrel.example';

const picker = async () => within(await screen.findByRole('dialog', { name: 'Payment Method' }));
const order = async () => (await picker()).findByRole('region', { name: 'Your order' });

describe('the order of a plan', () => {
  it('whose limit is passed already says so before it is paid, and leads to the one that fits', async () => {
    const { user } = await renderScreen(`${PICK}Starter`);

    const warning = await within(await order()).findByRole('alert');
    expect(warning).toHaveTextContent(
      'You have used 1,284 messages, and Starter allows 1,000 a month: replies would not be sent any more.',
    );
    await user.click(within(warning).getByRole('button', { name: 'Stay on Standard' }));

    await waitFor(async () => expect(await order()).toHaveTextContent('Standard$79 USD / month'));
    expect(within(await order()).queryByRole('alert')).toBeNull();
  });

  it('says beside the saved card, and beside the form, what is charged at once', async () => {
    await renderScreen(`${PICK}Pro`, { as: ROSA });

    const shown = await picker();
    await shown.findByRole('button', { name: 'Pay with this card' });
    const due = (await shown.findByText('Due today')).nextSibling?.textContent ?? '';
    expect(due).toMatch(/^\$[1-9]/);
    await waitFor(() => expect(shown.getByText(`${due} is charged at once.`)).toBeInTheDocument());
    expect(shown.getByText('Visa •••• 4242')).toBeInTheDocument();
  });

  it('offers another saved card by its name', async () => {
    const prepare = ({ deps: { stripe } }: ScreenApi) =>
      stripe.paymentMethods.attach('pm_card_mastercard', { customer: 'cus_kestrel' });
    const { user } = await renderScreen(`${PICK}Pro`, { as: ROSA, prepare });

    await user.click(await (await picker()).findByRole('button', { name: 'Pay with Mastercard •••• 4444' }));

    expect(await screen.findByText('Billing set up successfully.')).toBeInTheDocument();
  });
});
