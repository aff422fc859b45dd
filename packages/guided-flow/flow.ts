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

/** An uploaded picture, by its path below `/assistants/`; sizes in px, so that it keeps its place while it loads. */
export type StepImage = { path: string; alt: string; width: number; height: number };

export type LinkTarget = 'SameTab' | 'NewTab' | 'Popup';

/** Campaign parameters, each without its `utm_`. */
export type Utm = { source?: string; medium?: string; campaign?: string; term?: string; content?: string };

/** As conversations have it. */
export type Priority = 'None' | 'Low' | 'Medium' | 'High' | 'Urgent';

/** What a handoff does outside of the office hours: says something else, or asks a form first. */
export type OutOfHours = { kind: 'Message'; message: string } | { kind: 'Form'; formTemplateId: string | null };

/** What visitors see of a person beside the name. */
export type TeamDetail = 'Avatar' | 'Title' | 'Bio' | 'Contact';

export type ArticleDisplay = 'Summary' | 'Full';

/**
 * What each kind of node holds. Texts are Markdown in `body`, `message`, `prompt` and `intro`, else plain. Optional fields are left out
 * at their default (stepOptions.ts), so that flows from before a field was there equal those in which it was never touched.
 */
export type NodeData = {
  Starting: Record<string, never>;
  /** Mirrors the flow's presentation. */
  Presentation: Record<string, never>;
  Text: { body: string; images?: readonly StepImage[]; delayMs?: number };
  Button: { label: string };
  Link: { label: string; url: string; opens: LinkTarget; utm?: Utm };
  Handoff: {
    label: string;
    message: string;
    teamId: string | null;
    priority?: Priority;
    collectEmail?: boolean;
    outOfHours?: OutOfHours;
  };
  Team: { label: string; teamId: string | null; memberIds: readonly string[]; show?: readonly TeamDetail[] };
  Form: { formTemplateId: string | null; intro: string; afterwards: string };
  Calendly: { eventTypeUri: string | null; title: string; afterwards: string };
  QuestioningArticles: {
    prompt: string;
    categoryIds: readonly string[];
    exitLabel: string;
    maxAnswers?: number;
    allowGpt?: boolean;
  };
  TextArticle: { articleId: string | null; label: string; display?: ArticleDisplay };
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
