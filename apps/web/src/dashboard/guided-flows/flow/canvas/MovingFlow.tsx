import { useState } from 'react';
import { applyNodeChanges, ReactFlow, type NodeChange, type ReactFlowProps } from 'reactflow';
import type { Point } from '@parley/guided-flow/flow';
import { snapped } from '../draft/edits.ts';
import { type CanvasEdge, type CanvasNode } from './toCanvas.ts';

type MovingFlowProps = Omit<ReactFlowProps<CanvasNode, CanvasEdge>, 'nodes' | 'onNodesChange' | 'onSelect'> & {
  nodes: CanvasNode[];
  onSelect: (changes: readonly NodeChange<CanvasNode>[]) => void;
  /** Where what was let go is now; false: where it was. */
  onDropped: (places: ReadonlyMap<string, Point>) => boolean;
};

/**
 * While something is dragged, or made larger, it moves here alone; the flow takes its place when it is let go. All else about the canvas stays
 * as it is meanwhile, so that only what moves is drawn anew.
 */
export function MovingFlow({ nodes: drawn, onSelect, onDropped, ...flow }: MovingFlowProps) {
  const [nodes, setNodes] = useState(drawn);
  const [shown, setShown] = useState(drawn);
  if (drawn !== shown) {
    setShown(drawn);
    setNodes(drawn);
  }

  function onNodesChange(changes: NodeChange<CanvasNode>[]) {
    const places = new Map<string, Point>();
    for (const change of changes) {
      if (change.type === 'position' && change.dragging === false && change.position) {
        places.set(change.id, snapped(change.position));
      }
    }
    onSelect(changes);
    const moving = changes.filter(
      (change) => (change.type === 'position' && change.dragging) || (change.type === 'dimensions' && change.resizing),
    );
    if (moving.length > 0) setNodes((now) => applyNodeChanges(moving, now));
    // Dropped where it was: the canvas forgets what it drew.
    if (places.size > 0 && !onDropped(places)) setNodes(drawn);
  }

  return <ReactFlow<CanvasNode, CanvasEdge> {...flow} nodes={nodes} onNodesChange={onNodesChange} />;
}
