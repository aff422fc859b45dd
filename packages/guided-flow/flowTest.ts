import type { Graph, GraphNode } from './flow.ts';
import { advance, inputAt, startFlow, type FlowMessage, type FlowStep } from './interpreter.ts';

/** What the visitor of a test does: `nodeId` is pressed or finished, or where the flow begins (null: as visitors do). */
export type FlowTestStep = {
  nodeId: string | null;
  /** The steps that are to be told or offered then; others may be as well. */
  expects: readonly string[];
};

/** How a test went; `failedAt` counts from 0, null: as expected. */
export type FlowTestResult = {
  failedAt: number | null;
  /** What was told and offered at each step that was come to. */
  got: readonly (readonly string[])[];
};

/** The ids of what is told and offered. */
export const shownIds = (messages: readonly FlowMessage[]): string[] =>
  messages.flatMap((message) => (message.kind === 'Choices' ? message.nodes.map(({ id }) => id) : [message.node.id]));

/** Has the conversation of a test with a flow. A press that is not offered fails, and so does what is expected and does not come. */
export function runFlowTest(graph: Graph, steps: readonly FlowTestStep[]): FlowTestResult {
  const got: string[][] = [];
  let before: FlowStep | null = null;
  for (const [index, { nodeId, expects }] of steps.entries()) {
    const next: FlowStep = before === null ? startFlow(graph, nodeId ?? undefined) : press(graph, before, nodeId);
    const shown = next.position === before?.position ? [] : shownIds(next.messages);
    got.push(shown);
    const isRefused = next.position === before?.position || next.position.path.length === 0;
    if (isRefused || !expects.every((id) => shown.includes(id))) return { failedAt: index, got };
    before = next;
  }
  return { failedAt: null, got };
}

function press(graph: Graph, { position }: FlowStep, nodeId: string | null): FlowStep {
  const node: GraphNode | undefined = graph.nodes.find(({ id }) => id === nodeId);
  return node ? advance(graph, position, inputAt(graph, position, node.id)) : { position, messages: [] };
}
