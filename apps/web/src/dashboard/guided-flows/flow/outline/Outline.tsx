import { useRef, useState, type KeyboardEvent } from 'react';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  CopyPlus,
  Link2,
  MoreHorizontal,
  Pencil,
  Play,
  Plus,
  Trash2,
  TriangleAlert,
  Unlink,
} from 'lucide-react';
import type { GraphNode } from '@parley/guided-flow/flow';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { count } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry, type MenuGroup } from '#ui/Menu.tsx';
import { type Marks } from '../canvas/marks.ts';
import { isStep, moveItems, removeItems } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { ADDABLE, STEP_KINDS } from '../stepKinds.ts';
import { useTestStart } from '../test/testStart.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { outlineRows, type OutlineRow } from './outlineRows.ts';

type OutlineProps = {
  marks: Marks;
  /** How many visitors reached a step, by its id; null: that is not shown. */
  reached: ReadonlyMap<string, number> | null;
  /** Opens the fields of a step. */
  onOpen: (id: string) => void;
};

/** The flow as a list: everything that the canvas does, by keyboard, screen reader and on phones. */
export function Outline({ marks, reached, onOpen }: OutlineProps) {
  const { flow, selected, select, remove, add, isReadOnly } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [connecting, setConnecting] = useState<string | null>(null);
  const rows = outlineRows(flow.graph);
  const names = nodeNames(flow.graph);
  const nameOf = (node: GraphNode) =>
    node.type === 'Presentation' ? flow.presentation.lineOne.trim() || 'Untitled' : titleOf(node, names);

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const focused = document.activeElement;
    const from = buttons.findIndex((button) => button === focused);
    if (from === -1) return;
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const id = buttons[from]?.dataset.step;
    if (to !== undefined) {
      event.preventDefault();
      buttons[to]?.focus();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && id && !isReadOnly) {
      event.preventDefault();
      buttons[from + 1 < buttons.length ? from + 1 : from - 1]?.focus();
      remove(new Set([id]));
    }
  }

  return (
    <div className="flex h-full min-h-0 flex-1 flex-col bg-surface">
      <p className="flex min-h-12 flex-none items-center gap-3 border-b border-line px-4 text-dense text-ink-muted">
        <span className="min-w-0 flex-1">Press a step to edit it.</span>
        {!isReadOnly && (
          <Menu
            label="Add a step"
            groups={[{ id: 'kinds', entries: stepEntries((type) => onOpen(add(type))) }]}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" icon={<Plus aria-hidden className="size-3.5" strokeWidth={1.75} />}>
                Add step
              </Button>
            )}
          />
        )}
      </p>
      {/* The rows are buttons; the list moves among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} aria-label="Steps" onKeyDown={move} className="min-h-0 flex-1 overflow-y-auto">
        {rows.map((row) => {
          const { node, depth, isLoose } = row;
          const { icon: Icon, short } = STEP_KINDS[node.type];
          const problem = marks.get(node.id)?.problem;
          const figure = reached?.get(node.id);
          return (
            <li
              key={node.id}
              className={`flex h-11 items-center border-b border-line pr-2 ${selected.has(node.id) ? 'bg-brand-soft' : ''}`}
              style={{ paddingLeft: depth * 20 }}
            >
              <button
                type="button"
                data-step={node.id}
                aria-current={selected.has(node.id) || undefined}
                onClick={() => {
                  select(node.id);
                  onOpen(node.id);
                }}
                className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-control px-4 text-left text-sm outline-offset-[-2px] outline-focus hover:bg-hover focus-visible:outline-2"
              >
                <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
                <span className="truncate font-medium">{nameOf(node)}</span>
                <span className="flex-none text-xs text-ink-faint">{short}</span>
                {figure !== undefined && (
                  <span className="flex-none text-xs text-ink-faint tabular-nums">
                    {count(figure)}
                    <span className="sr-only"> visitors</span>
                  </span>
                )}
                {isLoose && <Badge>Not reached</Badge>}
                {problem && <Sign problem={problem} />}
              </button>
              <RowMenu row={row} name={nameOf(node)} onOpen={onOpen} onConnect={() => setConnecting(node.id)} />
            </li>
          );
        })}
      </ul>
      <ConnectDialog source={connecting} nameOf={nameOf} onClose={() => setConnecting(null)} />
    </div>
  );
}

function Sign({ problem }: { problem: 'error' | 'warning' }) {
  const Icon = problem === 'error' ? CircleAlert : TriangleAlert;
  return (
    <>
      <Icon
        aria-hidden
        className={`size-4 flex-none ${problem === 'error' ? 'text-critical' : 'text-caution'}`}
        strokeWidth={1.75}
      />
      <span className="sr-only">{problem === 'error' ? 'Has an error' : 'Has a warning'}</span>
    </>
  );
}

function titleOf(node: GraphNode, names: ReadonlyMap<string, string>): string {
  const text = 'body' in node.data ? node.data.body : 'prompt' in node.data ? node.data.prompt : '';
  return plainMarkdown(text).trim() || (names.get(node.id) ?? '');
}

const stepEntries = (onAction: (type: (typeof ADDABLE)[number]['type']) => void): MenuEntry[] =>
  ADDABLE.map(({ type, icon, title }) => ({ id: type, label: title, icon, onAction: () => onAction(type) }));

type RowMenuProps = { row: OutlineRow; name: string; onOpen: (id: string) => void; onConnect: () => void };

function RowMenu({ row: { node }, name, onOpen, onConnect }: RowMenuProps) {
  const { flow, add, remove, duplicate, apply, isReadOnly } = useEditor();
  const startTest = useTestStart();
  const { id } = node;
  const outgoing = flow.graph.edges.filter(({ source }) => source === id);
  const label = `Actions for ${name}`;
  const change: MenuGroup[] = [
    {
      id: 'after',
      label: 'Add after',
      entries: stepEntries((type) => onOpen(add(type, { after: id }))),
    },
    {
      id: 'edit-step',
      entries: [
        { id: 'connect', label: 'Connect to…', icon: Link2, onAction: onConnect },
        ...(outgoing.length > 0
          ? [
              {
                id: 'disconnect',
                label: 'Disconnect what follows',
                icon: Unlink,
                onAction: () => void apply((now) => removeItems(now, new Set(outgoing.map((edge) => edge.id)))),
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
