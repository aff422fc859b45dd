import { useMemo, useRef, useState, type DragEvent, type MouseEvent } from 'react';
import {
  Background,
  BackgroundVariant,
  MiniMap,
  useReactFlow,
  useStore,
  type Connection,
  type EdgeChange,
  type FinalConnectionState,
  type NodeChange,
  type ReactFlowState,
} from 'reactflow';
import type { Point } from '@parley/guided-flow/flow';
import { STARTING_ID } from '@parley/guided-flow/presentation';
import { notify } from '#ui/toast.ts';
import { connectSteps, GRID, isFixedEdge, moveItems, reconnectSteps, whyNotReconnect } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { stepTypeOf } from '../stepKinds.ts';
import { FIT, isNarrowForDock, showAll } from './fit.ts';
import { CanvasMenus, type CanvasMenu } from './CanvasMenus.tsx';
import { DRAGGED } from './dragged.ts';
import { FlowEdge } from './FlowEdge.tsx';
import { type Marks } from './marks.ts';
import { MovingFlow } from './MovingFlow.tsx';
import { NoteView } from './nodes/NoteView.tsx';
import { StepView } from './nodes/StepView.tsx';
import { createCanvas, type CanvasEdge, type CanvasNode } from './toCanvas.ts';
import { withTargets } from './targets.ts';
import { useCanvasStyles } from './useCanvasStyles.ts';

const NODE_TYPES = { step: StepView, note: NoteView };
const EDGE_TYPES = { flow: FlowEdge };
const SNAP: [number, number] = [GRID, GRID];
/** Zoom (spec §9). */
const ZOOM = { least: 0.5, most: 2 };
/** From so many steps on a small map costs more than it tells. */
const MOST_ON_MAP = 400;

type CanvasProps = {
  marks: Marks;
  counts: ReadonlyMap<string, number> | null;
  /** Shown, but nothing can be changed: a comparison, or a visitor's way. */
  isFrozen?: boolean;
  /** A note is to be written there. */
  onNote: (at: Point) => void;
};

