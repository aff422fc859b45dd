import type { Answers } from '@parley/form/form';
import type { Graph, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { advance, inputAt, startFlow, type FlowMessage, type FlowPosition } from '@parley/guided-flow/interpreter';
import { runFlowTest, shownIds, type FlowTestStep } from '@parley/guided-flow/flowTest';
import { PRESENTATION_ID } from '@parley/guided-flow/presentation';
import type { Mark, Marks } from '../canvas/marks.ts';

/** What was done with a message that asks for something. */
export type Done = { answers?: Answers | undefined; startAt?: string | undefined; isLeft: boolean };

export type Line =
  | {
      by: 'Flow';
      messages: readonly FlowMessage[];
      /** What is said first, about the step that was finished. */
      first: string;
      /** By the ids of messages (toMessages.ts). */
      done: Readonly<Record<string, Done>>;
    }
  | { by: 'Visitor'; text: string }
  /** Of the test itself. */
  | { by: 'Test'; text: string };

/** A test of the draft, as far as it has come. */
export type TestRun = {
  position: FlowPosition;
  lines: readonly Line[];
  /** What was done, and came of it: what a saved test repeats. */
  steps: readonly FlowTestStep[];
};

const said = (messages: readonly FlowMessage[], first = ''): Line[] =>
  messages.length > 0 || first ? [{ by: 'Flow', messages, first, done: {} }] : [];

/** Begins at the presentation, or at a step. */
export function beginTest({ graph }: GuidedFlow, start: string | null): TestRun {
  const { position, messages } = startFlow(graph, start ?? undefined);
  const nodeId = start === PRESENTATION_ID ? null : start;
  return { position, lines: said(messages), steps: [{ nodeId, expects: shownIds(messages) }] };
}

type Act = {
  nodeId: string;
  /** What the visitor says by it; empty: nothing. */
  text: string;
  /** With which message of the conversation. */
  done?: Done & { messageId: string };
};

/** What comes of what the tester does. */
export function goOn({ graph }: GuidedFlow, run: TestRun, { nodeId, text, done }: Act): TestRun {
  const { position, steps } = run;
  const node = graph.nodes.find(({ id }) => id === nodeId);
  if (!node) return run;
  const step = advance(graph, position, inputAt(graph, position, nodeId));
  if (step.position === position) return run;
  const afterwards = done && !done.isLeft && 'afterwards' in node.data ? node.data.afterwards : '';
  const lines = done ? run.lines.map((line) => withDone(line, done)) : run.lines;
  return {
    position: step.position,
    lines: [...lines, ...(text ? [{ by: 'Visitor' as const, text }] : []), ...said(step.messages, afterwards)],
    steps: [...steps, { nodeId, expects: shownIds(step.messages) }],
  };
}

const withDone = (line: Line, { messageId, ...done }: NonNullable<Act['done']>): Line =>
  line.by === 'Flow' ? { ...line, done: { ...line.done, [messageId]: done } } : line;

const NOT_OF_THE_FLOW =
  'What visitors write is answered by the assistant, not by the flow. The playground of an assistant’s GPT settings tries that.';

/** The tester writes something, of which nothing comes in a test. With a person, the assistant would be silent. */
export const write = (run: TestRun, text: string): TestRun => {
  const answer: Line[] = run.position.state === 'HandedOff' ? [] : [{ by: 'Test', text: NOT_OF_THE_FLOW }];
  return { ...run, lines: [...run.lines, { by: 'Visitor', text }, ...answer] };
};

/** Has the conversation of a saved test, as far as it comes. */
export function replay(flow: GuidedFlow, steps: readonly FlowTestStep[], textOf: (node: GraphNode) => string): TestRun {
  const [first, ...presses] = steps;
  let run = beginTest(flow, first?.nodeId ?? PRESENTATION_ID);
  for (const { nodeId } of presses) {
    const node = flow.graph.nodes.find(({ id }) => id === nodeId);
    if (!node) continue;
    const { kind } = inputAt(flow.graph, run.position, node.id);
    run = goOn(flow, run, { nodeId: node.id, text: kind === 'Finish' ? '' : textOf(node) });
  }
  return run;
}

export type SavedTest = { id: string; name: string; steps: readonly FlowTestStep[]; isGate: boolean };
export type CheckedTest = SavedTest & { failedAt: number | null; got: readonly string[] };

/** How the tests of a flow go with what is drawn. */
export const checkTests = ({ graph }: GuidedFlow, tests: readonly SavedTest[]): CheckedTest[] =>
  tests.map((test) => {
    const { failedAt, got } = runFlowTest(graph, test.steps);
    return { ...test, failedAt, got: failedAt === null ? [] : (got[failedAt] ?? []) };
  });

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
