import { memo } from 'react';
import { MapPin, Minus, Pencil, Plus, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Handle, Position, type NodeProps } from 'reactflow';
import { presentationDrawing } from '@parley/guided-flow/presentation';
import { STEP_KINDS } from '../../stepKinds.ts';
import { type Mark } from '../marks.ts';
import { type StepNode } from '../toCanvas.ts';
import { StepBody } from './StepBody.tsx';

/** One step as it lies on the canvas. */
export const StepView = memo(function StepView({ data, selected }: NodeProps<StepNode>) {
  const { node, presentation, mark } = data;
  const { type } = node;
  const { icon: Icon, title } = STEP_KINDS[type];
  const edge = edgeOf(selected, mark);
  if (type === 'Starting') {
    return (
      <div className="relative grid size-11 place-items-center rounded-full bg-ink text-surface">
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        <Dot at="source" isFixed />
        <span className="absolute top-[50px] text-2xs font-medium text-ink-faint">Start</span>
      </div>
    );
  }
  if (type === 'Presentation') {
    const { width, height } = presentationDrawing(presentation);
    const isCard = presentation.type === 'Card';
    return (
      <div
        className={`flow-step relative flex bg-brand text-brand-ink ${edge} ${isCard ? 'flex-col rounded-card' : 'items-center gap-[7px] rounded-[8px] px-2.5'}`}
        style={{ width, height }}
      >
        <StepBody node={node} presentation={presentation} />
        <Dot at="target" isFixed />
        <Dot at="source" />
        <Sign mark={mark} />
      </div>
    );
  }
  const isPill = type === 'Button' || type === 'Link';
  return (
    <div
      className={`flow-step relative h-full w-full bg-surface text-dense dark:bg-raised ${edge} ${isPill ? 'flex items-center gap-2 rounded-full px-3.5 font-medium whitespace-nowrap' : 'rounded-card'}`}
    >
      {isPill ? (
        <Icon aria-hidden className="size-[15px] flex-none text-brand" strokeWidth={1.75} />
      ) : (
        <p className="flex items-center gap-[7px] px-[11px] pt-2 text-xs font-medium text-ink-faint">
          <Icon aria-hidden className="size-3.5 text-ink-muted" strokeWidth={1.75} />
          {title}
        </p>
      )}
      <StepBody node={node} presentation={presentation} />
      <Dot at="target" />
      <Dot at="source" />
      <Sign mark={mark} />
    </div>
  );
});

function edgeOf(isSelected: boolean, { diff, trace, target }: Mark): string {
  if (target === 'valid') return 'flow-edge-valid';
  const faint = target === 'refused' ? ' opacity-45' : '';
  if (isSelected || trace?.isHere) return `flow-edge-selected${faint}`;
  if (diff) return `flow-edge-${diff.toLowerCase()}`;
  return `${trace ? 'flow-edge-passed' : 'flow-edge'}${faint}`;
}

/** Where connections end and begin. */
function Dot({ at, isFixed = false }: { at: 'target' | 'source'; isFixed?: boolean }) {
  return (
    <Handle
      type={at}
      position={at === 'target' ? Position.Left : Position.Right}
      isConnectable={!isFixed}
      className={isFixed ? 'flow-dot is-fixed' : 'flow-dot'}
    />
  );
}

const DIFF_SIGNS: Readonly<Record<NonNullable<Mark['diff']>, { icon: LucideIcon; look: string }>> = {
  Added: { icon: Plus, look: 'bg-positive-soft text-positive' },
  Removed: { icon: Minus, look: 'bg-critical-soft text-critical' },
  Changed: { icon: Pencil, look: 'bg-caution-soft text-caution' },
};

/** A small sign at the corner, never by colour alone. */
function Sign({ mark: { problem, trace, diff } }: { mark: Mark }) {
  if (diff) {
    const { icon: Icon, look } = DIFF_SIGNS[diff];
    return (
      <span
        className={`absolute -top-2.5 right-1 flex h-5 items-center gap-1 rounded-[5px] px-1.5 text-2xs font-medium ${look}`}
      >
        <Icon aria-hidden className="size-3" strokeWidth={2.1} />
        {diff}
      </span>
    );
  }
  if (trace) {
    return (
      <>
        <span className="absolute -top-2.5 -left-2.5 grid size-5 place-items-center rounded-full bg-brand text-2xs font-semibold text-brand-ink tabular-nums">
          <span className="sr-only">Step </span>
          {trace.order}
        </span>
        {trace.isHere && (
          <span className="absolute -top-2.5 right-1 flex h-5 items-center gap-1 rounded-[5px] bg-brand px-1.5 text-2xs font-medium text-brand-ink">
            <MapPin aria-hidden className="size-3" strokeWidth={2.1} />
            Now here
          </span>
        )}
      </>
    );
  }
  if (!problem) return null;
  const Icon = problem === 'error' ? X : TriangleAlert;
  return (
    <span
      title={problem === 'error' ? 'Something is missing' : 'Worth a look'}
      className={`absolute -top-2 -right-2 grid size-5 place-items-center rounded-full ring-2 ring-canvas ${problem === 'error' ? 'bg-critical text-critical-ink' : 'bg-caution text-surface'}`}
    >
      <Icon aria-hidden className="size-3" strokeWidth={2.4} />
      <span className="sr-only">{problem === 'error' ? 'Has an error' : 'Has a warning'}</span>
    </span>
  );
}
