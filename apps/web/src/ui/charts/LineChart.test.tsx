import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './LineChart.tsx';

it.each([1, 2, 3])('bears each number once at its side where the most is %i', (most) => {
  const points = [
    { name: 'Yesterday', value: 0 },
    { name: 'Today', value: most },
  ];
  const { container } = render(
    <LineChart
      label="Conversations"
      points={points}
      legend={['Now', 'Before']}
      write={(value) => String(Math.round(value))}
    />,
  );

  const labels = [...container.querySelectorAll('text.tabular-nums')].map(({ textContent }) => textContent);
  expect(labels).toEqual(Array.from({ length: most + 1 }, (_, index) => String(index)));
});

it('keeps the last name under it inside', () => {
  const points = Array.from({ length: 11 }, (_, month) => ({ name: `Month ${month + 1}`, value: month }));
  const { getByText } = render(
    <LineChart label="Conversations" points={points} legend={['Now', 'Before']} write={String} />,
  );

  expect(getByText('Month 1')).toHaveAttribute('text-anchor', 'start');
  expect(getByText('Month 5')).toHaveAttribute('text-anchor', 'middle');
  expect(getByText('Month 11')).toHaveAttribute('text-anchor', 'end');
});
