import { groupOf } from './connect.ts';
import type { Graph, GraphNode, GuidedFlow, NodeType } from './flow.ts';
import { skippedSteps } from './interpreter.ts';
import { isBlank } from './isBlank.ts';
import { isInsecure } from './linkAddress.ts';
import { listed, nodeNames } from './nodeNames.ts';
import { nextNodes, type NextNodes } from './readingOrder.ts';
import { takesUtm } from './utm.ts';
import type { FlowContext } from './validateFlow.ts';

export type WarningKind =
  | 'NoStartContent'
  | 'UnreachableSteps'
  | 'DeadEndSteps'
  | 'EndlessLoop'
  | 'SkippedSteps'
  | 'HandoffWithNobody'
  | 'MissingArticle'
  | 'DuplicateButtonLabels'
  | 'TooManyChoices'
  | 'LongText'
  | 'LongLabel'
  | 'InsecureLink'
  | 'MissingAltText'
  | 'UnusedUtm';

/** What might not be meant so. `isBlocking`: the editor does not publish with it, though the wire contract would (product §4.4). `field`: which of the step is meant. */
export type FlowWarning = {
  kind: WarningKind;
  nodeIds: readonly string[];
  message: string;
  isBlocking: boolean;
  field?: string;
};

const MOST_CHOICES = 10;
const LONG_TEXT = 600;
const LONG_LABEL = 40;
/** After these the flow may end. */
const MAY_END: ReadonlySet<NodeType> = new Set(['Handoff', 'Link', 'Team', 'Calendly', 'TextArticle', 'Form']);

/** `publishedArticles`: the ids of those that visitors may read. */
export type WarningContext = Pick<FlowContext, 'teams'> & { publishedArticles: ReadonlySet<string> };

export function flowWarnings({ graph }: GuidedFlow, context: WarningContext): FlowWarning[] {
  const names = nodeNames(graph);
  const next = nextNodes(graph);
  const nameOf = (id: string) => names.get(id) ?? id;
  const reachable = reachableFrom(graph, next);
  return [
    ...noStart(graph, next),
    ...graph.nodes.flatMap((node): FlowWarning[] => {
      const name = nameOf(node.id);
      const targets = next(node.id);
      const labels = targets.flatMap((target) => labelOf(target) || []);
      const choices = targets.filter(({ type }) => groupOf(type) === 'Button');
      return [
        ...(isDeadEnd(node, targets) ? [one('DeadEndSteps', node, `${name} leads nowhere.`)] : []),
        ...(new Set(labels).size < labels.length
          ? [one('DuplicateButtonLabels', node, `Two of the choices after ${name} are called the same.`)]
          : []),
        ...(choices.length > MOST_CHOICES
          ? [one('TooManyChoices', node, `${name} offers ${choices.length} choices. Ten are as many as people read.`)]
          : []),
        ...(labelOf(node).length > LONG_LABEL ? [one('LongLabel', node, `The label of ${name} may be cut off.`)] : []),
        ...ofKind(node, name, context),
      ];
    }),
    ...unreachable(graph, reachable, nameOf),
    ...endlessLoops(graph, next, nameOf),
    ...skipped(graph, next, nameOf),
  ];
}

/** One for all of them: in a flow that is being drawn they are many. */
function unreachable({ nodes }: Graph, reachable: ReadonlySet<string>, nameOf: (id: string) => string): FlowWarning[] {
  const nodeIds = nodes.flatMap(({ id }) => (reachable.has(id) ? [] : id));
  if (nodeIds.length === 0) return [];
  const message = `Nobody reaches ${listed(nodeIds.map(nameOf))} from the start.`;
  return [{ kind: 'UnreachableSteps', nodeIds, message, isBlocking: false }];
}

type More = { isBlocking?: boolean; field?: string };
type One = (kind: WarningKind, node: GraphNode, message: string, more?: More) => FlowWarning;

const one: One = (kind, { id }, message, more) => ({ kind, nodeIds: [id], message, isBlocking: false, ...more });

