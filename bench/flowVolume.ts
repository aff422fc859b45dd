import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { connect } from '@parley/guided-flow/connect';
import { emptyGraph, PRESENTATION_ID } from '@parley/guided-flow/presentation';

const ROWS = 25;
const COLUMN = 285;
const ROW = 90;

/** A flow of so many steps: texts that offer buttons, in columns, each connected with one before it. */
export function flowOf(steps: number): GuidedFlow {
  const presentation = { type: 'Button', lineOne: 'A large one' } as const;
  const { nodes: fixed, edges: first } = emptyGraph(presentation);
  const nodes: GraphNode[] = Array.from({ length: steps }, (_, index) => {
    const column = Math.floor(index / ROWS);
    const base = { id: `n${index}`, position: { x: 60 + column * COLUMN, y: (index % ROWS) * ROW - 900 } };
    return column % 2 === 0
      ? { ...base, type: 'Text', data: { body: `What step ${index} says to visitors.` } }
      : { ...base, type: 'Button', data: { label: `Choice ${index}` } };
  });
  const edges = nodes.map(({ id }, index) => {
    const source = index < ROWS ? PRESENTATION_ID : `n${index - ROWS}`;
    const [edge] = connect([], [], { source, target: id });
    if (!edge) throw new Error('It was not connected.');
    return edge;
  });
  return {
    name: `Of ${steps} steps`,
    presentation,
    graph: { nodes: [...fixed, ...nodes], edges: [...first, ...edges] },
  };
}
