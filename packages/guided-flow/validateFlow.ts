import type { GraphNode, GuidedFlow, NodeType } from './flow.ts';
import { isBlank } from './isBlank.ts';
import { addressFault, suggestedAddress } from './linkAddress.ts';
import { nameKey } from './flowName.ts';
import { listed, nodeNames } from './nodeNames.ts';

/** The codes of the specification (§5), in the order in which they are told when several apply (product §4.2). */
export const FLOW_CODES = [
  'DuplicateGuidedFlowName',
  'EmptyTextOnNodes',
  'InvalidLinkNodesFound',
  'InvalidTeamNodesFound',
  'IncompleteCalendlyNodes',
  'IncompleteFormNodes',
  'ConnectedFormTemplatesMustHaveFields',
] as const;

export type FlowCode = (typeof FLOW_CODES)[number];

/** What mends it at one press; who knows the flow's surroundings does it. */
export type Fix =
  | { kind: 'FocusField'; nodeId: string; field: string }
  | { kind: 'UseAddress'; nodeId: string; address: string }
  | { kind: 'EditForm'; formTemplateId: string }
  | { kind: 'ConnectCalendly' }
  | { kind: 'RemovePeople'; nodeId: string; memberIds: readonly string[] };

/** Something that keeps a flow from being published. `nodeIds` is empty for what concerns the flow as a whole. */
export type FlowProblem = { code: FlowCode; nodeIds: readonly string[]; message: string; fix?: Fix };

/** What a flow refers to, as it is now. */
export type FlowContext = {
  /** Names of the company's other flows that are not archived. */
  otherNames: readonly string[];
  forms: ReadonlyMap<string, { name: string; isUsable: boolean; fieldCount: number }>;
  /** With the members who are active. */
  teams: ReadonlyMap<string, { activeCount: number }>;
  people: ReadonlyMap<string, { name: string; isActive: boolean }>;
  calendly: { isConnected: boolean; activeEventTypes: ReadonlySet<string> };
};

/** All that is wrong with a flow, by the rules and in the words of product §4.3; also on steps that nothing leads to. */
export function validateFlow(flow: GuidedFlow, context: FlowContext): FlowProblem[] {
  // Most flows that are saved have no fault to be named.
  let names: ReadonlyMap<string, string> | undefined;
  const nameOf = ({ id }: GraphNode) => (names ??= nodeNames(flow.graph)).get(id) ?? id;
  const problems = [
    ...duplicateName(flow, context),
    ...emptyTexts(flow, nameOf),
    ...withoutEventType(flow, nameOf),
    ...flow.graph.nodes.flatMap((node) => problemsOf(node, nameOf, context)),
  ];
  return problems.toSorted((one, other) => FLOW_CODES.indexOf(one.code) - FLOW_CODES.indexOf(other.code));
}

/** That another flow of the company is called the same. */
export function duplicateName(
  { name }: Pick<GuidedFlow, 'name'>,
  { otherNames }: Pick<FlowContext, 'otherNames'>,
): FlowProblem[] {
  if (!otherNames.some((other) => nameKey(other) === nameKey(name))) return [];
  const message = `You already have a flow called “${name.trim()}”. Choose another name.`;
  return [{ code: 'DuplicateGuidedFlowName', nodeIds: [], message }];
}

/** Which field of a kind visitors must be able to read. */
const REQUIRED_TEXT: Partial<Record<NodeType, string>> = {
  Text: 'body',
  Button: 'label',
  Link: 'label',
  Team: 'label',
  Handoff: 'message',
  QuestioningArticles: 'prompt',
};

function emptyTexts({ graph, presentation }: GuidedFlow, nameOf: NameOf): FlowProblem[] {
  const faults = graph.nodes.flatMap((node) => {
    const field = emptyTextField(node, presentation);
    return field === null ? [] : [{ node, field }];
  });
  const [first] = faults;
  if (!first) return [];
  const shown = listed(faults.map(({ node }) => nameOf(node)));
  const message =
    faults.length === 1
      ? `${shown} has no text. Visitors would see an empty bubble.`
      : `${faults.length} steps have no text: ${shown}.`;
  return [
    {
      code: 'EmptyTextOnNodes',
      nodeIds: faults.map(({ node }) => node.id),
      message,
      fix: { kind: 'FocusField', nodeId: first.node.id, field: first.field },
    },
  ];
}

/** The field of a node that has to say something and does not; null: there is none. */
export const emptyTextField = (node: GraphNode, presentation: GuidedFlow['presentation']): string | null =>
  node.type === 'Presentation' ? emptyLine(presentation) : emptyField(node);

function emptyField(node: GraphNode): string | null {
  const { type, data } = node;
  if (node.type === 'Handoff' && !isBlank(node.data.message)) {
    const { outOfHours } = node.data;
    return outOfHours?.kind === 'Message' && isBlank(outOfHours.message) ? 'outOfHours' : null;
  }
  const field = REQUIRED_TEXT[type];
  if (field === undefined) return null;
  if ('images' in data && data.images && data.images.length > 0) return null;
  const text: unknown = Reflect.get(data, field);
  return typeof text !== 'string' || isBlank(text) ? field : null;
}

/** A card's further lines may be missing, but not be there and blank. */
function emptyLine({ type, lineOne, lineTwo, lineThree }: GuidedFlow['presentation']): string | null {
  if (isBlank(lineOne)) return 'lineOne';
  if (type === 'Button') return null;
  if (lineTwo !== undefined && isBlank(lineTwo)) return 'lineTwo';
  return lineThree !== undefined && isBlank(lineThree) ? 'lineThree' : null;
}

