import type { Graph, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { isObject, type Json } from '@parley/versioning/changesBetween';
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
  delayMs: 'Delay',
  alt: 'Description',
  utm: 'UTM parameters',
  collectEmail: 'Asks for the email address',
  outOfHours: 'Outside of office hours',
  show: 'Visitors see',
  maxAnswers: 'Answers at most',
  allowGpt: 'Answer in the model’s own words',
  display: 'Shows',
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
  for (const [field, value] of Object.entries<Json>(data)) {
    const known = lists[field];
    if (known && typeof value === 'string') readable[known.name] = named(known.list, value);
    else if (known && isTexts(value)) readable[known.name] = value.map((id) => named(known.list, id));
    else readable[known?.name ?? field] = inWords(field, value, (id) => named(forms, id));
  }
  return readable;
}

const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const OPENS: Readonly<Record<string, string>> = {
  NewTab: 'a new tab',
  SameTab: 'the same tab',
  Popup: 'a popup window',
};
const DISPLAYS: Readonly<Record<string, string>> = { Summary: 'the summary', Full: 'the full article' };
const MARKDOWN: ReadonlySet<string> = new Set(['body', 'message', 'intro', 'afterwards', 'prompt']);

/** As visitors read it, or the inspector says it. */
function inWords(field: string, value: Json, formName: (id: string) => string): Json {
  if (field === 'delayMs') return `${Number(value) / 1000} s`;
  if (field === 'images' && Array.isArray(value)) return value.map(describedImage);
  if (field === 'outOfHours' && isObject(value)) {
    const { message, formTemplateId } = value;
    if (typeof message === 'string') return plainMarkdown(message);
    return typeof formTemplateId === 'string' ? `Form “${formName(formTemplateId)}”` : 'a form';
  }
  if (typeof value !== 'string') return value;
  if (field === 'opens') return OPENS[value] ?? value;
  if (field === 'display') return DISPLAYS[value] ?? value;
  return MARKDOWN.has(field) ? plainMarkdown(value) : value;
}

/** An image by what is seen on it; where it is stored says nothing to anybody. */
const describedImage = (image: Json): Json =>
  isObject(image) && typeof image.alt === 'string' && image.alt.trim() ? image.alt : 'An image';
