import type { Graph } from '@parley/guided-flow/flow';
import { advance, isTask, type FlowPosition, type FlowStep } from '@parley/guided-flow/interpreter';

/** Numbers from 0 to 1, by lot. */
export type Draw = () => number;

const LEAVE = 0.16;

/** What a visitor does next in a flow, who mostly chooses what comes first; null: they leave it, or have come to its end. */
export function goOn(graph: Graph, position: FlowPosition, draw: Draw): { nodeId: string; step: FlowStep } | null {
  if (position.state !== 'Waiting' || draw() <= LEAVE) return null;
  const nodeId = position.waitingFor[Math.floor(draw() ** 1.6 * position.waitingFor.length)] ?? '';
  const kind = graph.nodes.some((node) => node.id === nodeId && isTask(node)) ? 'Finish' : 'Choose';
  return { nodeId, step: advance(graph, position, { kind, nodeId }) };
}

/** The same numbers for the same word; those of faker would move everything that is made up later. */
export function drawing(word: string): Draw {
  let state = Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
