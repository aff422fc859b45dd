import { expect, test } from 'vitest';
import { plainAnswer } from './plainAnswer.ts';

test('An answer in a list has neither marks nor the numbers of sources', () => {
  const body =
    '**Repairs** are *free*. [1] We check every belt.[2] See [12](https://northwind.example) or [the guide](/g).';

  expect(plainAnswer(body)).toBe('Repairs are free. We check every belt. See 12 or the guide.');
});
