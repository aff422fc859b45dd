import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuidedFlow } from './flow.ts';
import { emptyGraph, normalised } from './presentation.ts';
import { isStepType, newNode, STEP_TYPES } from './newNode.ts';
import { NODE_TYPES } from './flow.ts';
import { readFlow } from './readFlow.ts';
import { anyGraph, CARD, edge, node } from './testing/flows.ts';

const flow = (more: { [Field in keyof GuidedFlow]?: unknown } = {}) => ({
  name: 'Returns',
  presentation: CARD,
  graph: emptyGraph(CARD),
  ...more,
});
const parsed = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

describe('readFlow', () => {
  it('reads back every kind of step with what it holds', () => {
    const steps = NODE_TYPES.filter(isStepType).map((type, index) => node(`n${index}`, type, { y: index }));
    const graph = normalised(
      { nodes: [...emptyGraph(CARD).nodes, ...steps], edges: [edge('presentation', 'n0')] },
      CARD,
    );
    const notes = [{ id: 'note', text: 'Ask Jonas', position: { x: 1, y: 2 }, width: 180, height: 90 }];

    expect(readFlow(parsed(flow({ graph, notes })))).toEqual(flow({ graph, notes }));
  });

  it('reads what a new step holds', () => {
    for (const type of STEP_TYPES) {
      const graph = { nodes: [...emptyGraph(CARD).nodes, newNode('n', type, { x: 0, y: 0 })], edges: [] };
      expect(readFlow(parsed(flow({ graph })))?.graph.nodes.at(-1)).toEqual(newNode('n', type, { x: 0, y: 0 }));
    }
  });

  it('puts presentation node and fixed edge where the specification has them', () => {
    const read = readFlow(parsed(flow({ graph: { nodes: [], edges: [] } })));

    expect(read?.graph.nodes[0]).toMatchObject({ type: 'Presentation', width: 150, height: 40, draggable: false });
    expect(read?.graph.edges[0]).toMatchObject({ source: 'starting', target: 'presentation' });
  });

  it.each([
    ['no graph', { name: 'A', presentation: CARD }],
    ['an unknown kind', flow({ graph: { nodes: [{ ...node('a', 'Text'), type: 'Jump' }], edges: [] } })],
    ['a field that is missing', flow({ graph: { nodes: [{ ...node('a', 'Link'), data: { label: '' } }], edges: [] } })],
    ['two steps of one id', flow({ graph: { nodes: [node('a', 'Text'), node('a', 'Button')], edges: [] } })],
    ['another step under the id of the start', flow({ graph: { nodes: [node('starting', 'Text')], edges: [] } })],
    ['an unknown style', flow({ presentation: { type: 'Banner', lineOne: '' } })],
    ['a step nowhere', flow({ graph: { nodes: [{ ...node('a', 'Text'), position: { x: null, y: 1 } }], edges: [] } })],
  ])('refuses %s', (_, json) => {
    expect(readFlow(parsed(json))).toBeNull();
  });

  it('is total, and keeps what it has read', () => {
    assert(property(anything(), (json) => void readFlow(json)));
    assert(
      property(anyGraph, (graph) => {
        const read = readFlow(parsed(flow({ graph })));
        expect(read && readFlow(parsed(read))).toEqual(read);
      }),
    );
  });
});
