import type { GuidedFlow } from '@parley/guided-flow/flow';
import { readFlow } from '@parley/guided-flow/readFlow';
import { mergeChanges } from '@parley/versioning/mergeChanges';

/** One edit. `tag`: of what goes on while it is typed; edits of one tag soon after each other are one. */
type Edit = { before: GuidedFlow; after: GuidedFlow; tag: string | null; at: number };

/** All that was done since the flow was opened, and what was taken back; without an end. */
export type EditHistory = { past: readonly Edit[]; future: readonly Edit[] };

export const NO_HISTORY: EditHistory = { past: [], future: [] };

/** How soon after each other edits of one tag are one, in ms. */
const SOON = 1500;

/** With one more edit. What was taken back before cannot be done again any more. */
export function remember({ past, future }: EditHistory, edit: Edit): EditHistory {
  if (edit.before === edit.after) return { past, future };
  const last = past.at(-1);
  const goesOn =
    last !== undefined &&
    edit.tag !== null &&
    last.tag === edit.tag &&
    last.after === edit.before &&
    edit.at - last.at < SOON;
  if (goesOn) return { past: [...past.slice(0, -1), { ...edit, before: last.before }], future: [] };
  return { past: [...past, edit], future: [] };
}

type Turned = { history: EditHistory; flow: GuidedFlow };

/** Takes the last edit back; null: there is none. What colleagues have changed since stays. */
export function undo({ past, future }: EditHistory, flow: GuidedFlow): Turned | null {
  const last = past.at(-1);
  if (!last) return null;
  const history = { past: past.slice(0, -1), future: [last, ...future] };
  return { history, flow: turned(flow, last.after, last.before) };
}

/** Does again what was taken back last; null: nothing was. */
export function redo({ past, future }: EditHistory, flow: GuidedFlow): Turned | null {
  const [next, ...rest] = future;
  if (!next) return null;
  // The next edit of the same tag is one of its own.
  const history = { past: [...past, { ...next, tag: null }], future: rest };
  return { history, flow: turned(flow, next.before, next.after) };
}

/** The flow with the difference between two others. */
function turned(flow: GuidedFlow, from: GuidedFlow, to: GuidedFlow): GuidedFlow {
  if (flow === from) return to;
  return cleanFlow(mergeChanges({ base: from, mine: flow, theirs: to }).content) ?? flow;
}

/** A flow that was merged of two: connections to steps that one of both has removed are gone. */
export function cleanFlow(json: unknown): GuidedFlow | null {
  const flow = readFlow(json);
  if (!flow) return null;
  const ids = new Set(flow.graph.nodes.map(({ id }) => id));
  const edges = flow.graph.edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
  return edges.length === flow.graph.edges.length ? flow : { ...flow, graph: { ...flow.graph, edges } };
}
