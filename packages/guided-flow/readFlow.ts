import {
  NODE_TYPES,
  type FlowNote,
  type GraphEdge,
  type GraphNode,
  type GuidedFlow,
  type Presentation,
} from './flow.ts';
import { LINK_TARGETS, readOptions } from './stepOptions.ts';
import { normalised, PRESENTATION_ID, STARTING_ID, STARTING_NODE } from './presentation.ts';

/** A flow out of JSON of unknown origin, as a graph of the specification; null when its structure is broken. What it means is not judged. */
export function readFlow(json: unknown): GuidedFlow | null {
  if (!isFields(json) || typeof json.name !== 'string' || !isFields(json.graph)) return null;
  const presentation = readPresentation(json.presentation);
  const nodes = readList(json.graph.nodes, readNode);
  const edges = readList(json.graph.edges, readEdge);
  const notes = json.notes === undefined ? [] : readList(json.notes, readNote);
  if (!presentation || !nodes || !edges || !notes) return null;
  const hasStart = nodes.some(({ type }) => type === 'Starting');
  const graph = normalised({ nodes: hasStart ? nodes : [...nodes, STARTING_NODE], edges }, presentation);
  if (!areTold([...graph.nodes, ...notes]) || !areTold(graph.edges) || !graph.nodes.every(isWhereItBelongs))
    return null;
  return { name: json.name, presentation, graph, ...(notes.length > 0 && { notes }) };
}

function readPresentation(json: unknown): Presentation | null {
  if (!isFields(json)) return null;
  const { type, lineOne, lineTwo, lineThree } = json;
  const isLine = (line: unknown): line is string | undefined => line === undefined || typeof line === 'string';
  if ((type !== 'Button' && type !== 'Card') || typeof lineOne !== 'string') return null;
  // JSON writers may say null for what is not there.
  const [two, three] = [lineTwo ?? undefined, lineThree ?? undefined];
  if (!isLine(two) || !isLine(three)) return null;
  return {
    type,
    lineOne,
    ...(two !== undefined && { lineTwo: two }),
    ...(three !== undefined && { lineThree: three }),
  };
}

/** One step; null when it is none. */
export function readNode(json: unknown): GraphNode | null {
  if (!isFields(json) || !isId(json.id) || !isFields(json.data)) return null;
  const { id, type, data } = json;
  const position = readPoint(json.position);
  const known = NODE_TYPES.find((name) => name === type);
  if (!position || !known) return null;
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : null);
  const ref = (field: string) => (typeof data[field] === 'string' || data[field] === null ? data[field] : undefined);
  switch (known) {
    case 'Starting':
      return { id, type: known, data: {}, position, draggable: false };
    case 'Presentation':
      return { id, type: known, data: {}, position };
    case 'Text': {
      const body = text('body');
      return body === null ? null : { id, type: known, data: { body, ...readOptions(known, data) }, position };
    }
    case 'Button': {
      const label = text('label');
      return label === null ? null : { id, type: known, data: { label }, position };
    }
    case 'Link': {
      const [label, url] = [text('label'), text('url')];
      const opens = LINK_TARGETS.find((target) => target === data.opens);
      if (label === null || url === null || !opens) return null;
      return { id, type: known, data: { label, url, opens, ...readOptions(known, data) }, position };
    }
    case 'Handoff': {
      const [label, message, teamId] = [text('label'), text('message'), ref('teamId')];
      if (label === null || message === null || teamId === undefined) return null;
      return { id, type: known, data: { label, message, teamId, ...readOptions(known, data) }, position };
    }
    case 'Team': {
      const [label, teamId, memberIds] = [text('label'), ref('teamId'), readList(data.memberIds, readText)];
      if (label === null || teamId === undefined || !memberIds) return null;
      return { id, type: known, data: { label, teamId, memberIds, ...readOptions(known, data) }, position };
    }
    case 'Form': {
      const [formTemplateId, intro, afterwards] = [ref('formTemplateId'), text('intro'), text('afterwards')];
      if (formTemplateId === undefined || intro === null || afterwards === null) return null;
      return { id, type: known, data: { formTemplateId, intro, afterwards }, position };
    }
    case 'Calendly': {
      const [eventTypeUri, title, afterwards] = [ref('eventTypeUri'), text('title'), text('afterwards')];
      if (eventTypeUri === undefined || title === null || afterwards === null) return null;
      return { id, type: known, data: { eventTypeUri, title, afterwards }, position };
    }
    case 'QuestioningArticles': {
      const [prompt, exitLabel, categoryIds] = [
        text('prompt'),
        text('exitLabel'),
        readList(data.categoryIds, readText),
      ];
      if (prompt === null || exitLabel === null || !categoryIds) return null;
      return { id, type: known, data: { prompt, categoryIds, exitLabel, ...readOptions(known, data) }, position };
    }
    default: {
      const [articleId, label] = [ref('articleId'), text('label')];
      return articleId === undefined || label === null
        ? null
        : { id, type: known, data: { articleId, label, ...readOptions(known, data) }, position };
    }
  }
}

/** One connection; null when it is none. */
export function readEdge(json: unknown): GraphEdge | null {
  if (!isFields(json) || !isId(json.id) || !isId(json.source) || !isId(json.target)) return null;
  const { id, source, target, sourceHandle, targetHandle } = json;
  return {
    id,
    source,
    target,
    ...(typeof sourceHandle === 'string' && { sourceHandle }),
    ...(typeof targetHandle === 'string' && { targetHandle }),
  };
}

/** One note; null when it is none. */
export function readNote(json: unknown): FlowNote | null {
  if (!isFields(json) || !isId(json.id) || typeof json.text !== 'string') return null;
  const position = readPoint(json.position);
  const { id, text, width, height } = json;
  return position && isSize(width) && isSize(height) ? { id, text, position, width, height } : null;
}

type Fields = { readonly [key: string]: unknown };
const isFields = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);
const isId = (json: unknown): json is string => typeof json === 'string' && json !== '' && json.length <= 100;
const isSize = (json: unknown): json is number => typeof json === 'number' && json > 0 && json < 10_000;
const isPlace = (json: unknown): json is number => typeof json === 'number' && Math.abs(json) < 1e7;

function readPoint(json: unknown) {
  if (!isFields(json) || !isPlace(json.x) || !isPlace(json.y)) return null;
  return { x: json.x, y: json.y };
}

const readText = (json: unknown): string | null => (typeof json === 'string' ? json : null);

/** All of a list; null when one of it cannot be read. */
export function readList<Entry>(json: unknown, read: (entry: unknown) => Entry | null): Entry[] | null {
  if (!Array.isArray(json)) return null;
  const entries: Entry[] = [];
  for (const one of json) {
    const entry = read(one);
    if (entry === null) return null;
    entries.push(entry);
  }
  return entries;
}

/** Starting and Presentation are known by their ids, and nothing else is. */
const isWhereItBelongs = ({ id, type }: GraphNode) =>
  (type === 'Starting') === (id === STARTING_ID) && (type === 'Presentation') === (id === PRESENTATION_ID);

/** Whether each has an id of its own. */
const areTold = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length;
