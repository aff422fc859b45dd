import type { GuidedFlow } from '@parley/guided-flow/flow';
import { emptyTextField, type Fix, validateFlow } from '@parley/guided-flow/validateFlow';
import { flowWarnings } from '@parley/guided-flow/warnings';
import { NO_MARKS, type Mark, type Marks } from '../canvas/marks.ts';
import { rulesContext, type FlowReferences } from '../references.ts';

/** Something that is wrong with the flow, or worth a look. */
export type Problem = {
  /** The code of the rule, or the kind of the warning. */
  kind: string;
  /** An error keeps the flow from being published. */
  isError: boolean;
  nodeIds: readonly string[];
  message: string;
  fix?: Fix;
  /** Which field is meant, by the step's id, where several steps have one. */
  fields?: ReadonlyMap<string, string>;
};

/** All that is wrong with a flow, by the rules that the API publishes by, errors first. */
export function flowProblems(flow: GuidedFlow, references: FlowReferences): Problem[] {
  const context = rulesContext(references);
  const warnings = flowWarnings(flow, context).map(({ kind, nodeIds, message, isBlocking, field }) => ({
    kind,
    nodeIds,
    message,
    isError: isBlocking,
    ...(field !== undefined && { fields: new Map(nodeIds.map((id) => [id, field])) }),
  }));
  return [
    ...validateFlow(flow, context).map(({ code, ...rest }) => ({
      kind: code,
      isError: true,
      ...rest,
      ...(code === 'EmptyTextOnNodes' && { fields: emptyFields(flow) }),
      ...(code === 'IncompleteCalendlyNodes' && { fields: new Map(rest.nodeIds.map((id) => [id, 'eventTypeUri'])) }),
    })),
    ...warnings.filter(({ isError }) => isError),
    ...warnings.filter(({ isError }) => !isError),
  ];
}

const emptyFields = ({ graph, presentation }: GuidedFlow): ReadonlyMap<string, string> =>
  new Map(
    graph.nodes.flatMap((node): [string, string][] => {
      const field = emptyTextField(node, presentation);
      return field === null ? [] : [[node.id, field]];
    }),
  );

const ERROR: Mark = { problem: 'error' };
const WARNING: Mark = { problem: 'warning' };

/** Which steps have a badge; `begun` has none yet. */
export function problemMarks(problems: readonly Problem[], begun: string | null): Marks {
  if (problems.length === 0) return NO_MARKS;
  const marks = new Map<string, Mark>();
  for (const { nodeIds, isError } of problems.toReversed()) {
    for (const id of nodeIds) if (isError || !marks.has(id)) marks.set(id, isError ? ERROR : WARNING);
  }
  if (begun !== null) marks.delete(begun);
  return marks;
}

/** At the field of a step, where several steps have the same problem. */
const OF_ONE: Readonly<Record<string, string>> = {
  EmptyTextOnNodes: 'This step has no text. Visitors would see an empty bubble.',
  IncompleteCalendlyNodes: 'Choose an event type.',
};

/** What is wrong with one field of a step, as a sentence; null: nothing. */
export function fieldProblem(problems: readonly Problem[], nodeId: string, field: string): string | null {
  const found = problems.find((problem) => problem.isError && concerns(problem, nodeId, field));
  if (!found) return null;
  return (found.nodeIds.length > 1 ? OF_ONE[found.kind] : undefined) ?? found.message;
}

/** What is worth a look there. */
export const fieldWarning = (problems: readonly Problem[], nodeId: string, field: string): string | null =>
  problems.find((problem) => !problem.isError && concerns(problem, nodeId, field))?.message ?? null;

const concerns = ({ nodeIds, fix, fields }: Problem, nodeId: string, field: string) =>
  nodeIds.includes(nodeId) && (fields ? fields.get(nodeId) : fieldOf(fix)) === field;

function fieldOf(fix: Fix | undefined): string | null {
  switch (fix?.kind) {
    case 'FocusField':
      return fix.field;
    case 'UseAddress':
      return 'url';
    case 'RemovePeople':
      return 'memberIds';
    case 'EditForm':
      return 'formTemplateId';
    case 'ConnectCalendly':
      return 'eventTypeUri';
    default:
      return null;
  }
}
