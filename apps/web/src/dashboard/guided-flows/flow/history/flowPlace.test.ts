import type { GuidedFlow } from '@parley/guided-flow/flow';
import { emptyGraph } from '@parley/guided-flow/presentation';
import { describe, expect, it } from 'vitest';
import { flowPlace } from './flowPlace.ts';

const PRESENTATION = { type: 'Button' as const, lineOne: 'Repairs' };
const EMPTY = emptyGraph(PRESENTATION);
const at = { position: { x: 0, y: 0 } };
const FLOW: GuidedFlow = {
  name: 'Repairs',
  presentation: PRESENTATION,
  graph: {
    nodes: [
      ...EMPTY.nodes,
      {
        id: 'a',
        type: 'Text',
        data: { body: 'What is **broken**? Tell us, so that we bring the right parts.' },
        ...at,
      },
      { id: 'b', type: 'Link', data: { label: 'Shop', url: '', opens: 'NewTab', utm: { source: 'chat' } }, ...at },
    ],
    edges: [...EMPTY.edges, { id: 'e', source: 'a', target: 'b' }],
  },
};

describe('Where a flow was changed', () => {
  it.each([
    [['graph', 'nodes', '#a', 'data', 'body'], '“What is broken? Tell us, so that we bri…” · Text'],
    [['graph', 'nodes', '#b', 'data', 'utm', 'source'], '“Shop” · UTM parameters · Source'],
    [['graph', 'nodes', '#b'], '“Shop”'],
    [['graph', 'nodes', '#gone', 'data', 'body'], 'A step that is gone'],
    [['graph', 'edges', '#e'], 'The connection from “What is broken? Tell us, so that we bri…” to “Shop”'],
    [['presentation', 'lineOne'], 'Presentation · First line'],
  ])('is named by the words of its steps: %j', (path, expected) => {
    expect(flowPlace(path, FLOW)).toBe(expected);
  });
});
