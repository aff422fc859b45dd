import { useEffect, useMemo, useState } from 'react';
import { RotateCcw, X } from 'lucide-react';
import type { GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { fillVariables } from '@parley/guided-flow/fillVariables';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Marks } from '../canvas/marks.ts';
import { summaryOf } from '../canvas/toCanvas.ts';
import { VARIABLES } from '@parley/guided-flow/variables';
import { useReferences } from '../references.ts';
import { SavedTests } from './SavedTests.tsx';
import { TestChat } from './TestChat.tsx';
import { beginTest, replay, startsOf, traceOf, type CheckedTest } from './testRun.ts';

type FlowTestProps = {
  guidedFlowId: string;
  flow: GuidedFlow;
  /** What was saved, and how it goes. */
  tests: readonly CheckedTest[];
  isReadOnly: boolean;
  /** The step to begin at; null: as visitors do. */
  start: string | null;
  /** What the canvas shows of the way. */
  onTrace: (marks: Marks) => void;
  onClose: () => void;
};

const SAMPLE: Readonly<Record<string, string>> = {
  first_name: 'Lena',
  name: 'Lena Roth',
  email: 'lena@example.com',
  language: 'English',
  page: '/returns',
  company: 'Northwind Outdoor',
};

/** Runs the draft beside the canvas, on which the way is lit. Nothing of it is counted or sent. Default export: it is loaded lazily. */
export default function FlowTest(props: FlowTestProps) {
  const { guidedFlowId, flow, tests, isReadOnly, start: asked, onTrace, onClose } = props;
  const references = useReferences();
  const [start, setStart] = useState(asked ?? 'presentation');
  const [run, setRun] = useState(() => beginTest(flow, start));
  const [values, setValues] = useState(SAMPLE);
  const [isClosed, setClosed] = useState(false);
  const { position, lines } = run;
  const trace = useMemo(() => traceOf(position, flow.graph), [position, flow.graph]);
  const names = nodeNames(flow.graph);
  useEffect(() => {
    onTrace(trace);
  }, [trace, onTrace]);

  function begin(from: string) {
    setStart(from);
    setRun(beginTest(flow, from));
  }
  function runTest({ steps }: CheckedTest) {
    setStart(steps[0]?.nodeId ?? 'presentation');
    setRun(replay(flow, steps, (node) => filled(labelIn(node, references.articles))));
  }
  const filled = (text: string) => fillVariables(text, new Map(Object.entries(values)));

  return (
    <aside
      aria-label="Test"
      className="flex w-84 flex-none flex-col border-l border-line bg-surface max-md:w-full max-md:border-l-0"
    >
      <header className="flex h-12 flex-none items-center gap-2 border-b border-line pr-2.5 pl-4">
        <h2 className="text-sm font-semibold">Test</h2>
        <span className="flex-1">
          <Badge>Draft</Badge>
        </span>
        <IconButton icon={RotateCcw} label="Begin again" onClick={() => begin(start)} />
        <IconButton icon={X} label="Close test" onClick={onClose} />
      </header>
      <div className="flex-none border-b border-line px-4 py-2.5">
        <Select
          label="Start at"
          options={startsOf(flow).map((node) => ({
            id: node.id,
            label:
              node.type === 'Presentation' ? summaryOf(node, flow.presentation) : (names.get(node.id) ?? node.type),
          }))}
          value={start}
          onChange={begin}
        />
      </div>
      <div className="min-h-40 flex-1">
        <QueryBoundary what="chat" isInCard fallback={<Skeleton className="m-4 h-40" />}>
          {(fetchKey) => <TestChat {...{ guidedFlowId, flow, run, values, isClosed, fetchKey }} onAct={setRun} />}
        </QueryBoundary>
      </div>
      {position.state !== 'Waiting' && (
        <output className="block flex-none border-t border-line px-4 py-2 text-center text-xs text-ink-muted">
          {position.state === 'HandedOff'
            ? 'Handed to a person. In a test, nobody is told.'
            : lines.length === 0
              ? 'Nothing follows here.'
              : 'The flow ends here.'}
        </output>
      )}
      <details className="flex-none border-t border-line px-4 py-2.5">
        <summary className="cursor-pointer text-dense font-medium">Variables</summary>
        <div className="grid max-h-56 gap-2 overflow-y-auto pt-2">
          {VARIABLES.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              value={values[name] ?? ''}
              onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
            />
          ))}
          <Switch label="Outside of office hours" value={isClosed} onChange={setClosed} />
        </div>
      </details>
      <SavedTests
        guidedFlowId={guidedFlowId}
        tests={tests}
        steps={run.steps}
        nameOf={(id) => names.get(id) ?? 'a step that is gone'}
        onRun={runTest}
        isReadOnly={isReadOnly}
      />
      <p className="flex-none border-t border-line px-4 py-2 text-xs text-ink-faint">
        Nothing here is counted or sent.
      </p>
    </aside>
  );
}

function labelIn({ data }: GraphNode, articles: readonly { id: string; title: string }[]): string {
  const label = 'label' in data ? data.label.trim() : '';
  if (label) return label;
  if ('articleId' in data) return articles.find(({ id }) => id === data.articleId)?.title ?? 'Article';
  return 'Without a label';
}
