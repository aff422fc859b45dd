import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { GraphNode, GuidedFlow, Point } from '@parley/guided-flow/flow';
import { newNode, type StepType } from '@parley/guided-flow/newNode';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { PRESENTATION_ID } from '@parley/guided-flow/presentation';
import { notify } from '#ui/toast.ts';
import { counted } from '#ui/format.ts';
import { align, type Alignment } from '../draft/align.ts';
import { clipOf, paste, readClip, writeClip, type Clip } from '../draft/clipboard.ts';
import { addNote, addStep, insertStep, isFixedEdge, isStep, nodeOf, removeItems } from '../draft/edits.ts';
import { uncovered } from '../draft/uncovered.ts';
import { NEW_NOTE } from '../noteSizes.ts';
import { useFlowEdits } from './useFlowEdits.ts';

const NONE: ReadonlySet<string> = new Set();
const FIRST_NOTE = { x: 0, y: 60 };

export const newId = (): string => crypto.randomUUID();

/** Between two steps that follow each other, in px. */
const GAP = 60;

type FlowEditorOptions = {
  flow: GuidedFlow;
  change: (next: (flow: GuidedFlow) => GuidedFlow) => void;
  isReadOnly: boolean;
  /** What new steps that book begin with. */
  defaultEventTypeUri?: string | null;
};

