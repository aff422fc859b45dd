import { useRef, useState, type KeyboardEvent } from 'react';
import { CircleAlert, Plus, StickyNote, TriangleAlert } from 'lucide-react';
import type { GraphNode } from '@parley/guided-flow/flow';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { count } from '#ui/format.ts';
import { Menu } from '#ui/Menu.tsx';
import { type Marks } from '../canvas/marks.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { useReferences, type FlowReferences } from '../references.ts';
import { STEP_KINDS } from '../stepKinds.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { NoteRow } from './NoteRow.tsx';
import { outlineRows } from './outlineRows.ts';
import { RowMenu, stepEntries } from './RowMenu.tsx';

type OutlineProps = {
  marks: Marks;
  /** How many visitors reached a step, by its id; null: that is not shown. */
  reached: ReadonlyMap<string, number> | null;
  /** Opens the fields of a step or note. */
  onOpen: (id: string) => void;
  /** A step was added: opens its fields. */
  onAdded: (id: string) => void;
  /** A note is to be written. */
  onNote: () => void;
};

/** The flow as a list: everything that the canvas does, by keyboard, screen reader and on phones. */
export function Outline({ marks, reached, onOpen, onAdded, onNote }: OutlineProps) {
  const { flow, selected, select, remove, add, isReadOnly } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const [connecting, setConnecting] = useState<string | null>(null);
  const rows = outlineRows(flow.graph);
  const names = nodeNames(flow.graph);
  const references = useReferences();
  const nameOf = (node: GraphNode) =>
    node.type === 'Presentation' ? flow.presentation.lineOne.trim() || 'Untitled' : titleOf(node, names, references);

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
            groups={[
              { id: 'kinds', entries: stepEntries((type) => onAdded(add(type))) },
              {
                id: 'notes',
                entries: [{ id: 'note', label: 'Note for colleagues', icon: StickyNote, onAction: onNote }],
              },
            ]}
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
          const { node, depth, isLoose, elsewhere } = row;
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
                {elsewhere.length > 0 && (
                  <span className="min-w-16 truncate text-xs text-ink-muted">
                    <span className="sr-only">, then </span>
                    <span aria-hidden>→ </span>
                    {elsewhere.map(nameOf).join(', ')}
                  </span>
                )}
                {isLoose && <Badge>Not reached</Badge>}
                {problem && <Sign problem={problem} />}
              </button>
              <RowMenu
                node={node}
                nameOf={nameOf}
                onOpen={onOpen}
                onAdded={onAdded}
                onConnect={() => setConnecting(node.id)}
              />
            </li>
          );
        })}
        {flow.notes?.map((note) => (
          <NoteRow key={note.id} note={note} onOpen={onOpen} />
        ))}
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

/** What it says; of a form, an article or a booking without words of its own, what that is called. */
function titleOf(node: GraphNode, names: ReadonlyMap<string, string>, references: FlowReferences): string {
  const text = 'body' in node.data ? node.data.body : 'prompt' in node.data ? node.data.prompt : '';
  return plainMarkdown(text).trim() || namedBy(node, references) || (names.get(node.id) ?? '');
}

function namedBy(node: GraphNode, { forms, articles, eventTypes }: FlowReferences): string | undefined {
  if (node.type === 'Form') return forms.find(({ id }) => id === node.data.formTemplateId)?.name;
  if (node.type === 'TextArticle' && !node.data.label.trim()) {
    return articles.find(({ id }) => id === node.data.articleId)?.title;
  }
  if (node.type === 'Calendly' && !node.data.title.trim()) {
    return eventTypes.find(({ uri }) => uri === node.data.eventTypeUri)?.name;
  }
  return undefined;
}
