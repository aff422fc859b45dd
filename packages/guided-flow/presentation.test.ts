import { describe, expect, test } from 'vitest';
import { assert, property } from 'fast-check';
import {
  emptyGraph,
  normalised,
  presentationDrawing,
  presentationPosition,
  withFixedEdge,
  withPresentation,
} from './presentation.ts';
import { anyGraph, CARD, edge, node } from './testing/flows.ts';

const BUTTON = { type: 'Button', lineOne: 'Returns & repairs' } as const;

describe('The presentation node', () => {
  test.each([
    ['a button', BUTTON, { x: -150, y: 250 }],
    ['a card of one line', { type: 'Card', lineOne: 'Returns' }, { x: -225, y: 183 }],
    ['a card with a second line', { type: 'Card', lineOne: 'Returns', lineTwo: 'Two minutes' }, { x: -225, y: 173 }],
    ['a card with a third line alone', { type: 'Card', lineOne: 'Returns', lineThree: 'Free' }, { x: -225, y: 170 }],
    [
      'a card of three lines',
      { type: 'Card', lineOne: 'Returns', lineTwo: 'Quick', lineThree: 'Free' },
      { x: -225, y: 160 },
    ],
  ] as const)('of %s has its place', (_, presentation, position) => {
    expect(presentationPosition(presentation)).toEqual(position);
  });

  test('is put first when it is missing', () => {
    const [first, ...rest] = withPresentation([node('a', 'Text')], BUTTON);

    expect(first).toMatchObject({ type: 'Presentation', width: 150, height: 40, draggable: false, selectable: true });
    expect(rest.map(({ id }) => id)).toEqual(['a']);
  });

  test('goes back to its place when it was moved, and takes the new style', () => {
    const moved = { ...node('presentation', 'Presentation'), position: { x: 0, y: 999 } };

    const [put] = withPresentation([moved], CARD);

    expect(put).toMatchObject({ id: 'presentation', position: { x: -225, y: 173 } });
  });

  test.each([
    [BUTTON, { width: 150, height: 40 }],
    [
      { type: 'Card', lineOne: 'Returns' },
      { width: 225, height: 174 },
    ],
    [
      { type: 'Card', lineOne: 'Returns', lineTwo: 'Quick', lineThree: 'Free' },
      { width: 225, height: 220 },
    ],
  ] as const)('is drawn around one middle', (presentation, size) => {
    const { x, y } = presentationPosition(presentation);

    expect(presentationDrawing(presentation)).toEqual(size);
    expect([x + size.width, y + size.height / 2]).toEqual([0, 270]);
  });
});

describe('The fixed edge', () => {
  test('is first, and there once', () => {
    const edges = withFixedEdge([edge('presentation', 'a'), edge('starting', 'presentation')]);

    expect(edges.map(({ source, target }) => [source, target])).toEqual([
      ['starting', 'presentation'],
      ['presentation', 'a'],
    ]);
  });
});

describe('A graph', () => {
  test('that is new has the start and the presentation', () => {
    const { nodes, edges } = emptyGraph(BUTTON);

    expect(nodes.map(({ type }) => type)).toEqual(['Presentation', 'Starting']);
    expect(edges).toHaveLength(1);
  });

  test('is the same when it is put in order twice', () => {
    assert(
      property(anyGraph, (graph) => {
        const once = normalised(graph, CARD);

        expect(normalised(once, CARD)).toEqual(once);
      }),
    );
  });
});
