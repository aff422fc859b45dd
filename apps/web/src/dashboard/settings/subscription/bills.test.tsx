import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/settings/subscription';
const ROSA = 'rosa@cafekestrel.example';
const DAY = 24 * 60 * 60_000;

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the next invoice', () => {
  it('is known ahead, with what a promotion code takes off and gives back, which the history tells', async () => {
    const { user } = await renderScreen(PATH, { as: ROSA });
    const next = await part('Next invoice');
    const toPay = async () => (await next.findByText('To pay')).parentElement;
    expect(await toPay()).toHaveTextContent('$29.00');

    // Until it has come, the field that stands there takes nothing.
    const apply = await next.findByRole('button', { name: 'Apply' });
    await user.type(next.getByLabelText('Promotion code'), 'WELCOME20');
    await user.click(apply);
    expect((await next.findByText('Promotion WELCOME20')).parentElement).toHaveTextContent('-$5.80');
    await waitFor(async () => expect(await toPay()).toHaveTextContent('$23.20'));

    await user.click(next.getByRole('button', { name: 'Remove promotion code' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(next.queryByText('Promotion WELCOME20')).toBeNull());
    await waitFor(async () => expect(await toPay()).toHaveTextContent('$29.00'));
    const rows = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(3));
    const history = rows();
    expect(history[0]).toHaveTextContent('Rosa Petrov removed the promotion code WELCOME20');
    expect(history[1]).toHaveTextContent('Rosa Petrov applied the promotion code WELCOME20');
    expect(history[2]).toHaveTextContent('Rosa Petrov finished setting the company up on the Starter plan');
  });

  it('is none after a cancellation, and that is said', async () => {
    await renderScreen(PATH, { as: 'greta@haldenceramics.example' });

    expect(
      await screen.findByText('The subscription was cancelled, so there will be no further invoices.'),
    ).toBeInTheDocument();
  });
});

describe('the invoices', () => {
  it('have the day that the company’s calendar has, whoever reads them', async () => {
    // Whatever the hour, one of them has another day than UTC.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    if (new Date().getUTCHours() < 10) zones.reverse();
    const [companyZone, readerZone] = zones;
    await renderScreen(PATH, {
      as: ROSA,
      prepare: async ({ db }) => {
        await db.client.update({ where: { id: 'clnt_kestrel' }, data: { timezone: companyZone } });
        await db.user.updateMany({ where: { email: ROSA }, data: { timezone: readerZone } });
      },
    });
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: companyZone });

    await waitFor(async () => {
      const times = (await part('Invoices')).getAllByRole('time');
      expect(times.length).toBeGreaterThan(0);
      for (const time of times) {
        expect(time).toHaveTextContent(format.format(Date.parse(time.getAttribute('datetime') ?? '')));
      }
    });
  });

  it('come a page at a time', async () => {
    const { user } = await renderScreen(PATH, {
      as: ROSA,
      prepare: ({ call }) => call('PUT', 'clock', { advance: 300 * DAY }),
    });
    const invoices = await part('Invoices');
    const rows = () => invoices.getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(13));

    await user.click(invoices.getByRole('button', { name: 'Show older' }));

    await waitFor(() => expect(rows().at(-1)).toHaveTextContent('0001'));
    expect(invoices.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('say so where they do not load, come with Retry, and leave the rest standing', async () => {
    expectComplaint(/payment provider does not answer/);
    const message = 'Our payment provider does not answer. Try again in a moment.';
    const { user, api } = await renderScreen(PATH, {
      as: ROSA,
      prepare: ({ call }) =>
        call('PUT', 'faults', { kind: 'Error', operation: 'InvoicesQuery', code: 'PAYMENTS_UNREACHABLE', message }),
    });
    const invoices = await part('Invoices');
    expect(await invoices.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByText('To pay')).toBeInTheDocument();

    await api.call('DELETE', 'faults');
    await user.click(invoices.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(invoices.getAllByRole('row')[1]).toHaveTextContent('Paid'));
  });
});

describe('the billing details', () => {
  it('are changed; what is wrong is said beside its field, and nothing that was typed is lost', async () => {
    const { user } = await renderScreen(PATH, { as: ROSA });
    const details = await part('Billing details');
    await user.click(await details.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
    const type = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
    };
    await type('Billing email', 'accounts@cafekestrel.example');
    await type('Street and number', '12 Cockburn Street');
    await type('Postcode', 'EH1 1PB');
    await type('Town', 'Edinburgh');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a country.')).toBeInTheDocument();

    await user.type(dialog.getByRole('combobox', { name: 'Country' }), 'united k');
    await user.click(await screen.findByRole('option', { name: 'United Kingdom' }));
    await user.click(dialog.getByRole('button', { name: /Tax number/ }));
    await user.click(await screen.findByRole('option', { name: 'UK VAT number' }));
    await type('Number', 'GB12345');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This is no number of this kind. One looks like GB123456789.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Town')).toHaveValue('Edinburgh');

    await type('Number', 'GB 123 4567 89');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Billing details saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(await screen.findByText(/changed the billing details/)).toBeInTheDocument();
    const said = screen.getByRole('region', { name: 'Billing details' });
    expect(said).toHaveTextContent('accounts@cafekestrel.example');
    expect(said).toHaveTextContent('EH1 1PB Edinburgh');
    expect(said).toHaveTextContent('United Kingdom');
    expect(said).toHaveTextContent('GB123456789 (UK VAT number)');
  });
});
