import { Minus, Pencil, Plus, type LucideIcon } from 'lucide-react';
import { useReactFlow, useStore, type ReactFlowState } from 'reactflow';
import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { sizeOf } from '@parley/guided-flow/nodeSize';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { Badge } from '#ui/Badge.tsx';
import { describeChange, type ChangeWords } from '#versioning/describeChange.ts';
import { MarkedText } from '#versioning/MarkedText.tsx';
import { nodeOf } from '../draft/edits.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { STEP_KINDS } from '../stepKinds.ts';
import { type Comparison, type StepChange } from './compareFlows.ts';
import { FLOW_WORDS } from './readableFlow.ts';

const LOOKS: Readonly<Record<StepChange['kind'], { icon: LucideIcon; tone: 'live' | 'critical' | 'caution' }>> = {
  Added: { icon: Plus, tone: 'live' },
  Removed: { icon: Minus, tone: 'critical' },
  Changed: { icon: Pencil, tone: 'caution' },
};

/** What is different between two versions; each leads to its step on the canvas. */
export function ChangedSteps({ comparison }: { comparison: Comparison }) {
  const { steps, connections, name, counts, flow } = comparison;
  const names = nodeNames(flow.graph);
  const isSame = steps.length === 0 && connections.length === 0 && name === null;
  const titles = (id: string) => {
    const node = nodeOf(flow, id);
    return node ? titleOf(node, flow, names) : id;
  };
  return (
    <section aria-label="Changes" className="min-h-0 flex-1 overflow-y-auto">
      <h3 className="flex h-10 items-center gap-2 px-4 text-dense font-semibold">
        Changes
        <span className="font-normal text-ink-faint">
          {`${counts.added} added, ${counts.removed} removed, ${counts.changed} changed`}
        </span>
      </h3>
      {isSame && <p className="px-4 text-dense text-ink-muted">Nothing is different.</p>}
      <ul>
        {name && (
          <li className={ROW}>
            <Kind kind="Changed" title="Name of the flow" />
            <p className="text-xs wrap-anywhere">
              <WholeValues {...name} />
            </p>
          </li>
        )}
        {steps.map(({ kind, node, values }) => (
          <li key={node.id} className={ROW}>
            <Kind kind={kind} title={titleOf(node, flow, names)} of={STEP_KINDS[node.type].short} node={node} />
            {values.length > 0 && <Values change={{ kind, node, values }} />}
          </li>
        ))}
        {connections.map(({ kind, source, target }) => (
          <li key={`${source} ${target}`} className={ROW}>
            <Kind
              kind={kind}
              title={`${titles(source)} → ${titles(target)}`}
              of="Connection"
              node={nodeOf(flow, target)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW = 'grid gap-1 border-t border-line px-4 py-2 text-dense';

type KindProps = { kind: StepChange['kind']; title: string; of?: string; node?: GraphNode | undefined };

/** What is different, and how; `node`: where the canvas shows it. */
function Kind({ kind, title, of, node }: KindProps) {
  const { select } = useEditor();
  const { setCenter, getZoom } = useReactFlow();
  const isDrawn = useStore(hasCanvas);

  function show({ id, type, position: { x, y } }: GraphNode) {
    const { width, height } = sizeOf({ type });
    select(id);
    void setCenter(x + width / 2, y + height / 2, { zoom: Math.max(getZoom(), 0.8), duration: 180 });
  }

  return (
    <p className="flex items-center gap-2">
      <Badge tone={LOOKS[kind].tone} icon={LOOKS[kind].icon}>
        {kind}
      </Badge>
      {node && isDrawn ? (
        <button
          type="button"
          onClick={() => show(node)}
          className="link min-h-6 min-w-0 flex-1 truncate text-left font-medium"
        >
          <span className="sr-only">Show on the canvas: </span>
          {title}
        </button>
      ) : (
        <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
      )}
      {of && <span className="text-xs text-ink-faint">{of}</span>}
    </p>
  );
}

const hasCanvas = ({ domNode }: ReactFlowState) => domNode !== null;

function Values({ change: { node, values } }: { change: StepChange }) {
  return (
    <dl className="grid grid-cols-[88px_1fr] gap-x-2 gap-y-1 text-xs">
      {values.map((value) => {
        const { place, before, after, parts } = describeChange(value, [node.data], FLOW_WORDS);
        return (
          <div key={value.path.join('.')} className="contents">
            <dt className="text-ink-muted">{place}</dt>
            <dd className="wrap-anywhere">
              {parts ? <MarkedText parts={parts} /> : <WholeValues before={before} after={after} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function WholeValues({ before, after }: Pick<ChangeWords, 'before' | 'after'>) {
  return (
    <>
      {before && <del className="mr-1 bg-critical-soft text-critical">{before}</del>}
      {after ? (
        <ins className="bg-positive-soft text-positive">{after}</ins>
      ) : (
        <span className="text-ink-faint">nothing</span>
      )}
    </>
  );
}

function titleOf(node: GraphNode, { presentation }: GuidedFlow, names: ReadonlyMap<string, string>): string {
  if (node.type === 'Presentation') return presentation.lineOne || 'Presentation';
  const text = 'body' in node.data ? node.data.body : '';
  return plainMarkdown(text).trim() || (names.get(node.id) ?? '');
}