/** The flow as a graph. Everything that it does the outline does too, by keyboard. */
export function Canvas({ marks, counts, isFrozen = false, onNote }: CanvasProps) {
  useCanvasStyles();
  const editor = useEditor();
  const { flow, selected, setSelected, apply, isReadOnly } = editor;
  const isFixed = isReadOnly || isFrozen;
  const [draw] = useState(createCanvas);
  const [linkFrom, setLinkFrom] = useState<string | null>(null);
  const [menu, setMenu] = useState<CanvasMenu | null>(null);
  /** The connection that is drawn anew. */
  const redrawn = useRef<string | null>(null);
  const { screenToFlowPosition } = useReactFlow();
  const shownMarks = useMemo(
    () => (linkFrom === null ? marks : withTargets(marks, flow, linkFrom)),
    [marks, flow, linkFrom],
  );
  const drawn = useMemo(
    () => draw({ flow, selected, marks: shownMarks, counts, isReadOnly: isFixed }),
    [draw, flow, selected, shownMarks, counts, isFixed],
  );
  function drop(places: ReadonlyMap<string, Point>): boolean {
    return apply((now) => moveItems(now, places));
  }

  function takeSelection(changes: readonly (NodeChange<CanvasNode> | EdgeChange<CanvasEdge>)[]) {
    const picks = changes.filter((change) => change.type === 'select');
    if (picks.length === 0) return;
    setSelected((now) => {
      const next = new Set(now);
      for (const { id, selected: isSelected } of picks)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  }

  const whyNot = (connection: Connection | CanvasEdge) => whyNotReconnect(flow, redrawn.current, bare(connection));

  function onConnectEnd(
    event: globalThis.MouseEvent | TouchEvent,
    { isValid, toNode, fromNode, fromHandle }: FinalConnectionState,
  ) {
    setLinkFrom(null);
    if (isValid || !fromNode) return;
    const isForward = fromHandle?.type === 'source';
    if (toNode) {
      const [source, target] = isForward ? [fromNode.id, toNode.id] : [toNode.id, fromNode.id];
      const reason = whyNotReconnect(flow, redrawn.current, { source, target });
      if (reason) notify({ kind: 'warning', title: 'These two cannot be connected', detail: reason });
      return;
    }
    if (!isForward) return;
    const at = pointOf(event);
    setMenu({ kind: 'follow', at, place: screenToFlowPosition(at), source: fromNode.id });
  }

  function onDrop(event: DragEvent) {
    const type = stepTypeOf(event.dataTransfer.getData(DRAGGED));
    if (!type || isFixed) return;
    event.preventDefault();
    editor.add(type, { at: screenToFlowPosition({ x: event.clientX, y: event.clientY }) });
  }

  function openMenu(event: MouseEvent | globalThis.MouseEvent, next: (at: Point, place: Point) => CanvasMenu) {
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    setMenu(next(at, screenToFlowPosition(at)));
  }

  return (
    <div className="flow-canvas relative h-full w-full" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <MovingFlow
        nodes={drawn.nodes}
        edges={drawn.edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onSelect={takeSelection}
        onDropped={drop}
        onEdgesChange={takeSelection}
        onConnect={(connection) => void apply((now) => connectSteps(now, bare(connection)))}
        onReconnectStart={(_, { id }) => {
          redrawn.current = id;
        }}
        onReconnect={({ id }, connection) => void apply((now) => reconnectSteps(now, id, bare(connection)))}
        onReconnectEnd={() => {
          redrawn.current = null;
        }}
        isValidConnection={(connection) => whyNot(connection) === null}
        onConnectStart={(_, { nodeId, handleType }) => setLinkFrom(handleType === 'source' ? nodeId : null)}
        onConnectEnd={onConnectEnd}
        onNodeContextMenu={(event, { id }) => {
          if (id === STARTING_ID) return event.preventDefault();
          if (!selected.has(id)) editor.select(id);
          return openMenu(event, (at, place) => ({ kind: 'step', at, place, id }));
        }}
        onEdgeContextMenu={(event, edge) => {
          if (isFixedEdge(edge)) return event.preventDefault();
          editor.select(edge.id);
          return openMenu(event, (at, place) => ({ kind: 'edge', at, place, id: edge.id }));
        }}
        onPaneContextMenu={(event) => openMenu(event, (at, place) => ({ kind: 'pane', at, place }))}
        nodesDraggable={!isFixed}
        nodesConnectable={!isFixed}
        edgesReconnectable={!isFixed}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        snapToGrid
        snapGrid={SNAP}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        fitView
        fitViewOptions={FIT}
        onInit={(canvas) => void showAll(canvas)}
        deleteKeyCode={null}
        multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
        connectionRadius={30}
        proOptions={{ hideAttribution: true }}
        aria-label="Canvas of the flow"
      >
        <Background variant={BackgroundVariant.Dots} gap={GRID} size={1} />
        {flow.graph.nodes.length <= MOST_ON_MAP && <SmallMap hasDock={!isFixed} />}
      </MovingFlow>
      {menu && !isFrozen && <CanvasMenus menu={menu} onNote={onNote} onClose={() => setMenu(null)} />}
    </div>
  );
}

const isWide = ({ width }: ReactFlowState) => width >= 720;

function SmallMap({ hasDock }: { hasDock: boolean }) {
  const isRaised = useStore(isNarrowForDock) && hasDock;
  if (!useStore(isWide)) return null;
  return (
    <MiniMap
      position="bottom-right"
      ariaLabel="Small map of the flow"
      pannable
      zoomable
      nodeClassName={({ selected }) => (selected ? 'is-selected' : '')}
      className={`!m-4 overflow-hidden rounded-card inset-ring inset-ring-line ${isRaised ? '!mb-21' : ''}`}
      style={{ width: 134, height: 90 }}
    />
  );
}

const bare = ({ source, target, sourceHandle, targetHandle }: Connection | CanvasEdge) => ({
  source,
  target,
  ...(sourceHandle && { sourceHandle }),
  ...(targetHandle && { targetHandle }),
});

function pointOf(event: globalThis.MouseEvent | TouchEvent): Point {
  const pointer = 'clientX' in event ? event : event.changedTouches[0];
  return { x: pointer?.clientX ?? 0, y: pointer?.clientY ?? 0 };
}
