import { array, constantFrom, nat, record, tuple, uniqueArray, type Arbitrary } from 'fast-check';
import {
  NODE_TYPES,
  type Graph,
  type GraphEdge,
  type GraphNode,
  type NodeData,
  type NodeType,
  type Presentation,
} from '../flow.ts';
import type { FlowContext } from '../validateFlow.ts';

export const CARD: Presentation = { type: 'Card', lineOne: 'Returns & repairs', lineTwo: 'Two minutes' };

const DATA: { [Type in NodeType]: NodeData[Type] } = {
  Starting: {},
  Presentation: {},
  Text: { body: 'What would you like to do?' },
  Button: { label: 'Return an item' },
  Link: { label: 'Track it', url: 'https://northwindoutdoor.com/track', opens: 'NewTab' },
  Handoff: { label: 'Talk to us', message: 'Somebody will write shortly.', teamId: null },
  Team: { label: 'Meet the team', teamId: null, memberIds: ['user_maya'] },
  Form: { formTemplateId: 'form_return', intro: '', afterwards: '' },
  Calendly: { eventTypeUri: 'https://api.calendly.com/event_types/A', title: 'Book a slot', afterwards: '' },
  QuestioningArticles: { prompt: 'What has broken?', categoryIds: [], exitLabel: 'Back' },
  TextArticle: { articleId: 'artc_returns', label: 'How returns work' },
};

/** A node that is in order, but for what is given. */
export function node<Type extends NodeType>(
  id: string,
  type: Type,
  { y = 0, ...data }: { y?: number } & { [Field in keyof NodeData[Type]]?: NodeData[Type][Field] } = {},
): GraphNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot tell the union from its parts
  return { id, type, data: { ...DATA[type], ...data }, position: { x: 0, y } } as unknown as GraphNode;
}

export const edge = (source: string, target: string): GraphEdge => ({ id: `${source}-${target}`, source, target });

/** In which everything that `node` refers to is there. */
export const CONTEXT: FlowContext = {
  otherNames: [],
  forms: new Map([['form_return', { name: 'Return request', isUsable: true, fieldCount: 4 }]]),
  teams: new Map([['team_bern', { activeCount: 2 }]]),
  people: new Map([['user_maya', { name: 'Maya Lindqvist', isActive: true }]]),
  calendly: { isConnected: true, activeEventTypes: new Set(['https://api.calendly.com/event_types/A']) },
};

const IDS = ['starting', 'presentation', 'a', 'b', 'c', 'd', 'e'];

/** Any graph at all: with circles, edges to nowhere and several edges between two nodes. */
export const anyGraph: Arbitrary<Graph> = record({
  nodes: uniqueArray(record({ id: constantFrom(...IDS), type: constantFrom(...NODE_TYPES), y: nat(500) }), {
    selector: ({ id }) => id,
  }).map((nodes) => nodes.map(({ id, type, y }) => node(id, type, { y }))),
  edges: array(tuple(constantFrom(...IDS, 'gone'), constantFrom(...IDS, 'gone'))).map((pairs) =>
    pairs.map(([source, target], index) => ({ id: `edge_${index}`, source, target })),
  ),
});
