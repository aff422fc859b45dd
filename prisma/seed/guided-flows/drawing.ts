import type { GraphNode, GuidedFlow, NodeData, NodeType, Presentation } from '@parley/guided-flow/flow';
import { graphOf } from '../../factories/guidedFlows.ts';

type Placed<Type extends NodeType> = NodeData[Type] & { at: readonly [column: number, row: number] };

/** In px, on the grid of 15. */
const COLUMN = { first: 60, width: 285 };
const ROW = 90;

/** Where a step stands: columns go right from the presentation, rows down; row 2 is beside it. */
const place = ([column, row]: readonly [number, number]) => ({
  x: COLUMN.first + column * COLUMN.width,
  y: 75 + row * ROW,
});

const base = (id: string, at: readonly [number, number]) => ({ id, position: place(at) });

export const text = (id: string, { at, ...data }: Placed<'Text'>): GraphNode => ({
  ...base(id, at),
  type: 'Text',
  data,
});
export const button = (id: string, { at, ...data }: Placed<'Button'>): GraphNode => ({
  ...base(id, at),
  type: 'Button',
  data,
});
export const link = (id: string, { at, ...data }: Placed<'Link'>): GraphNode => ({
  ...base(id, at),
  type: 'Link',
  data,
});
export const handoff = (id: string, { at, ...data }: Placed<'Handoff'>): GraphNode => ({
  ...base(id, at),
  type: 'Handoff',
  data,
});
export const team = (id: string, { at, ...data }: Placed<'Team'>): GraphNode => ({
  ...base(id, at),
  type: 'Team',
  data,
});
export const calendly = (id: string, { at, ...data }: Placed<'Calendly'>): GraphNode => ({
  ...base(id, at),
  type: 'Calendly',
  data,
});
export const questions = (id: string, { at, ...data }: Placed<'QuestioningArticles'>): GraphNode => ({
  ...base(id, at),
  type: 'QuestioningArticles',
  data,
});
export const article = (id: string, { at, ...data }: Placed<'TextArticle'>): GraphNode => ({
  ...base(id, at),
  type: 'TextArticle',
  data,
});

type Drawing = {
  name: string;
  presentation: Presentation;
  steps: readonly GraphNode[];
  /** `a > b c`: a leads to b and to c. */
  lines: readonly string[];
};

export function drawn({ name, presentation, steps, lines }: Drawing): GuidedFlow {
  const edges = lines.flatMap((line) => {
    const [source = '', targets = ''] = line.split(' > ');
    return targets.split(' ').map((target): [string, string] => [source, target]);
  });
  return { name, presentation, graph: graphOf(presentation, { nodes: steps, edges }) };
}
