import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepHeading } from './StepHeading.tsx';

it('begins a step at its top, however far the one before was scrolled', () => {
  const page = document.documentElement;
  page.scrollTop = 500;

  render(<StepHeading intro="Copy one line.">Put it on your site</StepHeading>);

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(page.scrollTop).toBe(0);
});
