import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanCard } from './PlanCard.tsx';

const show = (card: Partial<Parameters<typeof PlanCard>[0]> = {}) =>
  render(<PlanCard plan="Pro" price={149} hasFreeTrial isSelected={false} onChoose={() => {}} {...card} />);
const button = () => screen.getByRole('button').textContent;

it('offers the trial where the plan has one, and the plan where it has none', () => {
  const { unmount } = show();
  expect(button()).toBe('Start 14-Day Free Trial');
  unmount();

  show({ hasFreeTrial: false });
  expect(button()).toBe('Select Plan');
});

it('has the text that it is given before that of the trial', () => {
  show({ title: 'Choose Pro' });
  expect(button()).toBe('Choose Pro');
});

it('says that it is selected, whatever else it would say', () => {
  show({ title: 'Choose Pro', isSelected: true });
  expect(button()).toBe('Selected');
});

it('says what it costs a month, unless that is nothing', () => {
  const { unmount } = show({ price: 79.5 });
  expect(screen.getByRole('region', { name: 'Pro' })).toHaveTextContent('$79.50 USD / month');
  unmount();

  show({ price: 0 });
  expect(screen.getByRole('region', { name: 'Pro' })).not.toHaveTextContent('USD');
});