function ofKind(node: GraphNode, name: string, context: WarningContext): FlowWarning[] {
  switch (node.type) {
    case 'Text': {
      const { body, images = [] } = node.data;
      const isLong = body.length > LONG_TEXT;
      const long = `${name} is long for a chat. Visitors read two or three sentences at a time.`;
      const silent = `${name} has an image without a description. Visitors who do not see it miss what it says.`;
      return [
        ...(isLong ? [one('LongText', node, long)] : []),
        ...(images.some(({ alt }) => isBlank(alt)) ? [one('MissingAltText', node, silent, { field: 'images' })] : []),
      ];
    }
    case 'Link': {
      const { url, utm } = node.data;
      const unused = `${name} leads to no web page: its campaign parameters are left out.`;
      return [
        ...(isInsecure(url) ? [one('InsecureLink', node, `${name} leads to an address without https.`)] : []),
        ...(utm && url.trim() && !takesUtm(url) ? [one('UnusedUtm', node, unused, { field: 'utm' })] : []),
      ];
    }
    case 'TextArticle':
      return missingArticle(node, name, context.publishedArticles);
    case 'Handoff':
      return withNobody(node, name, context.teams);
    default:
      return [];
  }
}

/** Of the steps that show an article: those whose article visitors may not read. */
export function articleWarnings(graph: Graph, published: ReadonlySet<string>): FlowWarning[] {
  const names = nodeNames(graph);
  return graph.nodes.flatMap((node) =>
    node.type === 'TextArticle' ? missingArticle(node, names.get(node.id) ?? node.id, published) : [],
  );
}

function missingArticle(node: GraphNode<'TextArticle'>, name: string, published: ReadonlySet<string>): FlowWarning[] {
  const { articleId } = node.data;
  const more = { isBlocking: true, field: 'articleId' };
  if (articleId === null) return [one('MissingArticle', node, `Pick an article for ${name}.`, more)];
  if (published.has(articleId)) return [];
  return [one('MissingArticle', node, `The article of ${name} is not published.`, more)];
}

function withNobody(node: GraphNode<'Handoff'>, name: string, teams: WarningContext['teams']): FlowWarning[] {
  const { teamId } = node.data;
  if (teamId === null) return [];
  const team = teams.get(teamId);
  const gone = `The team of ${name} does not exist any more. Whoever is free gets the conversation.`;
  if (!team) return [one('HandoffWithNobody', node, gone, { field: 'teamId' })];
  if (team.activeCount > 0) return [];
  return [one('HandoffWithNobody', node, `The team of ${name} has nobody active.`, { field: 'teamId' })];
}

/** A step that waits ends what is told: what stands beneath it beside it has to follow it to be come to. */
function skipped(graph: Graph, next: NextNodes, nameOf: (id: string) => string): FlowWarning[] {
  const byId = new Map(skippedSteps(graph, next).map(({ node, last }) => [node.id, last]));
  return [...byId].map(([id, last]) => {
    const why = last.type === 'Handoff' ? 'hands them over' : 'waits for them. Connect it behind that';
    const message = `Visitors do not come to ${nameOf(id)}: ${nameOf(last.id)} above it ${why}.`;
    return { kind: 'SkippedSteps', nodeIds: [id], message, isBlocking: false };
  });
}

function noStart({ nodes }: Graph, next: NextNodes): FlowWarning[] {
  const presentation = nodes.find(({ type }) => type === 'Presentation');
  if (presentation && next(presentation.id).length > 0) return [];
  const message = 'The presentation leads nowhere: connect it to the first step.';
  return [{ kind: 'NoStartContent', nodeIds: presentation ? [presentation.id] : [], message, isBlocking: true }];
}

const isDeadEnd = ({ type }: GraphNode, targets: readonly GraphNode[]) =>
  targets.length === 0 && !MAY_END.has(type) && type !== 'Presentation' && type !== 'Starting';

const labelOf = ({ data }: GraphNode) => ('label' in data ? data.label.trim() : '');

function reachableFrom({ nodes }: Graph, next: NextNodes): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = nodes.filter(({ type }) => type === 'Starting' || type === 'Presentation');
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    waiting.push(...next(node.id));
  }
  return seen;
}

/** Circles in which the visitor is never asked anything: of texts alone. */
function endlessLoops({ nodes }: Graph, next: NextNodes, nameOf: (id: string) => string): FlowWarning[] {
  const texts = nodes.filter(({ type }) => type === 'Text');
  const textsAfter = (id: string) => next(id).filter(({ type }) => type === 'Text');
  const looping = texts.filter((node) => leadsTo(node.id, textsAfter));
  const [first] = looping;
  if (!first) return [];
  const nodeIds = looping.map(({ id }) => id);
  const message = `${nameOf(first.id)} comes back to itself without asking anything.`;
  return [{ kind: 'EndlessLoop', nodeIds, message, isBlocking: false }];
}

function leadsTo(id: string, next: NextNodes): boolean {
  const seen = new Set<string>();
  const waiting = [...next(id)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.id === id) return true;
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    waiting.push(...next(node.id));
  }
  return false;
}
