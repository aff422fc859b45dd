/*
 * A guided flow as it is stored, drawn and run. Names and kinds are the specification's (§3); what a node's `data` holds is ours.
 */

export const NODE_TYPES = [
  'Button',
  'Starting',
  'Text',
  'Handoff',
  'Calendly',
  'Link',
  'Team',
  'Form',
  'QuestioningArticles',
  'TextArticle',
  'Presentation',
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

/** What each kind of node holds. Texts are Markdown in `body`, `message`, `prompt` and `intro`, else plain. */
export type NodeData = {
  Starting: Record<string, never>;
  /** Mirrors the flow's presentation. */
  Presentation: Record<string, never>;
  Text: { body: string };
  Button: { label: string };
  Link: { label: string; url: string; opens: 'SameTab' | 'NewTab' };
  Handoff: { label: string; message: string; teamId: string | null };
  Team: { label: string; teamId: string | null; memberIds: readonly string[] };
  Form: { formTemplateId: string | null; intro: string; afterwards: string };
  Calendly: { eventTypeUri: string | null; title: string; afterwards: string };
  QuestioningArticles: { prompt: string; categoryIds: readonly string[]; exitLabel: string };
  TextArticle: { articleId: string | null; label: string };
};

/** In px on the canvas. */
export type Point = { x: number; y: number };

type NodeOf<Type extends NodeType> = {
  id: string;
  type: Type;
  data: NodeData[Type];
  position: Point;
  width?: number;
  height?: number;
  selectable?: boolean;
  draggable?: boolean;
  className?: string;
};

/** Of one kind, or of any. */
export type GraphNode<Type extends NodeType = NodeType> = Type extends NodeType ? NodeOf<Type> : never;

export type GraphEdge = {
  id: string;
  source: string;
  target: string;
  sourceHandle?: string | null;
  targetHandle?: string | null;
};

export type Graph = { nodes: readonly GraphNode[]; edges: readonly GraphEdge[] };

/** How the flow is offered: a button of one line, or a card of up to three. */
export type Presentation = { type: 'Button' | 'Card'; lineOne: string; lineTwo?: string; lineThree?: string };

/** What colleagues write on the canvas for each other; visitors never see it. */
export type FlowNote = { id: string; text: string; position: Point; width: number; height: number };

/** What is drafted, published and run. */
export type GuidedFlow = { name: string; presentation: Presentation; graph: Graph; notes?: readonly FlowNote[] };
