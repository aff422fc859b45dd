import type { GraphNode, NodeType } from './flow.ts';

export type Size = { width: number; height: number };

/**
 * In px. Known without drawing: layout, thumbnails, comparisons and the canvas agree on it, and a canvas draws only what is in sight.
 * All are multiples of the grid but the presentation, whose size is the specification's (§9).
 */
export const NODE_SIZE: Readonly<Record<NodeType, Size>> = {
  Starting: { width: 44, height: 44 },
  Presentation: { width: 150, height: 40 },
  Text: { width: 195, height: 90 },
  Button: { width: 165, height: 30 },
  Link: { width: 165, height: 30 },
  TextArticle: { width: 180, height: 60 },
  QuestioningArticles: { width: 195, height: 120 },
  Form: { width: 195, height: 90 },
  Calendly: { width: 195, height: 90 },
  Team: { width: 195, height: 90 },
  Handoff: { width: 180, height: 60 },
};

export const sizeOf = ({ type }: Pick<GraphNode, 'type'>): Size => NODE_SIZE[type];
