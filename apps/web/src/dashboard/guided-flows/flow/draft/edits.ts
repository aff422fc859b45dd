import { connect, type Connection, whyNotConnect } from '@parley/guided-flow/connect';
import type { FlowNote, GraphEdge, GraphNode, GuidedFlow, Point, Presentation } from '@parley/guided-flow/flow';
import { isStepType } from '@parley/guided-flow/newNode';
import { type Size } from '@parley/guided-flow/nodeSize';
import { normalised, STARTING_ID } from '@parley/guided-flow/presentation';

/*
 * What the editor does to a flow. Each returns `flow` itself when nothing changes, and keeps every step that it does not touch, so
 * that only what changed is drawn anew.
 */

/** Steps and notes lie on it, in px (spec §9). */
export const GRID = 15;

export const snapped = ({ x, y }: Point): Point => ({ x: snap(x), y: snap(y) });
// Never minus nothing, which JSON would not give back.
const snap = (value: number) => Math.round(value / GRID) * GRID + 0;

export const snappedSize = ({ width, height }: Size): Size => ({ width: snap(width), height: snap(height) });

/** Whether people may move, copy and remove it. */
export const isStep = ({ type }: GraphNode): boolean => isStepType(type);
/** The one edge that is always there. */
export const isFixedEdge = ({ source }: GraphEdge): boolean => source === STARTING_ID;

export const nodeOf = (flow: GuidedFlow, id: string): GraphNode | undefined =>
  flow.graph.nodes.find((node) => node.id === id);

/** Adds a step; `after`: and leads there from it, where the rules allow. */
export function addStep(flow: GuidedFlow, node: GraphNode, after?: string): GuidedFlow {
  const placed = { ...node, position: freePlace(flow, snapped(node.position)) };
  const added = withGraph(flow, { nodes: [...flow.graph.nodes, placed] });
  return after === undefined ? added : connectSteps(added, { source: after, target: node.id });
}

/** Leads from one step to another, where the rules allow. */
export function connectSteps(flow: GuidedFlow, connection: Connection): GuidedFlow {
  const { nodes, edges } = flow.graph;
  if (whyNotConnect(nodes, edges, connection) !== null) return flow;
  const connected = connect(nodes, edges, connection);
  return connected === edges ? flow : withGraph(flow, { edges: connected });
}

/** Why a connection may not lead so; `edgeId`: that of the one that is drawn anew and does not stand in its own way. */
export function whyNotReconnect({ graph }: GuidedFlow, edgeId: string | null, connection: Connection): string | null {
  const others = edgeId === null ? graph.edges : graph.edges.filter(({ id }) => id !== edgeId);
  return whyNotConnect(graph.nodes, others, connection);
}

/** Lets a connection begin or end at another step, where the rules allow. */
export function reconnectSteps(flow: GuidedFlow, edgeId: string, connection: Connection): GuidedFlow {
  const edge = flow.graph.edges.find(({ id }) => id === edgeId);
  if (!edge || (edge.source === connection.source && edge.target === connection.target)) return flow;
  const next = connectSteps(removeItems(flow, new Set([edgeId])), connection);
  return next.graph.edges.length === flow.graph.edges.length ? next : flow;
}

/** Puts a step between two that are connected. */
export function insertStep(flow: GuidedFlow, edgeId: string, node: GraphNode): GuidedFlow {
  const edge = flow.graph.edges.find(({ id }) => id === edgeId);
  if (!edge || isFixedEdge(edge)) return flow;
  const parted = removeItems(flow, new Set([edgeId]));
  const led = addStep(parted, node, edge.source);
  const whole = connectSteps(led, { source: node.id, target: edge.target });
  return whole.graph.edges.length === flow.graph.edges.length + 1 ? whole : flow;
}

/** Removes steps with what leads to and from them, connections and notes. Start, presentation and their connection stay. */
export function removeItems(flow: GuidedFlow, ids: ReadonlySet<string>): GuidedFlow {
  const { nodes, edges } = flow.graph;
  const gone = new Set(nodes.filter((node) => ids.has(node.id) && isStep(node)).map(({ id }) => id));
  const keptEdges = edges.filter(
    (edge) => isFixedEdge(edge) || !(ids.has(edge.id) || gone.has(edge.source) || gone.has(edge.target)),
  );
  const notes = flow.notes?.filter(({ id }) => !ids.has(id));
  if (gone.size === 0 && keptEdges.length === edges.length && notes?.length === flow.notes?.length) return flow;
  const kept = withGraph(flow, {
    nodes: gone.size === 0 ? nodes : nodes.filter(({ id }) => !gone.has(id)),
    edges: keptEdges.length === edges.length ? edges : keptEdges,
  });
  return withNotes(kept, notes);
}

/** Moves steps and notes. Where something may not be moved, it stays. */
export function moveItems(flow: GuidedFlow, places: ReadonlyMap<string, Point>): GuidedFlow {
  const isMoved = ({ id, position }: { id: string; position: Point }) => {
    const to = places.get(id);
    return to !== undefined && (to.x !== position.x || to.y !== position.y);
  };
  const placed = <Item extends { id: string; position: Point }>(item: Item): Item => ({
    ...item,
    position: places.get(item.id) ?? item.position,
  });
  const movesNodes = flow.graph.nodes.some((node) => isStep(node) && isMoved(node));
  const movesNotes = flow.notes?.some(isMoved) ?? false;
  const moved = movesNodes
    ? withGraph(flow, {
        nodes: flow.graph.nodes.map((node) => (isStep(node) && isMoved(node) ? placed(node) : node)),
      })
    : flow;
  return movesNotes
    ? withNotes(
        moved,
        flow.notes?.map((note) => (isMoved(note) ? placed(note) : note)),
      )
    : moved;
}

/** Puts a step in the place of the one of its id. */
export function replaceNode(flow: GuidedFlow, node: GraphNode): GuidedFlow {
  return withGraph(flow, { nodes: flow.graph.nodes.map((one) => (one.id === node.id ? node : one)) });
}

/** How the flow is offered. The presentation node follows. */
export function setPresentation(flow: GuidedFlow, presentation: Presentation): GuidedFlow {
  return { ...flow, presentation, graph: normalised(flow.graph, presentation) };
}

export const setName = (flow: GuidedFlow, name: string): GuidedFlow => (name === flow.name ? flow : { ...flow, name });

export function addNote(flow: GuidedFlow, note: FlowNote): GuidedFlow {
  return withNotes(flow, [...(flow.notes ?? []), { ...note, position: snapped(note.position) }]);
}

export function replaceNote(flow: GuidedFlow, note: FlowNote): GuidedFlow {
  return withNotes(
    flow,
    flow.notes?.map((one) => (one.id === note.id ? note : one)),
  );
}

function withGraph(flow: GuidedFlow, graph: Partial<GuidedFlow['graph']>): GuidedFlow {
  return { ...flow, graph: { ...flow.graph, ...graph } };
}

/** A flow without notes has no field for them. */
function withNotes(flow: GuidedFlow, notes: readonly FlowNote[] | undefined): GuidedFlow {
  const { name, presentation, graph } = flow;
  return notes && notes.length > 0 ? { ...flow, notes } : { name, presentation, graph };
}

/** There, or a little further down when exactly there something lies. */
function freePlace({ graph: { nodes } }: GuidedFlow, place: Point): Point {
  const taken = new Set(nodes.map(({ position: { x, y } }) => `${x} ${y}`));
  let { x, y } = place;
  while (taken.has(`${x} ${y}`)) {
    x += GRID;
    y += GRID;
  }
  return { x, y };
}
