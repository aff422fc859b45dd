import { Position, type Edge, type Node, type NodeHandle } from 'reactflow';
import type { FlowNote, GraphEdge, GraphNode, GuidedFlow, Presentation } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { sizeOf, type Size } from '@parley/guided-flow/nodeSize';
import { presentationDrawing } from '@parley/guided-flow/presentation';
import { isFixedEdge, isStep } from '../draft/edits.ts';
import { STEP_KINDS } from '../stepKinds.ts';
import { type Mark, type Marks, NO_MARK } from './marks.ts';

export type StepData = { node: GraphNode; presentation: Presentation; mark: Mark };
export type NoteData = { note: FlowNote };
export type StepNode = Node<StepData, 'step'>;
export type NoteNode = Node<NoteData, 'note'>;
export type CanvasNode = StepNode | NoteNode;
export type EdgeData = { count: number | null; mark: Mark };
export type CanvasEdge = Edge<EdgeData, 'flow'>;

export type Shown = {
  flow: GuidedFlow;
  selected: ReadonlySet<string>;
  marks: Marks;
  /** How many visitors went along a connection, by its id; null: that is not shown. */
  counts: ReadonlyMap<string, number> | null;
  isReadOnly: boolean;
};

const HANDLE = 9;

/** Where connections end at a step of that size: known before it is drawn, so that only what is in sight is. */
function handlesOf({ type }: GraphNode, { width, height }: Size): NodeHandle[] {
  const at = { y: height / 2 - HANDLE / 2, width: HANDLE, height: HANDLE };
  const target: NodeHandle = { type: 'target', position: Position.Left, x: -HANDLE / 2, ...at };
  const source: NodeHandle = { type: 'source', position: Position.Right, x: width - HANDLE / 2, ...at };
  return type === 'Starting' ? [source] : [target, source];
}

/**
 * Makes what React Flow draws of a flow, again and again: for a step, note or connection of which nothing has changed it is the same
 * object as before, so that it is not drawn anew.
 */
export function createCanvas() {
  const nodes = remembering<GraphNode, StepNode, [boolean, Mark, Presentation | null, boolean]>(toNode);
  const notes = remembering<FlowNote, NoteNode, [boolean, boolean]>(toNote);
  const edges = remembering<GraphEdge, CanvasEdge, [boolean, Mark, number | null, boolean]>(toEdge);

  return ({ flow, selected, marks, counts, isReadOnly }: Shown): { nodes: CanvasNode[]; edges: CanvasEdge[] } => ({
    nodes: [
      ...(flow.notes ?? []).map((note) => notes(note, [selected.has(note.id), isReadOnly])),
      ...flow.graph.nodes.map((node) =>
        nodes(node, [
          selected.has(node.id),
          marks.get(node.id) ?? NO_MARK,
          // Only the presentation shows it.
          node.type === 'Presentation' ? flow.presentation : null,
          isReadOnly,
        ]),
      ),
    ],
    edges: flow.graph.edges.map((edge) =>
      edges(edge, [
        selected.has(edge.id),
        marks.get(edge.id) ?? NO_MARK,
        counts === null ? null : (counts.get(edge.id) ?? 0),
        isReadOnly,
      ]),
    ),
  });
}

/** `make`, that answers with the same result as long as it is asked the same of one id. */
function remembering<Item extends { id: string }, Made, Rest extends readonly unknown[]>(
  make: (item: Item, rest: Rest) => Made,
) {
  const known = new Map<string, { item: Item; rest: Rest; made: Made }>();
  return (item: Item, rest: Rest): Made => {
    const last = known.get(item.id);
    if (last?.item === item && rest.every((value, index) => Object.is(value, last.rest[index]))) return last.made;
    const made = make(item, rest);
    known.set(item.id, { item, rest, made });
    return made;
  };
}

const NO_PRESENTATION: Presentation = { type: 'Button', lineOne: '' };

function toNode(
  node: GraphNode,
  [selected, mark, presentation, isReadOnly]: [boolean, Mark, Presentation | null, boolean],
): StepNode {
  const shown = presentation ?? NO_PRESENTATION;
  const size = sizeOf(node);
  const drawn = node.type === 'Presentation' ? presentationDrawing(shown) : size;
  return {
    id: node.id,
    type: 'step',
    position: node.position,
    ...size,
    // Without it the canvas waits until each step has been drawn once before it shows everything.
    measured: size,
    data: { node, presentation: shown, mark },
    selected,
    draggable: isStep(node) && !isReadOnly,
    selectable: node.type !== 'Starting',
    focusable: node.type !== 'Starting',
    deletable: false,
    connectable: !isReadOnly && node.type !== 'Starting',
    handles: handlesOf(node, drawn),
    ariaLabel: `${STEP_KINDS[node.type].title}: ${summaryOf(node, shown)}`,
  };
}

function toNote(note: FlowNote, [selected, isReadOnly]: [boolean, boolean]): NoteNode {
  const { id, position, width, height } = note;
  return {
    id,
    type: 'note',
    position,
    width,
    height,
    measured: { width, height },
    zIndex: -1,
    data: { note },
    selected,
    draggable: !isReadOnly,
    deletable: false,
    connectable: false,
    ariaLabel: `Note: ${note.text || 'empty'}`,
  };
}

function toEdge(
  edge: GraphEdge,
  [selected, mark, count, isReadOnly]: [boolean, Mark, number | null, boolean],
): CanvasEdge {
  const isFixed = isFixedEdge(edge);
  return {
    ...edge,
    type: 'flow',
    selected,
    selectable: !isFixed,
    focusable: false,
    deletable: false,
    reconnectable: !isFixed && !isReadOnly,
    className: isFixed ? 'is-fixed' : undefined,
    data: { count: isFixed ? null : count, mark },
  };
}

/** What one recognises a step by, in a line. */
export function summaryOf({ data, type }: GraphNode, presentation: Presentation): string {
  if (type === 'Presentation') return presentation.lineOne.trim() || 'Untitled';
  const texts = 'body' in data ? [data.body] : 'prompt' in data ? [data.prompt] : [];
  const labels = 'label' in data ? [data.label] : 'title' in data ? [data.title] : [];
  const words = [...labels, ...texts, ...('message' in data ? [data.message] : [])].find((text) => text.trim());
  return words?.trim() ?? 'Nothing yet';
}

/** What steps are called in lists and sentences. */
export const namesOf = (flow: GuidedFlow) => nodeNames(flow.graph);
