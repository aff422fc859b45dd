import type { Graph, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import {
  advance,
  startFlow,
  type FlowInput,
  type FlowMessage,
  type FlowPosition,
} from '@parley/guided-flow/interpreter';
import type { Mark, Marks } from '../canvas/marks.ts';

export type Line = { by: 'Flow'; message: FlowMessage } | { by: 'Visitor'; text: string };

/** A test of the draft, as far as it has come. */
export type TestRun = { position: FlowPosition; lines: readonly Line[] };

const said = (messages: readonly FlowMessage[]): Line[] => messages.map((message) => ({ by: 'Flow', message }));

/** Begins at the presentation, or at a step. */
export function beginTest({ graph }: GuidedFlow, start: string | null): TestRun {
  const { position, messages } = startFlow(graph, start ?? undefined);
  return { position, lines: said(messages) };
}

/** What comes of what the tester does. */
export function goOn({ graph }: GuidedFlow, { position, lines }: TestRun, input: FlowInput, text: string): TestRun {
  const step = advance(graph, position, input);
  if (step.position === position) return { position, lines };
  return { position: step.position, lines: [...lines, { by: 'Visitor', text }, ...said(step.messages)] };
}

/** The way on the canvas: which steps were passed, in which order, along which connections, and where the visitor stands. */
export function traceOf({ path, waitingFor, state }: FlowPosition, { edges }: Graph): Marks {
  const marks = new Map<string, Mark>();
  for (const [index, id] of path.entries()) {
    const isHere = index === path.length - 1;
    marks.set(id, { trace: { order: index + 1, isHere } });
    const before = path[index - 1];
    for (const edge of edges) {
      const isPassed = edge.target === id && (edge.source === before || marks.get(edge.source)?.trace);
      if (isPassed && before !== undefined) marks.set(edge.id, { trace: { order: index + 1, isHere: false } });
    }
  }
  const here = state === 'Waiting' ? waitingFor.find((id) => marks.has(id)) : undefined;
  if (here !== undefined) {
    const last = path.at(-1);
    for (const id of [last, here]) {
      const trace = id === undefined ? undefined : marks.get(id)?.trace;
      if (id !== undefined && trace) marks.set(id, { trace: { ...trace, isHere: id === here } });
    }
  }
  return marks;
}

/** Which step a test may be begun at. */
export const startsOf = ({ graph }: GuidedFlow): readonly GraphNode[] =>
  graph.nodes.filter(({ type }) => type !== 'Starting');
