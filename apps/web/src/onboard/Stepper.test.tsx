import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stepper } from './Stepper.tsx';

describe('Stepper', () => {
  it('shows the five steps in their order, which are done and which is the current one', () => {
    render(<Stepper current="Plan" />);

    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent.replace(/^\d/, ''))).toEqual([
      'Company details, done',
      'Your assistant, done',
      'Plan',
      'Payment',
      'Installation',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect(screen.getByText('Step 3 of 5')).toBeInTheDocument();
  });
});
