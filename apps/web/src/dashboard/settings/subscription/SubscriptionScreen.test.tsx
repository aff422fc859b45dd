import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/settings/subscription';
const ROSA = 'rosa@cafekestrel.example';
const SAMUEL = 'samuel@meridianfreight.example';

/** The part that tells of one limit. */
async function meter(name: string): Promise<HTMLElement> {
  const bar = await screen.findByRole('progressbar', { name });
  const item = bar.closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return item;
}

const invoiceRows = async () => within(await screen.findByRole('grid', { name: 'Invoices' })).getAllByRole('row');

describe('the invoices', () => {
  it('are listed newest first', async () => {
    await renderScreen(PATH, { as: ROSA });

    const [, newest, older] = await invoiceRows();
    if (!newest || !older) throw new Error('Rosa has two invoices');
    const number = (row: HTMLElement) => Number(within(row).getByRole('rowheader').textContent.slice(-4));

    expect(newest).toHaveTextContent('Paid');
    expect(newest).toHaveTextContent('$29.00');
    expect(number(newest)).toBe(number(older) + 1);
  });

  it('are none of those of a company that is invoiced by hand', async () => {
    await renderScreen(PATH, { as: SAMUEL });

    expect(await screen.findByRole('heading', { name: 'Plan' })).toBeInTheDocument();
    expect(await meter('API requests')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Billing details' })).toBeNull();
  });
});

describe('usage', () => {
  it('stands beside each limit of the plan, by assistant, and says where it leads', async () => {
    await renderScreen(PATH);

    const messages = await meter('Messages');
    expect(messages).toHaveTextContent('1,284 of 4,000');
    expect(messages).toHaveTextContent(/At this pace, 3,[56]\d\d by \d+ \w+\./);
    expect(messages).toHaveTextContent('By Nori 976 and Basecamp 308.');
    expect(within(messages).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '32%');
    expect((await screen.findAllByText('2,716 of 4,000 messages left'))[0]).toBeInTheDocument();
    expect(await meter('Form submissions')).toHaveTextContent('25 of 200');
    expect(await meter('Map requests')).toHaveTextContent('9 of 500');
    expect(await meter('API requests')).toHaveTextContent('912 of 5,000');
  });

  it('names the day on which a limit is reached, and what was told; earlier months are kept', async () => {
    const { user } = await renderScreen(PATH, { as: ROSA });

    const forms = await meter('Form submissions');
    expect(forms).toHaveTextContent('43 of 50');
    expect(forms).toHaveTextContent(/At this pace, reached on (the \d+(st|nd|rd|th)|\d+ \w+)\./);
    expect(forms).toHaveTextContent(/Told at 80% on \d+ \w+\./);

    await user.click(await screen.findByText('Earlier periods'));

    const earlier = await screen.findByRole('grid', { name: 'Earlier periods' });
    expect(within(earlier).getAllByRole('row')).toHaveLength(4);
  });

  it('is counted by calendar month for who pays by invoice, and goes on over a limit where that was chosen', async () => {
    await renderScreen(PATH, { as: SAMUEL });

    const calls = await meter('API requests');
    expect(screen.getByRole('region', { name: 'Usage' })).toHaveTextContent(
      /Counted since 1 \w+ \d+; begins anew on 1 \w+ \d+\./,
    );
    expect(calls).toHaveTextContent('51,240 of 50,000');
    expect(calls).toHaveTextContent('Everything is still let through.');
    expect(within(calls).getByRole('button', { name: /At the limit of API requests/ })).toHaveTextContent('Go on');
    expect(screen.queryByText(/of your plan are used/)).toBeNull();
  });

  it('lets people choose what happens at a limit; a choice that is refused is not shown as made', async () => {
    const { user, api } = await renderScreen(PATH);
    const messages = await meter('Messages');
    const choice = within(messages).getByRole('button', { name: /At the limit of messages/ });
    expect(choice).toHaveTextContent('Stop replies');

    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: /^10% more, then stop/ }));

    expect(await screen.findByText('Messages: saved what happens at the limit')).toBeInTheDocument();
    expect(choice).toHaveTextContent('10% more, then stop');

    const message = 'This did not work. Try again.';
    await api.call('PUT', 'faults', {
      kind: 'Error',
      operation: 'SetLimitPolicy',
      code: 'OVERLOADED',
      message,
      times: 1,
    });
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: /^Go on/ }));

    expect(await within(messages).findByText(message)).toBeInTheDocument();
    expect(choice).toHaveTextContent('10% more, then stop');
  });
});
