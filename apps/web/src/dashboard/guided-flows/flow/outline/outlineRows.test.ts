import { expect, test } from 'vitest';
import { edge, node } from '@parley/guided-flow/testing/flows';
import { outlineRows } from './outlineRows.ts';

test('each step stands under what leads to it first, and says what follows it elsewhere', () => {
  const nodes = [
    node('starting', 'Starting'),
    node('presentation', 'Presentation'),
    node('ask', 'Text'),
    node('yes', 'Button', { y: 1 }),
    node('no', 'Button', { y: 2 }),
    node('bye', 'Text', { y: 3 }),
    node('loose', 'Text', { y: 9 }),
    node('beneath', 'Text', { y: 10 }),
  ];
  const edges = [
    edge('starting', 'presentation'),
    edge('presentation', 'ask'),
    edge('ask', 'yes'),
    edge('ask', 'no'),
    edge('yes', 'bye'),
    edge('no', 'bye'),
    edge('bye', 'ask'),
    edge('loose', 'beneath'),
  ];

  const rows = outlineRows({ nodes, edges }).map(({ node: { id }, depth, isLoose, elsewhere }) =>
    [id, depth, isLoose && 'loose', ...elsewhere.map((other) => `→ ${other.id}`)].filter((part) => part !== false),
  );

  expect(rows).toEqual([
    ['presentation', 0],
    ['ask', 1],
    ['yes', 2],
    ['bye', 3, '→ ask'],
    ['no', 2, '→ bye'],
    ['loose', 0, 'loose'],
    ['beneath', 1, 'loose'],
  ]);
});
