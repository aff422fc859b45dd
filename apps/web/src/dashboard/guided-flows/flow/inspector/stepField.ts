import type { GraphNode } from '@parley/guided-flow/flow';

/** Of the fields of a step. */
export type FieldsProps<Node extends GraphNode = GraphNode> = {
  node: Node;
  /** `field`: of what is typed, so that a word is one edit. */
  onChange: (node: GraphNode, field: string) => void;
  problemOf: (field: string) => string | null;
  /** What is worth a look; it keeps nothing from being published. */
  warningOf: (field: string) => string | null;
  isReadOnly: boolean;
};

/** In place of a field's name: the first that one writes in. */
export const FIRST_FIELD = '*';

/** Characters. */
export const LABEL = 80;
export const BODY = 2000;
