import { groupOf } from './connect.ts';
import type { Graph, GraphNode } from './flow.ts';
import { nextNodes, type NextNodes } from './readingOrder.ts';

/** Where somebody is in a flow. */
export type FlowPosition = {
  state: 'Waiting' | 'Completed' | 'HandedOff';
  /** The steps that they may act on now. */
  waitingFor: readonly string[];
  /** The steps that they have been through, in order. */
  path: readonly string[];
};

/** What the visitor does. */
export type FlowInput =
  | { kind: 'Choose'; nodeId: string }
  /** A form was sent, a booking made, an address left, or the step left without. */
  | { kind: 'Finish'; nodeId: string };

/** What the visitor gets to see; texts are the node's own. */
export type FlowMessage =
  | { kind: 'Step'; node: GraphNode }
  /** What a handoff wants to know before it hands over. */
  | { kind: 'Ask'; node: GraphNode<'Handoff'> }
  | { kind: 'Choices'; nodes: readonly GraphNode[] };

export type FlowStep = { position: FlowPosition; messages: readonly FlowMessage[] };

const NOWHERE: FlowPosition = { state: 'Completed', waitingFor: [], path: [] };

/** Begins a flow as its presentation is pressed, or at another step (the editor's test). */
export function startFlow(graph: Graph, nodeId?: string): FlowStep {
  const first = graph.nodes.find((node) => (nodeId === undefined ? node.type === 'Presentation' : node.id === nodeId));
  return first ? enter(graph, first, NOWHERE.path) : { position: NOWHERE, messages: [] };
}

/**
 * What comes of an input. One that is not waited for changes nothing, so that an old button that is pressed twice does no harm.
 * Total on any graph: each step is passed at most once for an input, edges to nowhere are passed over.
 */
export function advance(graph: Graph, position: FlowPosition, { kind, nodeId }: FlowInput): FlowStep {
  const node = graph.nodes.find(({ id }) => id === nodeId);
  const isWaitedFor = position.state === 'Waiting' && position.waitingFor.includes(nodeId);
  if (!node || !isWaitedFor || inputKind(position, node) !== kind) return { position, messages: [] };
  if (kind === 'Choose') return enter(graph, node, position.path);
  return node.type === 'Handoff' ? handedOver(node, position.path) : leave(graph, node, position.path);
}

/** What the visitor does by pressing something at this step. */
export const inputAt = ({ nodes }: Graph, position: FlowPosition, nodeId: string): FlowInput => {
  const node = nodes.find(({ id }) => id === nodeId);
  return { kind: node ? inputKind(position, node) : 'Choose', nodeId };
};

const inputKind = (position: FlowPosition, node: GraphNode): FlowInput['kind'] =>
  isTask(node) || isAsked(position, node) ? 'Finish' : 'Choose';

/** Whether it is a handoff that was come to and waits for an answer; before, it is something to choose. */
export const isAsked = ({ path, waitingFor }: FlowPosition, { id, type }: GraphNode): boolean =>
  type === 'Handoff' && path.at(-1) === id && waitingFor.includes(id);

/** Offered as a button; pressing it passes the step. */
const isChoice = ({ type }: GraphNode) => groupOf(type) === 'Button';
/** Waits for the visitor to do something in it. */
export const isTask = ({ type }: GraphNode) => type === 'Form' || type === 'Calendly' || type === 'QuestioningArticles';
/** Whether somebody has to look first if there is anything to ask (handoff.ts): that depends on the visitor and the hour. */
const mayAsk = ({ data: { collectEmail, outOfHours } }: GraphNode<'Handoff'>) =>
  collectEmail === true || outOfHours?.kind === 'Form';
/** Shows more than what it is called. */
const tells = ({ type }: GraphNode) => type !== 'Button' && type !== 'Presentation' && type !== 'Starting';
/** Needs no press where it is the only thing that can follow. */
const followsAlone = ({ type }: GraphNode) => type === 'Handoff' || type === 'Team' || type === 'TextArticle';

