import type { Graph, Presentation } from '@parley/guided-flow/flow';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { presentationDrawing } from '@parley/guided-flow/presentation';

type FlowThumbnailProps = { graph: Graph; presentation: Presentation };

/** The graph of a flow, small: its shape, not its words. */
export function FlowThumbnail({ graph, presentation }: FlowThumbnailProps) {
  const boxes = graph.nodes.map((node) => ({
    id: node.id,
    type: node.type,
    ...node.position,
    ...(node.type === 'Presentation' ? presentationDrawing(presentation) : sizeOf(node)),
  }));
  const at = new Map(boxes.map((box) => [box.id, box]));
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  return (
    <svg
      aria-hidden
      viewBox={`${left - 20} ${top - 20} ${width + 40} ${height + 40}`}
      className="h-9 w-20 flex-none rounded-[6px] bg-canvas inset-ring inset-ring-line"
    >
      {graph.edges.map(({ id, source, target }) => {
        const [from, to] = [at.get(source), at.get(target)];
        return (
          from &&
          to && (
            <path
              key={id}
              d={`M${from.x + from.width} ${from.y + from.height / 2} C ${from.x + from.width + 60} ${from.y + from.height / 2}, ${to.x - 60} ${to.y + to.height / 2}, ${to.x} ${to.y + to.height / 2}`}
              fill="none"
              className="stroke-line-strong"
              strokeWidth={6}
            />
          )
        );
      })}
      {boxes.map(({ id, type, x, y, width, height }) => (
        <rect
          key={id}
          {...{ x, y, width, height }}
          rx={type === 'Button' || type === 'Link' || type === 'Starting' ? height / 2 : 12}
          className={type === 'Presentation' ? 'fill-brand' : 'fill-ink-faint'}
        />
      ))}
    </svg>
  );
}
