import type { Graph, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import type { Json } from '@parley/versioning/changesBetween';
import type { FieldWords } from '#versioning/describeChange.ts';
import { type FlowReferences } from '../references.ts';

/** What the fields of a flow are called where changes are listed. */
export const FLOW_WORDS: FieldWords = {
  presentation: 'Presentation',
  lineOne: 'First line',
  lineTwo: 'Second line',
  lineThree: 'Third line',
  url: 'Address',
  opens: 'Opens in',
  prompt: 'Question',
  exitLabel: 'Way out',
  body: 'Text',
  intro: 'Before it',
  afterwards: 'Afterwards',
  graph: 'Flow',
};

/** A flow as people compare it: what steps say and where they lead, not where they lie. */
export function readableFlow({ name, presentation, graph }: GuidedFlow, references: FlowReferences): Json {
  const names = nodeNames(graph);
  return {
    name,
    presentation,
    steps: graph.nodes
      .filter(({ type }) => type !== 'Starting' && type !== 'Presentation')
      .map((node) => ({ id: node.id, name: names.get(node.id) ?? node.type, ...readableData(node, references) })),
    connections: connections(graph, names),
  };
}

/** That a flow starts with its presentation is nobody's doing. */
function connections({ nodes, edges }: Graph, names: ReadonlyMap<string, string>): Json {
  const nameOf = (id: string) =>
    nodes.some((node) => node.id === id && node.type === 'Presentation') ? 'Presentation' : (names.get(id) ?? 'a step');
  const starting = new Set(nodes.filter(({ type }) => type === 'Starting').map(({ id }) => id));
  return edges
    .filter(({ source }) => !starting.has(source))
    .map(({ source, target }) => ({
      id: `${source} ${target}`,
      name: `${nameOf(source)} → ${nameOf(target)}`,
    }));
}

/** What a step holds, with names in place of ids. */
export function readableData({ data }: Pick<GraphNode, 'data'>, references: FlowReferences): { [field: string]: Json } {
  const { forms, teams, people, eventTypes, categories, articles } = references;
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? 'Something that is gone';
  const titles = articles.map(({ id, title }) => ({ id, name: title }));
  const events = eventTypes.map(({ uri, name }) => ({ id: uri, name }));
  const lists: Readonly<Record<string, { name: string; list: readonly { id: string; name: string }[] }>> = {
    formTemplateId: { name: 'form', list: forms },
    teamId: { name: 'team', list: teams },
    articleId: { name: 'article', list: titles },
    eventTypeUri: { name: 'eventType', list: events },
    memberIds: { name: 'people', list: people },
    categoryIds: { name: 'categories', list: categories },
  };
  const readable: { [field: string]: Json } = {};
  for (const [field, value] of Object.entries<string | readonly string[] | null>(data)) {
    const known = lists[field];
    if (!known || value === null)
      readable[known?.name ?? field] = typeof value === 'string' ? inWords(field, value) : value;
    else if (typeof value === 'string') readable[known.name] = named(known.list, value);
    else readable[known.name] = value.map((id) => named(known.list, id));
  }
  return readable;
}

const OPENS: Readonly<Record<string, string>> = { NewTab: 'a new tab', SameTab: 'the same tab' };
const MARKDOWN: ReadonlySet<string> = new Set(['body', 'message', 'intro', 'afterwards', 'prompt']);

/** As visitors read it. */
function inWords(field: string, value: string): string {
  if (field === 'opens') return OPENS[value] ?? value;
  return MARKDOWN.has(field) ? plainMarkdown(value) : value;
}
