import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { CopyPlus, StickyNote, Trash2, X, type LucideIcon } from 'lucide-react';
import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { PRESENTATION_ID } from '@parley/guided-flow/presentation';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ALIGNMENTS } from '../editor/alignments.ts';
import { nodeOf, replaceNode, replaceNote } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { fieldProblem, fieldWarning, type Problem } from '../problems/flowProblems.ts';
import { STEP_KINDS } from '../stepKinds.ts';
import { FIRST_FIELD } from './stepField.ts';
import { NoteFields } from './NoteFields.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { StepFields } from './StepFields.tsx';

type InspectorProps = {
  problems: readonly Problem[];
  /** Which field is meant; taken once. */
  field: string | null;
  onFieldTaken: () => void;
  onClose?: () => void;
  /** Beneath the fields of a step: what visitors did there. */
  renderFigures?: (nodeId: string) => ReactNode;
};

/** What is chosen, and all that can be said of it. */
export function Inspector({ problems, field, onFieldTaken, onClose, renderFigures }: InspectorProps) {
  const { flow, selected, begun, touch, apply, isReadOnly, duplicate, remove, lineUp } = useEditor();
  const panel = useRef<HTMLDivElement>(null);
  // What undo has taken away is not chosen any more.
  const chosen = [...selected].filter(
    (id) => nodeOf(flow, id) ?? [...(flow.notes ?? []), ...flow.graph.edges].some((item) => item.id === id),
  );
  const [only] = chosen.length === 1 ? chosen : [];
  const node = only === undefined ? undefined : nodeOf(flow, only);
  const note = flow.notes?.find(({ id }) => id === only);
  const edge = flow.graph.edges.find(({ id }) => id === only);

  useEffect(() => {
    if (field === null) return;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    if (field === FIRST_FIELD) find('input:not([type="hidden"]):not([tabindex="-1"]), textarea')?.focus();
    else {
      const named = find(`[name="${CSS.escape(field)}"], [data-field="${CSS.escape(field)}"] input`);
      (named ?? find('[data-invalid] button, input, textarea'))?.focus();
    }
    onFieldTaken();
  }, [field, onFieldTaken]);

  if (chosen.length > 1) {
    return (
      <Panel ref={panel} title={`${howMany(flow, chosen)} chosen`} onClose={onClose}>
        {!isReadOnly && (
          <>
            <div role="toolbar" aria-label="Line up" className="flex flex-wrap gap-1">
              {ALIGNMENTS.map(({ how, icon, label }) => (
                <IconButton key={how} icon={icon} label={label} onClick={() => lineUp(how)} />
              ))}
            </div>
            <div className="flex gap-2">
              <Button onClick={() => duplicate(selected)}>Duplicate</Button>
              <Button variant="dangerQuiet" onClick={() => remove(selected)}>
                Delete
              </Button>
            </div>
          </>
        )}
      </Panel>
    );
  }
  if (note) {
    return (
      <Panel
        ref={panel}
        title="Note"
        icon={StickyNote}
        onClose={onClose}
        onRemove={isReadOnly ? undefined : () => remove(selected)}
      >
        <NoteFields
          note={note}
          isReadOnly={isReadOnly}
          onChange={(next, name) => void apply((now) => replaceNote(now, next), `${note.id} ${name}`)}
        />
      </Panel>
    );
  }
  if (edge) {
    return (
      <Panel
        ref={panel}
        title="Connection"
        onClose={onClose}
        onRemove={isReadOnly ? undefined : () => remove(selected)}
      >
        <p className="text-dense text-ink-muted">
          After {nameOf(nodeOf(flow, edge.source))} comes {nameOf(nodeOf(flow, edge.target))}.
        </p>
      </Panel>
    );
  }
  if (!node || node.type === 'Starting' || node.type === 'Presentation') {
    const of = (name: string) =>
      name === 'name'
        ? (problems.find(({ kind }) => kind === 'DuplicateGuidedFlowName')?.message ?? null)
        : fieldProblem(problems, 'presentation', name);
    return (
      <Panel ref={panel} title="Presentation" icon={STEP_KINDS.Presentation.icon} onClose={onClose}>
        <PresentationFields problemOf={of} />
        {renderFigures?.(PRESENTATION_ID)}
      </Panel>
    );
  }

  const { title, icon } = STEP_KINDS[node.type];
  const change = (next: GraphNode, name: string) =>
    void apply((now) => (nodeOf(now, next.id) ? replaceNode(now, next) : now), `${next.id} ${name}`);
  return (
    <Panel
      key={node.id}
      ref={panel}
      title={title}
      icon={icon}
      onClose={onClose}
      onFieldLeft={touch}
      onDuplicate={isReadOnly ? undefined : () => duplicate(selected)}
      onRemove={isReadOnly ? undefined : () => remove(selected)}
    >
      <StepFields
        node={node}
        isReadOnly={isReadOnly}
        problemOf={(name) => (begun === node.id ? null : fieldProblem(problems, node.id, name))}
        warningOf={(name) => fieldWarning(problems, node.id, name)}
        onChange={change}
      />
      {renderFigures?.(node.id)}
    </Panel>
  );
}

/** Connections are told of where nothing else is chosen: beside steps they come along. */
function howMany({ graph, notes = [] }: GuidedFlow, chosen: readonly string[]): string {
  const among = (items: readonly { id: string }[]) => items.filter(({ id }) => chosen.includes(id)).length;
  const [steps, noted] = [among(graph.nodes), among(notes)];
  const said = [...(steps > 0 ? [counted(steps, 'step')] : []), ...(noted > 0 ? [counted(noted, 'note')] : [])];
  return said.join(' and ') || counted(chosen.length, 'connection');
}

function nameOf(node: GraphNode | undefined): string {
  if (!node) return 'nothing';
  const label = 'label' in node.data ? node.data.label.trim() : '';
  return label ? `“${label}”` : `a ${STEP_KINDS[node.type].title.toLowerCase()} step`;
}

type PanelProps = {
  ref: Ref<HTMLDivElement>;
  title: string;
  icon?: LucideIcon;
  onDuplicate?: () => void;
  onRemove?: () => void;
  onClose?: () => void;
  onFieldLeft?: () => void;
  children: ReactNode;
};

function Panel({ ref, title, icon: Icon, onDuplicate, onRemove, onClose, onFieldLeft, children }: PanelProps) {
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      <header className="flex h-12 flex-none items-center gap-2 border-b border-line pr-2.5 pl-4">
        {Icon && <Icon aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />}
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</h2>
        {onDuplicate && <IconButton icon={CopyPlus} label="Duplicate" onClick={onDuplicate} />}
        {onRemove && <IconButton icon={Trash2} label="Delete" onClick={onRemove} />}
        {onClose && <IconButton icon={X} label="Close" onClick={onClose} />}
      </header>
      <div onBlur={onFieldLeft} className="grid min-h-0 flex-1 content-start gap-3.5 overflow-y-auto px-4 py-3.5">
        {children}
      </div>
    </div>
  );
}
