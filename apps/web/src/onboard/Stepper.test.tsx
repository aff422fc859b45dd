import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Stepper } from './Stepper.tsx';
import { type StepId, STEPS } from './steps.ts';

function show(current: StepId, reached: StepId) {
  render(
    <MemoryRouter>
      <Stepper steps={STEPS} current={current} reached={reached} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('list', { name: 'Steps' }));
}

describe('Stepper', () => {
  it('shows the steps in their order, which are done and which is the current one', () => {
    const steps = show('Subscription', 'Subscription').getAllByRole('listitem');

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

  it('leads to what is done and to where one goes on, and to nothing beyond', () => {
    const links = show('Details', 'Subscription').getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/onboard/client/chat',
      '/onboard/client/subscription',
    ]);
  });
});
