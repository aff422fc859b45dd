import type { Graph, GraphNode, NodeType } from './flow.ts';
import { isBlank } from './isBlank.ts';
import { inReadingOrder } from './readingOrder.ts';

/** What people call each kind. */
export const TYPE_LABEL: Readonly<Record<NodeType, string>> = {
  Starting: 'Start',
  Presentation: 'Presentation',
  Text: 'Text',
  Button: 'Button',
  Link: 'Link',
  Handoff: 'Handoff',
  Team: 'Team',
  Form: 'Form',
  Calendly: 'Calendly',
  QuestioningArticles: 'Question',
  TextArticle: 'Article',
};

/** What each node is called in sentences: its label where one can see it, or its kind with its number among those, in reading order. */
export function nodeNames(graph: Graph): ReadonlyMap<string, string> {
  const counts = new Map<NodeType, number>();
  return new Map(
    inReadingOrder(graph).map((node) => {
      const number = (counts.get(node.type) ?? 0) + 1;
      counts.set(node.type, number);
      return [node.id, labelOf(node) || `${TYPE_LABEL[node.type]} step ${number}`];
    }),
  );
}

function labelOf({ data }: GraphNode): string {
  const label = 'label' in data ? data.label : 'title' in data ? data.title : '';
  return isBlank(label) ? '' : label.trim();
}

/** `A`, `A and B`, `A, B and C`, `A, B, C and 2 more`. */
export function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  const shown = rest > 0 ? [...names.slice(0, 3), `${rest} more`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
