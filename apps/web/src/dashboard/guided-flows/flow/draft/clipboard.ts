import type { FlowNote, GraphEdge, GraphNode, GuidedFlow, Point } from '@parley/guided-flow/flow';
import { readEdge, readList, readNode, readNote } from '@parley/guided-flow/readFlow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { connectSteps, GRID, isStep, snapped } from './edits.ts';
import { uncovered } from './uncovered.ts';

/** Steps that were copied, with what connects them. */
export type Clip = { nodes: readonly GraphNode[]; edges: readonly GraphEdge[]; notes: readonly FlowNote[] };

const KIND = 'parley.flow-steps';

/** What is chosen of a flow, for the clipboard; null: nothing that can be copied. */
export function clipOf({ graph, notes = [] }: GuidedFlow, ids: ReadonlySet<string>): Clip | null {
  const nodes = graph.nodes.filter((node) => ids.has(node.id) && isStep(node));
  const copied = new Set(nodes.map(({ id }) => id));
  const edges = graph.edges.filter(({ source, target }) => copied.has(source) && copied.has(target));
  const kept = notes.filter(({ id }) => ids.has(id));
  return nodes.length + kept.length > 0 ? { nodes, edges, notes: kept } : null;
}

export const writeClip = (clip: Clip): string => JSON.stringify({ kind: KIND, ...clip });

/** What another flow has copied; null: the text is something else. */
export function readClip(text: string): Clip | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || !('kind' in json) || json.kind !== KIND) return null;
  if (!('nodes' in json && 'edges' in json && 'notes' in json)) return null;
  const nodes = readList(json.nodes, readNode);
  const edges = readList(json.edges, readEdge);
  const notes = readList(json.notes, readNote);
  return nodes && edges && notes ? { nodes: nodes.filter(isStep), edges, notes } : null;
}

function freePlaceFor(flow: GuidedFlow, nodes: Clip['nodes'], notes: Clip['notes'], corner: Point): Point {
  const boxes = [...nodes.map((node) => ({ ...node, ...sizeOf(node) })), ...notes];
  const end = (side: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(...boxes.map((box) => box.position[side] + box[length]));
  return uncovered(flow, corner, { width: end('x', 'width') - corner.x, height: end('y', 'height') - corner.y });
}

export type Pasted = { flow: GuidedFlow; ids: ReadonlySet<string> };

/**
 * Puts what was copied into a flow, under ids of its own; `at`: where its left upper corner lies, else beside the original, or where
 * that stands in another flow, under what lies there.
 */
export function paste(flow: GuidedFlow, { nodes, edges, notes }: Clip, newId: () => string, at?: Point): Pasted {
  const items = [...nodes, ...notes];
  const corner = {
    x: Math.min(...items.map(({ position }) => position.x)),
    y: Math.min(...items.map(({ position }) => position.y)),
  };
  const isHere = items.some(({ id }) => [...flow.graph.nodes, ...(flow.notes ?? [])].some((item) => item.id === id));
  const place =
    at ?? (isHere ? { x: corner.x + GRID * 2, y: corner.y + GRID * 2 } : freePlaceFor(flow, nodes, notes, corner));
  const by = { x: place.x - corner.x, y: place.y - corner.y };
  const ids = new Map(items.map(({ id }) => [id, newId()]));
  const moved = <Item extends { id: string; position: Point }>(item: Item): Item => ({
    ...item,
    id: ids.get(item.id) ?? item.id,
    position: snapped({ x: item.position.x + by.x, y: item.position.y + by.y }),
  });
  const added: GuidedFlow = {
    ...flow,
    graph: { ...flow.graph, nodes: [...flow.graph.nodes, ...nodes.map(moved)] },
    ...(notes.length > 0 && { notes: [...(flow.notes ?? []), ...notes.map(moved)] }),
  };
  const connected = edges.reduce((now, { source: from, target: to, sourceHandle, targetHandle }) => {
    const [source, target] = [ids.get(from), ids.get(to)];
    return source && target ? connectSteps(now, { source, target, sourceHandle, targetHandle }) : now;
  }, added);
  return { flow: connected, ids: new Set(ids.values()) };
}