/** What is edited, what is chosen of it, and all that can be done with it: the same for canvas, outline, inspector and keys. */
export function useFlowEditor({ flow, change, isReadOnly, defaultEventTypeUri = null }: FlowEditorOptions) {
  const edits = useFlowEdits({ flow, change, isReadOnly });
  const { apply } = edits;
  const [selected, setSelected] = useState(NONE);
  // A step that was added and of which nobody has touched a field yet: what it lacks is not wrong before.
  const [begun, setBegun] = useState<string | null>(null);
  if (begun !== null && !selected.has(begun)) setBegun(null);
  const touch = useCallback(() => setBegun(null), []);
  // For a browser that does not give the clipboard away.
  const [clip, setClip] = useState<Clip | null>(null);

  const select = useCallback((...ids: readonly string[]) => setSelected(new Set(ids)), []);

  const make = useCallback(
    (id: string, type: StepType, place: Point): GraphNode => {
      const node = newNode(id, type, place);
      return node.type === 'Calendly' ? { ...node, data: { ...node.data, eventTypeUri: defaultEventTypeUri } } : node;
    },
    [defaultEventTypeUri],
  );

  /**
   * Adds a step: there, or behind the one that it is to follow, or behind the one that is chosen; the first one behind the
   * presentation. Answers its id.
   */
  const add = useCallback(
    (type: StepType, { at, after }: { at?: Point; after?: string } = {}): string => {
      const id = newId();
      const [only] = selected.size === 1 ? selected : [];
      const source = after ?? (at ? undefined : only);
      apply((now) => {
        const from = source === undefined ? (at ? undefined : beginningOf(now)) : nodeOf(now, source);
        const place = at ?? uncovered(now, from ? placeAfter(now, from.id) : { x: 60, y: 225 }, sizeOf({ type }));
        return addStep(now, make(id, type, place), from?.id);
      });
      setSelected(new Set([id]));
      setBegun(id);
      return id;
    },
    [apply, selected, make],
  );

  const insert = useCallback(
    (type: StepType, edgeId: string) => {
      const id = newId();
      const isDone = apply((now) => {
        const edge = now.graph.edges.find((one) => one.id === edgeId);
        const [source, target] = edge ? [nodeOf(now, edge.source), nodeOf(now, edge.target)] : [];
        if (!source || !target) return now;
        const place = {
          x: (source.position.x + sizeOf(source).width + target.position.x - sizeOf({ type }).width) / 2,
          y: (source.position.y + target.position.y) / 2,
        };
        return insertStep(now, edgeId, make(id, type, place));
      });
      if (isDone) {
        setSelected(new Set([id]));
        setBegun(id);
      } else
        notify({
          kind: 'warning',
          title: 'That step cannot stand there',
          detail: 'What follows takes other steps only.',
        });
    },
    [apply, make],
  );

  const remove = useCallback(
    (ids: ReadonlySet<string>) => {
      if (apply((now) => removeItems(now, ids))) setSelected(NONE);
    },
    [apply],
  );

  const copy = useCallback(
    async (ids: ReadonlySet<string>): Promise<boolean> => {
      const copied = clipOf(flow, ids);
      if (!copied) return false;
      setClip(copied);
      await navigator.clipboard?.writeText(writeClip(copied)).catch(() => {});
      notify({ kind: 'success', title: `${counted(copied.nodes.length + copied.notes.length, 'step')} copied` });
      return true;
    },
    [flow],
  );

  const put = useCallback(
    (from: Clip, at?: Point) => {
      apply((now) => {
        const pasted = paste(now, from, newId, at);
        setSelected(pasted.ids);
        return pasted.flow;
      });
    },
    [apply],
  );

  /** `text`: of the clipboard, where the browser gave it with the key. */
  const pasteClip = useCallback(
    async (at?: Point, text?: string) => {
      const read = text ?? (await navigator.clipboard?.readText().catch(() => '')) ?? '';
      const found = readClip(read) ?? clip;
      if (found) put(found, at);
      else
        notify({
          kind: 'warning',
          title: 'There is no step to paste',
          detail: 'Copy steps of this or another flow first.',
        });
    },
    [clip, put],
  );

  const duplicate = useCallback(
    (ids: ReadonlySet<string>) => {
      const copied = clipOf(flow, ids);
      if (copied) put(copied);
    },
    [flow, put],
  );

  /** Adds a note: there, or where it covers nothing. */
  const note = useCallback(
    (at?: Point): void => {
      const id = newId();
      apply((now) => addNote(now, { id, text: '', position: at ?? uncovered(now, FIRST_NOTE, NEW_NOTE), ...NEW_NOTE }));
      setSelected(new Set([id]));
    },
    [apply],
  );

  const lineUp = useCallback((how: Alignment) => void apply((now) => align(now, selected, how)), [apply, selected]);

  const tidy = useCallback(async () => {
    const { layoutFlow } = await import('../draft/layout.ts');
    apply(layoutFlow);
  }, [apply]);

  const selectAll = useCallback(
    () =>
      setSelected(
        new Set([
          ...flow.graph.nodes.filter(isStep).map(({ id }) => id),
          ...flow.graph.edges.filter((edge) => !isFixedEdge(edge)).map(({ id }) => id),
          ...(flow.notes ?? []).map(({ id }) => id),
        ]),
      ),
    [flow],
  );

  return useMemo(
    () => ({
      ...edits,
      flow,
      selected,
      begun,
      touch,
      setSelected,
      select,
      add,
      insert,
      remove,
      copy,
      cut: async (ids: ReadonlySet<string>) => {
        if (await copy(ids)) remove(ids);
      },
      pasteClip,
      duplicate,
      note,
      lineUp,
      tidy,
      selectAll,
      isReadOnly,
    }),
    [
      edits,
      flow,
      selected,
      begun,
      touch,
      select,
      add,
      insert,
      remove,
      copy,
      pasteClip,
      duplicate,
      note,
      lineUp,
      tidy,
      selectAll,
      isReadOnly,
    ],
  );
}

export type FlowEditor = ReturnType<typeof useFlowEditor>;

/** The presentation, as long as nothing follows it. */
const beginningOf = (flow: GuidedFlow): GraphNode | undefined =>
  flow.graph.edges.some(({ source }) => source === PRESENTATION_ID) ? undefined : nodeOf(flow, PRESENTATION_ID);

/** Behind a step, under what follows it already. */
export function placeAfter(flow: GuidedFlow, id: string): Point {
  const source = nodeOf(flow, id);
  if (!source) return { x: 60, y: 225 };
  const followers = flow.graph.edges
    .filter((edge) => edge.source === id)
    .flatMap(({ target }) => nodeOf(flow, target) ?? []);
  const x = id === PRESENTATION_ID ? GAP : source.position.x + sizeOf(source).width + GAP;
  const y = followers.length
    ? Math.max(...followers.map((node) => node.position.y + sizeOf(node).height)) + GAP / 2
    : source.position.y;
  return { x: followers[0]?.position.x ?? x, y };
}

export const FlowEditorContext = createContext<FlowEditor | null>(null);

/** The editor around; only inside of it. */
export function useEditor(): FlowEditor {
  const editor = useContext(FlowEditorContext);
  if (!editor) throw new Error('There is no flow editor around.');
  return editor;
}
