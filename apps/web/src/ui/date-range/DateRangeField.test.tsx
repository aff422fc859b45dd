import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DateRangeField, type DateRangeChoice } from './DateRangeField.tsx';
// Lazy in the app; here already loaded, so that no test waits for its code.
import './DateRangePanel.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** Opens a field whose choice stays as it is, as in a URL that waits for its page's data. */
async function open(choice: DateRangeChoice) {
  const onChange = vi.fn<(choice: DateRangeChoice) => void>();
  render(<DateRangeField {...choice} today="2026-11-19" onChange={onChange} />);
  const field = screen.getByRole('button', { name: /^Period:/ });
  await userEvent.click(field);
  await screen.findByRole('dialog', { name: 'Period' });
  return { field, onChange };
}

const choose = (name: string) => userEvent.click(screen.getByRole('option', { name }));

describe('DateRangeField', () => {
  it('says the period and what it is compared with', () => {
    render(<DateRangeField period="today" isCompared today="2026-11-19" onChange={() => {}} />);
    expect(screen.getByRole('button', { name: 'Period: Today, against the day before' })).toBeInTheDocument();
  });

  it('keeps a change of the comparison when a preset follows at once', async () => {
    const { field, onChange } = await open({ period: 'last-30-days', isCompared: true });
    await userEvent.click(
      screen.getByRole('checkbox', { name: /^Compare with the 30 days before.*21 Sept to 20 Oct/ }),
    );
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await choose('Last month');

    expect(onChange).toHaveBeenLastCalledWith({ period: 'last-month', isCompared: false });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('keeps chosen days when the comparison changes after them', async () => {
    const { onChange } = await open({ period: 'last-7-days', isCompared: false });
    await userEvent.click(screen.getByRole('button', { name: /Monday,? 2 November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /Friday,? 6 November 2026/ }));
    const days = { from: '2026-11-02', to: '2026-11-06' };
    expect(onChange).toHaveBeenLastCalledWith({ period: days, isCompared: false });
    await userEvent.click(screen.getByRole('checkbox', { name: /Compare with the 5 days before/ }));

    expect(onChange).toHaveBeenLastCalledWith({ period: days, isCompared: true });
  });

  it('takes typed days by Enter', async () => {
    const { onChange } = await open({ period: { from: '2026-11-02', to: '2026-11-06' } });
    await userEvent.click(screen.getByRole('spinbutton', { name: 'day, To' }));
    await userEvent.keyboard('12');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ period: { from: '2026-11-02', to: '2026-11-12' } });

    // A day that is one already while it is half typed.
    await userEvent.click(screen.getByRole('spinbutton', { name: 'day, From' }));
    await userEvent.keyboard('10{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ period: { from: '2026-11-10', to: '2026-11-12' } });
  });

  it('says what is wrong with typed days, and takes none of them', async () => {
    const { onChange } = await open({ period: { from: '2026-11-02', to: '2026-11-06' } });
    await userEvent.click(screen.getByRole('spinbutton', { name: 'day, To' }));
    await userEvent.keyboard('01{Enter}');

    expect(screen.getByRole('alert')).toHaveTextContent('The first day must come before the last.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes by the preset that it is, and changes nothing', async () => {
    const { onChange } = await open({ period: 'today' });
    await choose('Today');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onChange).not.toHaveBeenCalled();
  });
});
