import type { GuidedFlow } from './flow.ts';
import { readFlow } from './readFlow.ts';

/** What `JSON.stringify` wrote of a flow that had been checked (flowSchema). */
export function storedFlow(content: string): GuidedFlow {
  const flow = readFlow(JSON.parse(content));
  if (!flow) throw new TypeError('Not a guided flow.');
  return flow;
}