type NameOf = (node: GraphNode) => string;

function problemsOf(node: GraphNode, nameOf: NameOf, context: FlowContext): FlowProblem[] {
  switch (node.type) {
    case 'Link':
      return linkProblems(node, nameOf);
    case 'Team':
      return teamProblems(node, nameOf, context);
    case 'Calendly':
      return calendlyProblems(node, nameOf, context);
    case 'Form':
      return formProblems(node, { formTemplateId: node.data.formTemplateId, field: 'formTemplateId' }, nameOf, context);
    case 'Handoff': {
      const { outOfHours } = node.data;
      if (outOfHours?.kind !== 'Form') return [];
      return formProblems(node, { formTemplateId: outOfHours.formTemplateId, field: 'outOfHours' }, nameOf, context);
    }
    default:
      return [];
  }
}

function linkProblems(node: GraphNode<'Link'>, nameOf: NameOf): FlowProblem[] {
  const { id, data } = node;
  const fault = addressFault(data.url);
  if (!fault) return [];
  const address = suggestedAddress(data.url);
  const message =
    fault === 'Missing'
      ? `Add a web address to ${nameOf(node)}.`
      : `${nameOf(node)} has an address we can't open. Start it with https://, mailto: or tel:.`;
  const fix: Fix = address
    ? { kind: 'UseAddress', nodeId: id, address }
    : { kind: 'FocusField', nodeId: id, field: 'url' };
  return [{ code: 'InvalidLinkNodesFound', nodeIds: [id], message, fix }];
}

function teamProblems(node: GraphNode<'Team'>, nameOf: NameOf, { teams, people }: FlowContext): FlowProblem[] {
  const { id, data } = node;
  const found = (message: string, fix: Fix): FlowProblem[] => [
    { code: 'InvalidTeamNodesFound', nodeIds: [id], message, fix },
  ];
  const pick: Fix = { kind: 'FocusField', nodeId: id, field: 'memberIds' };
  if (data.teamId !== null) {
    const isStaffed = (teams.get(data.teamId)?.activeCount ?? 0) > 0;
    return isStaffed ? [] : found(`The team in ${nameOf(node)} has nobody active.`, pick);
  }
  if (data.memberIds.length === 0) return found(`Choose who ${nameOf(node)} shows.`, pick);
  const gone = data.memberIds.filter((memberId) => !people.get(memberId)?.isActive);
  const [first] = gone;
  if (first === undefined) return [];
  const person = people.get(first)?.name ?? 'Somebody';
  return found(`${person} in ${nameOf(node)} is no longer active. Remove them or pick someone else.`, {
    kind: 'RemovePeople',
    nodeId: id,
    memberIds: gone,
  });
}

function withoutEventType({ graph }: GuidedFlow, nameOf: NameOf): FlowProblem[] {
  const nodes = graph.nodes.filter(({ type, data }) => type === 'Calendly' && data.eventTypeUri === null);
  const [first] = nodes;
  if (!first) return [];
  const names = listed(nodes.map(nameOf));
  const message = `Choose an event type for ${nodes.length === 1 ? names : `${nodes.length} Calendly steps: ${names}`}.`;
  const fix: Fix = { kind: 'FocusField', nodeId: first.id, field: 'eventTypeUri' };
  return [{ code: 'IncompleteCalendlyNodes', nodeIds: nodes.map(({ id }) => id), message, fix }];
}

function calendlyProblems(node: GraphNode<'Calendly'>, nameOf: NameOf, { calendly }: FlowContext): FlowProblem[] {
  const { id, data } = node;
  const found = (message: string, fix: Fix): FlowProblem[] => [
    { code: 'IncompleteCalendlyNodes', nodeIds: [id], message, fix },
  ];
  const pick: Fix = { kind: 'FocusField', nodeId: id, field: 'eventTypeUri' };
  if (data.eventTypeUri === null) return [];
  if (!calendly.isConnected)
    return found(`Connect Calendly before you publish ${nameOf(node)}.`, { kind: 'ConnectCalendly' });
  if (calendly.activeEventTypes.has(data.eventTypeUri)) return [];
  return found(`The event type used in ${nameOf(node)} is no longer available. Pick another one.`, pick);
}

type AskedForm = { formTemplateId: string | null; field: string };

function formProblems(
  node: GraphNode,
  { formTemplateId, field }: AskedForm,
  nameOf: NameOf,
  { forms }: FlowContext,
): FlowProblem[] {
  const { id } = node;
  const pick: Fix = { kind: 'FocusField', nodeId: id, field };
  const incomplete = (message: string): FlowProblem[] => [
    { code: 'IncompleteFormNodes', nodeIds: [id], message, fix: pick },
  ];
  if (formTemplateId === null) return incomplete(`Pick a form for ${nameOf(node)}.`);
  const form = forms.get(formTemplateId);
  if (!form?.isUsable)
    return incomplete(`The form used in ${nameOf(node)} is archived or was deleted. Pick another form.`);
  if (form.fieldCount > 0) return [];
  return [
    {
      code: 'ConnectedFormTemplatesMustHaveFields',
      nodeIds: [id],
      message: `The form “${form.name}” in ${nameOf(node)} has no questions yet. Add at least one.`,
      fix: { kind: 'EditForm', formTemplateId },
    },
  ];
}
