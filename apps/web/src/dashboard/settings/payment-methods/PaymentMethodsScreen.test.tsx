import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadStripe } from '#testing/cardForm.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const CARDS = '/dashboard/settings/payment-methods';
const NEW_CARD = `${CARDS}/new`;
const ROSA = 'rosa@cafekestrel.example';
const KESTREL = 'cus_kestrel';

const menu = () => screen.findByRole('navigation', { name: 'Payment methods' });
const listed = async () => within(await menu()).queryAllByRole('link', { name: /••••/ });
/** Waits for the listed cards to be these, in their order. */
const expectListed = (...cards: RegExp[]) =>
  waitFor(async () => {
    const texts = (await listed()).map(({ textContent }) => textContent);
    expect(texts).toEqual(cards.map((card): unknown => expect.stringMatching(card)));
  });
const addMastercard = ({ deps: { stripe } }: ScreenApi) =>
  stripe.paymentMethods.attach('pm_card_mastercard', { customer: KESTREL });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const confirm = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove card' }));

describe('the list of cards', () => {
  it('is for those only who may manage the company', async () => {
    const { api } = await renderScreen(NEW_CARD, { as: 'jonas@northwindoutdoor.com' });

    expect(await screen.findByText(/Your role does not include managing the company\./)).toBeInTheDocument();
    expect(api.asked()).not.toContain('GetPaymentMethods');
  });

  it('leads to the form where no card is named, and the router has nothing to warn of', async () => {
    const warn = vi.spyOn(console, 'warn');
    await renderScreen(CARDS, { prepare: loadStripe });

    expect(await screen.findByLabelText('Name on card')).toBeEnabled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('that does not come says so and can be asked for again; the form beside it works', async () => {
    expectComplaint(/Not now/);
    const { user, api } = await renderScreen(NEW_CARD, {
      prepare: async (it) => {
        await loadStripe(it);
        await it.call('PUT', 'faults', { kind: 'Error', operation: 'GetPaymentMethods', message: 'Not now.' });
      },
    });
    expect(await within(await menu()).findByRole('alert')).toHaveTextContent('Not now.');
    expect(await screen.findByLabelText('Name on card')).toBeEnabled();

    await api.call('DELETE', 'faults');
    await user.click(within(await menu()).getByRole('button', { name: 'Retry' }));

    expect(await within(await menu()).findByText('No results found.')).toBeInTheDocument();
  });

  it('is asked for anew by who comes back to it', async () => {
    const { user, api } = await renderScreen(NEW_CARD, { as: ROSA, prepare: loadStripe });
    await expectListed(/Visa/);

    await addMastercard(api);
    await user.click(screen.getByRole('link', { name: 'My profile' }));
    await user.click(await screen.findByRole('link', { name: 'Payment methods' }));

    await expectListed(/Visa/, /Mastercard/);
    expect(await listed()).toHaveLength(2);
  });
});

describe('a card on file', () => {
  it('becomes the default one, and stands first then', async () => {
    const { user } = await renderScreen(NEW_CARD, { as: ROSA, prepare: addMastercard });
    await expectListed(/Visa.*Default/, /Mastercard/);
    await user.click(await within(await menu()).findByRole('link', { name: /Mastercard/ }));

    await press(user, 'Make default');

    expect(await screen.findByText('Mastercard •••• 4444 is the default card')).toBeInTheDocument();
    await expectListed(/Mastercard.*Default/, /Visa/);
    expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull();
  });

  it('is removed after a question, and the other one becomes the default', async () => {
    const { user, router } = await renderScreen(NEW_CARD, { as: ROSA, prepare: addMastercard });
    await user.click(await within(await menu()).findByRole('link', { name: /Visa/ }));
    await press(user, 'Remove card');
    expect(await screen.findByRole('alertdialog', { name: 'Remove Visa •••• 4242?' })).toBeInTheDocument();

    await confirm(user);

    expect(await screen.findByText('Visa •••• 4242 was removed')).toBeInTheDocument();
    await expectListed(/Mastercard.*Default/);
    expect(router.state.location.pathname).toBe(NEW_CARD);
  });

  it('stays when the plan is paid with it, and says why', async () => {
    const { user } = await renderScreen(NEW_CARD, { as: ROSA });
    await user.click(await within(await menu()).findByRole('link', { name: /Visa/ }));
    await press(user, 'Remove card');

    await confirm(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your plan is paid with this card. Add another one first, or cancel the plan.',
    );
    await expectListed(/Visa/);
  });

  it.each([
    { name: 'expires soon', monthsFromNow: 0, badge: /Expires soon/, notice: /This card expires at the end of/ },
    { name: 'has expired', monthsFromNow: -1, badge: /Expired/, notice: /Invoices cannot be paid with it\./ },
  ])('that $name says so, and leads to another one', async ({ monthsFromNow, badge, notice }) => {
    const now = new Date();
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsFromNow, 1));
    const { user, router } = await renderScreen(NEW_CARD, {
      as: ROSA,
      prepare: async ({ deps: { stripe } }) => {
        const { data } = await stripe.paymentMethods.list({ customer: KESTREL });
        await stripe.paymentMethods.update(data[0]?.id ?? '', {
          card: { exp_month: last.getUTCMonth() + 1, exp_year: last.getUTCFullYear() },
        });
      },
    });
    await expectListed(badge);
    await user.click(await within(await menu()).findByRole('link', { name: /Visa/ }));

    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(notice);
    await user.click(within(note).getByRole('link', { name: 'Add another card' }));

    await waitFor(() => expect(router.state.location.pathname).toBe(NEW_CARD));
  });

  it('that somebody else has removed is not changed here, and is said to be gone', async () => {
    let id = '';
    const { user, api } = await renderScreen(NEW_CARD, {
      as: ROSA,
      prepare: async (it) => {
        ({ id } = await addMastercard(it));
      },
    });
    await user.click(await within(await menu()).findByRole('link', { name: /Mastercard/ }));
    await screen.findByRole('button', { name: 'Make default' });
    await api.deps.stripe.paymentMethods.detach(id);

    await press(user, 'Make default');

    expect(await screen.findByRole('heading', { name: 'This card is not on file' })).toBeInTheDocument();
    await expectListed(/Visa/);
  });

  it('is chosen in a select on a phone', async () => {
    const { user } = await renderScreen(NEW_CARD, { as: ROSA, width: 390, prepare: addMastercard });
    const select = await screen.findByRole('combobox', { name: 'Payment methods' });

    await user.selectOptions(select, await within(select).findByRole('option', { name: /Mastercard/ }));

    expect(await screen.findByRole('heading', { name: 'Mastercard •••• 4444' })).toBeInTheDocument();
  });
});
