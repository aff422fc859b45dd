import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { exactTime } from './exactTime.ts';
import { Time } from './Time.tsx';

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5000).toISOString();

describe('Time', () => {
  // The tooltip's code comes with the first one; here it is there.
  beforeAll(() => import('./TooltipPopup.tsx'), 30_000);

  it('tells the exact time on hover, in the language of the rest', async () => {
    const instant = fromNow(-5);
    render(<Time instant={instant} format="zh" />);
    await userEvent.hover(screen.getByText('4分钟前'));
    expect(screen.getByText('4分钟前')).toHaveAttribute('title', exactTime(instant, 'zh'));
    expect(exactTime('2026-11-19T10:04:00', 'zh')).toBe('2026年11月19日星期四 10:04');
  });

  it('says what lies ahead', () => {
    render(<Time instant={fromNow(90)} isAhead />);
    expect(screen.getByText('in 1h')).toBeVisible();
  });

  it('takes the focus where nothing around it does, and then has a tooltip', async () => {
    const instant = fromNow(-5);
    render(<Time instant={instant} isFocusable />);
    await userEvent.tab();
    expect(screen.getByText('4m')).toHaveFocus();
    await userEvent.hover(screen.getByText('4m'));
    expect(await screen.findByRole('tooltip', {}, { timeout: 10_000 })).toHaveTextContent(exactTime(instant));
  }, 20_000);
});
