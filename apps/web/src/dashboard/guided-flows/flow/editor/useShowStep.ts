import { useCallback, useEffect, useRef } from 'react';
import { useReactFlow } from 'reactflow';
import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { nodeOf } from '../draft/edits.ts';

/** Answers how to bring a step into the middle of the canvas; one that is just being added is in the flow a moment later. */
export function useShowStep(flow: GuidedFlow): (id: string) => void {
  const { setCenter, getZoom } = useReactFlow();
  const added = useRef<string | null>(null);
  const show = useCallback(
    (node: GraphNode) => {
      const { width, height } = sizeOf(node);
      const { x, y } = node.position;
      void setCenter(x + width / 2, y + height / 2, { zoom: Math.max(getZoom(), 0.8), duration: 180 });
    },
    [setCenter, getZoom],
  );
  useEffect(() => {
    const node = added.current === null ? undefined : nodeOf(flow, added.current);
    if (!node) return;
    added.current = null;
    show(node);
  }, [flow, show]);

  return (id) => {
    const node = nodeOf(flow, id);
    if (node) show(node);
    else added.current = id;
  };
}
