import type { Graph, GraphNode } from './flow.ts';
import { advance, isAsked, type FlowStep } from './interpreter.ts';

/** What decides what a handoff asks before it hands over. */
export type HandoffNow<Form> = {
  /** By the office hours of the assistant. */
  isClosed: boolean;
  isEmailKnown: boolean;
  /** What can be asked now, by its id. */
  askable: ReadonlyMap<string, Form>;
};

/** What a handoff asks first; null: nothing, it hands over at once. A form asks for an address itself where it wants one. */
export function askOf<Form>(
  { data: { collectEmail, outOfHours } }: GraphNode<'Handoff'>,
  { isClosed, isEmailKnown, askable }: HandoffNow<Form>,
): { kind: 'Form'; form: Form } | { kind: 'Email' } | null {
  const form = isClosed && outOfHours?.kind === 'Form' ? askable.get(outOfHours.formTemplateId ?? '') : undefined;
  if (form) return { kind: 'Form', form };
  return collectEmail && !isEmailKnown ? { kind: 'Email' } : null;
}

/** What a handoff says when it hands over. */
export const handoffWords = ({ data }: GraphNode<'Handoff'>, { isClosed }: { isClosed: boolean }): string =>
  isClosed && data.outOfHours?.kind === 'Message' ? data.outOfHours.message : data.message;

/** Goes on behind a handoff that has nothing to ask now. */
export function passHandoff<Form>(graph: Graph, step: FlowStep, now: HandoffNow<Form>): FlowStep {
  const { position, messages } = step;
  const node = graph.nodes.find(({ id }) => id === position.path.at(-1));
  if (node?.type !== 'Handoff' || !isAsked(position, node) || askOf(node, now)) return step;
  const next = advance(graph, position, { kind: 'Finish', nodeId: node.id });
  return { position: next.position, messages: [...messages.filter(({ kind }) => kind !== 'Ask'), ...next.messages] };
}
