import type { GraphEdge, GraphNode, NodeType } from './flow.ts';

export type Connection = Omit<GraphEdge, 'id'>;

const AS_BUTTON: ReadonlySet<NodeType> = new Set(['Handoff', 'Link', 'Team', 'TextArticle']);

/** What counts as one kind where nodes are connected (spec §4). */
export const groupOf = (type: NodeType): NodeType => (AS_BUTTON.has(type) ? 'Button' : type);

/** Adds the edge, or returns `edges` itself when the connection is refused or already there. */
export function connect(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  connection: Connection,
): readonly GraphEdge[] {
  if (edges.some((edge) => isSame(edge, connection)) || !mayConnect(nodes, edges, connection)) return edges;
  return [...edges, { ...connection, id: edgeId(connection) }];
}

/** A target takes connections from one kind of node only: the kind that feeds it already (spec §4). */
export function mayConnect(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { source, target }: Connection,
): boolean {
  const group = (id: string | undefined) => {
    const node = nodes.find((candidate) => candidate.id === id);
    return node && groupOf(node.type);
  };
  const feeding = group(edges.find((edge) => edge.target === target)?.source);
  return feeding === undefined || feeding === group(source);
}

/** Why the editor does not offer this connection, as a sentence; null: it does. Stricter than `mayConnect`, as a courtesy. */
export function whyNotConnect(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  connection: Connection,
): string | null {
  const typeOf = (id: string) => nodes.find((node) => node.id === id)?.type;
  const { source, target } = connection;
  if (source === target) return 'A step cannot follow itself.';
  if (typeOf(target) === 'Starting' || typeOf(target) === 'Presentation')
    return 'The flow begins here: nothing leads to it.';
  if (typeOf(source) === 'Starting') return 'Visitors always see the presentation first.';
  if (edges.some((edge) => isSame(edge, connection))) return 'These two are connected already.';
  if (mayConnect(nodes, edges, connection)) return null;
  const feeding = edges.find((edge) => edge.target === target);
  const group = groupOf(typeOf(feeding?.source ?? '') ?? 'Button');
  return `This step already follows ${PLURAL[group] ?? 'another kind of step'}; connect another one of these to it.`;
}

const PLURAL: Partial<Record<NodeType, string>> = {
  Button: 'buttons',
  Text: 'texts',
  Form: 'forms',
  Calendly: 'bookings',
  QuestioningArticles: 'questions',
  Presentation: 'the presentation',
};

const isSame = (edge: Connection, other: Connection) =>
  edge.source === other.source &&
  edge.target === other.target &&
  (edge.sourceHandle ?? null) === (other.sourceHandle ?? null) &&
  (edge.targetHandle ?? null) === (other.targetHandle ?? null);

const edgeId = ({ source, target, sourceHandle, targetHandle }: Connection) =>
  [source, sourceHandle, target, targetHandle].filter(Boolean).join('-');
