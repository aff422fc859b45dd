import { describe, expect, it } from 'vitest';
import type { Graph } from './flow.ts';
import { runFlowTest } from './flowTest.ts';
import { edge, node } from './testing/flows.ts';

const GRAPH: Graph = {
  nodes: [
    node('presentation', 'Presentation'),
    node('hello', 'Text', { body: 'Hello' }),
    node('repair', 'Button', { label: 'Repair' }),
    node('form', 'Form'),
    node('thanks', 'Text', { body: 'Thank you' }),
  ],
  edges: [edge('presentation', 'hello'), edge('hello', 'repair'), edge('repair', 'form'), edge('form', 'thanks')],
};
const STEPS = [
  { nodeId: null, expects: ['hello', 'repair'] },
  { nodeId: 'repair', expects: ['form'] },
  { nodeId: 'form', expects: ['thanks'] },
];

describe('A test of a flow', () => {
  it('passes where each press brings what is expected, whatever else it brings', () => {
    expect(runFlowTest(GRAPH, STEPS)).toEqual({ failedAt: null, got: [['hello', 'repair'], ['form'], ['thanks']] });
    const more = {
      ...GRAPH,
      nodes: [...GRAPH.nodes, node('talk', 'Handoff')],
      edges: [...GRAPH.edges, edge('hello', 'talk'), edge('hello', 'gone')],
    };
    expect(runFlowTest(more, STEPS).failedAt).toBeNull();
  });

  it('fails where what is expected does not come, and says what came', () => {
    const cut = { ...GRAPH, edges: GRAPH.edges.filter(({ target }) => target !== 'thanks') };

    expect(runFlowTest(cut, STEPS)).toEqual({ failedAt: 2, got: [['hello', 'repair'], ['form'], []] });
  });

  it('fails where what is pressed is not offered, or where it begins is gone', () => {
    expect(
      runFlowTest(GRAPH, [
        { nodeId: null, expects: [] },
        { nodeId: 'thanks', expects: [] },
      ]).failedAt,
    ).toBe(1);
    expect(runFlowTest(GRAPH, [{ nodeId: 'gone', expects: [] }]).failedAt).toBe(0);
  });

  it('may begin anywhere', () => {
    expect(
      runFlowTest(GRAPH, [
        { nodeId: 'form', expects: ['form'] },
        { nodeId: 'form', expects: ['thanks'] },
      ]).failedAt,
    ).toBeNull();
  });
});
