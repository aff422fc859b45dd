import { ArrowDown, ArrowUp, CopyPlus, Link2, MoreHorizontal, Pencil, Play, Trash2, Unlink } from 'lucide-react';
import type { GraphNode } from '@parley/guided-flow/flow';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '#ui/Menu.tsx';
import { isStep, moveItems, nodeOf, removeItems } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { ADDABLE } from '../stepKinds.ts';
import { useTestStart } from '../test/testStart.ts';

/** The kinds of steps, to add one. */
export const stepEntries = (onAction: (type: (typeof ADDABLE)[number]['type']) => void): MenuEntry[] =>
  ADDABLE.map(({ type, icon, title }) => ({ id: type, label: title, icon, onAction: () => onAction(type) }));

const MOST_IN_MENU = 40;
const inShort = (name: string) => (name.length > MOST_IN_MENU ? `${name.slice(0, MOST_IN_MENU - 1).trim()}…` : name);

type RowMenuProps = {
  node: GraphNode;
  nameOf: (node: GraphNode) => string;
  onOpen: (id: string) => void;
  /** A step was added. */
  onAdded: (id: string) => void;
  onConnect: () => void;
};

/** What can be done with a step of the outline. */
export function RowMenu({ node, nameOf, onOpen, onAdded, onConnect }: RowMenuProps) {
  const { flow, add, remove, duplicate, apply, isReadOnly } = useEditor();
  const startTest = useTestStart();
  const { id } = node;
  const outgoing = flow.graph.edges.filter(({ source }) => source === id);
  const label = `Actions for ${nameOf(node)}`;
  const disconnect = (ids: readonly string[]) => void apply((now) => removeItems(now, new Set(ids)));
  const change: MenuGroup[] = [
    {
      id: 'after',
      label: 'Add after',
      entries: stepEntries((type) => onAdded(add(type, { after: id }))),
    },
    {
      id: 'edit-step',
      entries: [
        { id: 'connect', label: 'Connect to…', icon: Link2, onAction: onConnect },
        ...(outgoing.length > 1
          ? outgoing.flatMap((edge) => {
              const target = nodeOf(flow, edge.target);
              if (!target) return [];
              const entry = {
                id: `disconnect ${edge.id}`,
                label: `Disconnect “${inShort(nameOf(target))}”`,
                icon: Unlink,
              };
              return [{ ...entry, onAction: () => disconnect([edge.id]) }];
            })
          : []),
        ...(outgoing.length > 0
          ? [
              {
                id: 'disconnect',
                label: 'Disconnect what follows',
                icon: Unlink,
                onAction: () => disconnect(outgoing.map((edge) => edge.id)),
              },
            ]
          : []),
        ...(isStep(node)
          ? [
              {
                id: 'up',
                label: 'Move up',
                icon: ArrowUp,
                onAction: () => void apply((now) => moveItems(now, swapped(now.graph.nodes, node, -1))),
              },
              {
                id: 'down',
                label: 'Move down',
                icon: ArrowDown,
                onAction: () => void apply((now) => moveItems(now, swapped(now.graph.nodes, node, 1))),
              },
              {
                id: 'duplicate',
                label: 'Duplicate',
                icon: CopyPlus,
                onAction: () => duplicate(new Set([id])),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: Trash2,
                isDanger: true,
                onAction: () => remove(new Set([id])),
              },
            ]
          : []),
      ],
    },
  ];
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'use',
          entries: [
            { id: 'edit', label: isReadOnly ? 'Look at it' : 'Edit', icon: Pencil, onAction: () => onOpen(id) },
            { id: 'test', label: 'Test from here', icon: Play, onAction: () => startTest(id) },
          ],
        },
        ...(isReadOnly ? [] : change),
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={label} />}
    />
  );
}

/** The order of what follows one step is from top to bottom: two of them change places. */
function swapped(nodes: readonly GraphNode[], node: GraphNode, step: 1 | -1) {
  const column = nodes
    .filter((other) => isStep(other) && Math.abs(other.position.x - node.position.x) < 100)
    .toSorted((one, other) => one.position.y - other.position.y);
  const other = column[column.indexOf(node) + step];
  return new Map(
    other
      ? [
          [node.id, { x: node.position.x, y: other.position.y }],
          [other.id, { x: other.position.x, y: node.position.y }],
        ]
      : [[node.id, { x: node.position.x, y: node.position.y + step * 60 }]],
  );
}
