import { LayoutTemplate, Maximize, Minus, Plus, Redo2, Search, StickyNote, Undo2 } from 'lucide-react';
import { useReactFlow, useStore, type ReactFlowState } from 'reactflow';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { percent } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { isApple } from '#dashboard/shortcuts/platform.ts';
import { useEditor } from './useFlowEditor.ts';
import { isNarrowForDock, showAll } from '../canvas/fit.ts';
import type { CanvasEdge, CanvasNode } from '../canvas/toCanvas.ts';

export type FlowView = 'canvas' | 'outline';
/** What lies over the canvas. */
export const FLOATING =
  'pointer-events-auto flex items-center gap-0.5 rounded-card bg-raised p-1 shadow-raised inset-ring inset-ring-line';
const Bar = () => <span aria-hidden className="mx-1 h-5 w-px bg-line" />;
const mod = (key: string) => (isApple ? `⌘${key}` : `Ctrl+${key}`);

type EditToolsProps = {
  view: FlowView;
  onView: (view: FlowView) => void;
  onFind: () => void;
  onNote: () => void;
};

/** Over the canvas at the left: what is done to the flow as a whole, and how it is looked at. */
export function EditTools({ view, onView, onFind, onNote }: EditToolsProps) {
  const { undo, redo, canUndo, canRedo, tidy, isReadOnly } = useEditor();
  return (
    <div role="toolbar" aria-label="Flow" className={`${FLOATING} flex-wrap`}>
      {!isReadOnly && (
        <>
          <IconButton icon={Undo2} label="Undo" shortcut={mod('Z')} disabled={!canUndo} onClick={undo} />
          <IconButton
            icon={Redo2}
            label="Redo"
            shortcut={isApple ? '⇧⌘Z' : 'Ctrl+Shift+Z'}
            disabled={!canRedo}
            onClick={redo}
          />
          <Bar />
        </>
      )}
      <IconButton icon={Search} label="Find a step" shortcut={mod('F')} onClick={onFind} />
      {!isReadOnly && (
        <>
          <IconButton icon={LayoutTemplate} label="Tidy up" onClick={() => void tidy()} />
          <IconButton icon={StickyNote} label="Add a note" onClick={onNote} />
        </>
      )}
      <Bar />
      <SegmentedControl
        label="Look at the flow as"
        options={[
          { id: 'canvas', label: 'Canvas' },
          { id: 'outline', label: 'Outline' },
        ]}
        value={view}
        onChange={onView}
      />
    </div>
  );
}

const zoomOf = ({ transform }: ReactFlowState) => transform[2];

/** At the foot of the canvas, above the dock where both do not fit beside each other: how large it is drawn. */
export function ZoomTools({ hasDock }: { hasDock: boolean }) {
  const canvas = useReactFlow<CanvasNode, CanvasEdge>();
  const { zoomIn, zoomOut } = canvas;
  const zoom = useStore(zoomOf);
  const isRaised = useStore(isNarrowForDock) && hasDock;
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className={`${FLOATING} absolute left-4 z-10 ${isRaised ? 'bottom-21' : 'bottom-4'}`}
    >
      <IconButton icon={Minus} label="Zoom out" disabled={zoom <= 0.5} onClick={() => void zoomOut()} />
      <span className="w-[38px] text-center text-xs font-medium text-ink-muted tabular-nums">{percent(zoom)}</span>
      <IconButton icon={Plus} label="Zoom in" disabled={zoom >= 2} onClick={() => void zoomIn()} />
      <IconButton icon={Maximize} label="Show everything" onClick={() => void showAll(canvas)} />
    </div>
  );
}
