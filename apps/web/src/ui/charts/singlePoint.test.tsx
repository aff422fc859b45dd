import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './LineChart.tsx';
import { Sparkline } from './Sparkline.tsx';

const one = [{ name: 'Today', value: 3, before: 5 }];

it('draws a dot for each line of a chart that has but one point', () => {
  const { container } = render(
    <LineChart label="Conversations" points={one} legend={['Now', 'Before']} write={String} />,
  );

  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('draws a dot for a sparkline of one point', () => {
  const { container } = render(<Sparkline points={[[0, 3]]} />);

  expect(container.querySelector('path[d="M0 22h.01"]')).toBeInTheDocument();
});