/** Passes a step: what it shows, and what follows it without the visitor. */
const enter = (graph: Graph, node: GraphNode, path: readonly string[]): FlowStep =>
  walk({ next: nextNodes(graph), waiting: [node], passed: new Set(), path });

/** Goes on behind a step that was finished. */
function leave(graph: Graph, node: GraphNode, path: readonly string[]): FlowStep {
  const next = nextNodes(graph);
  const passed = new Set([node.id]);
  const { told, choices } = following(next(node.id), passed);
  return walk({ next, waiting: told, passed, path, choices });
}

type Walk = {
  next: NextNodes;
  /** Steps to pass, in order. */
  waiting: readonly GraphNode[];
  passed: Set<string>;
  path: readonly string[];
  choices?: readonly GraphNode[];
};

const walk = (from: Walk): FlowStep => walked(from).step;

/** `left`: what would have come next, had not the last step waited or handed over. */
function walked({ next, waiting, passed, path, choices = [] }: Walk): { step: FlowStep; left: readonly GraphNode[] } {
  const queue = [...waiting];
  const offered = [...choices];
  const trail = [...path];
  const messages: FlowMessage[] = [];
  const left = () => queue.filter(({ id }) => !passed.has(id));
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (passed.has(node.id)) continue;
    passed.add(node.id);
    trail.push(node.id);
    if (node.type === 'Handoff') {
      const { position, messages: last } = mayAsk(node) ? asking(node, trail) : handedOver(node, trail);
      return { step: { position, messages: [...messages, ...last] }, left: left() };
    }
    if (tells(node)) messages.push({ kind: 'Step', node });
    if (isTask(node)) return { step: stopped(trail, messages, offered, [node.id]), left: left() };
    const found = following(next(node.id), passed);
    queue.unshift(...found.told);
    offered.push(...found.choices);
  }
  return { step: stopped(trail, messages, offered, []), left: [] };
}

/** Steps that stand beside one that waits for the visitor, or hands over, and are not come to for it. */
export function skippedSteps({ nodes }: Pick<Graph, 'nodes'>, next: NextNodes): Skipped[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node): Skipped[] => {
    if (!isChoice(node) && !isTask(node) && node.type !== 'Presentation') return [];
    // What such a step is pressed for, or done with.
    const { told, choices } = following(next(node.id), new Set([node.id]));
    const { step, left } = walked({ next, waiting: told, passed: new Set([node.id]), path: [], choices });
    const last = byId.get(step.position.path.at(-1) ?? '') ?? node;
    return left.map((skipped) => ({ node: skipped, last }));
  });
}

type Skipped = {
  node: GraphNode;
  /** Which waits, or hands over. */
  last: GraphNode;
};

const asking = (node: GraphNode<'Handoff'>, path: readonly string[]): FlowStep => ({
  position: { state: 'Waiting', waitingFor: [node.id], path },
  messages: [{ kind: 'Ask', node }],
});

const handedOver = (node: GraphNode, path: readonly string[]): FlowStep => ({
  position: { state: 'HandedOff', waitingFor: [], path },
  messages: [{ kind: 'Step', node }],
});

/** What follows a step: what is told at once, and what is offered. */
function following(targets: readonly GraphNode[], passed: ReadonlySet<string>) {
  const left = targets.filter(({ id }) => !passed.has(id));
  const [only] = left;
  if (only && left.length === 1 && followsAlone(only)) return { told: left, choices: [] };
  return { told: left.filter((node) => !isChoice(node)), choices: targets.filter(isChoice) };
}

function stopped(path: string[], messages: FlowMessage[], offered: GraphNode[], tasks: string[]): FlowStep {
  const choices = [...new Set(offered)];
  if (choices.length > 0) messages.push({ kind: 'Choices', nodes: choices });
  const waitingFor = [...tasks, ...choices.map(({ id }) => id)];
  return { position: { state: waitingFor.length > 0 ? 'Waiting' : 'Completed', waitingFor, path }, messages };
}
