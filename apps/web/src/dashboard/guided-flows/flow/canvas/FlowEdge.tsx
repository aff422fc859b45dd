import { memo } from 'react';
import { getSmoothStepPath, type EdgeProps } from 'reactflow';
import { count as countText } from '#ui/format.ts';
import { type CanvasEdge } from './toCanvas.ts';

/** Under a count, per character and beside them, in px. */
const CHARACTER = 7;
const MARGIN = 12;

/** A connection: right-angled, with how many visitors went along. */
export const FlowEdge = memo(function FlowEdge({
  sourceX,
  sourceY,
  sourcePosition,
  targetX,
  targetY,
  targetPosition,
  selected = false,
  data,
}: EdgeProps<CanvasEdge>) {
  const [path, x, y] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
    borderRadius: 12,
  });
  const { count = null, mark } = data ?? {};
  const text = count === null ? '' : countText(count);
  const look = mark?.diff ? `is-${mark.diff.toLowerCase()}` : mark?.trace ? 'is-passed' : '';
  return (
    <>
      <path d={path} fill="none" className="react-flow__edge-interaction" stroke="transparent" strokeWidth={20} />
      <path d={path} fill="none" className={`flow-path ${look} ${selected ? 'is-selected' : ''}`} />
      {text && (
        <g transform={`translate(${x} ${y})`} className="flow-count">
          <rect
            x={-(text.length * CHARACTER + MARGIN) / 2}
            y={-9}
            width={text.length * CHARACTER + MARGIN}
            height={18}
            rx={9}
          />
          <text textAnchor="middle" dominantBaseline="central">
            {text}
          </text>
        </g>
      )}
    </>
  );
});
