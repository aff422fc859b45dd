import { lazy, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { OpenFlow_flow$key } from '#generated/OpenFlow_flow';
import { dayAt } from '#ui/date-range/days.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useNow } from '#ui/useNow.ts';
import type { useDraft } from '#versioning/useDraft.ts';
import { type Marks } from './canvas/marks.ts';
import { FlowWorkspace } from './editor/FlowWorkspace.tsx';
import { FlowActions } from './editor/FlowActions.tsx';
import { SaveNote } from './editor/SaveNote.tsx';
import { FlowEditorContext, useEditor } from './editor/useFlowEditor.ts';
import { StepFigures } from './figures/StepFigures.tsx';
import { reachedOf, useEdgeCounts, useFlowFigures } from './figures/useFlowFigures.ts';
import { VisitorsTool, type VisitorsAsked } from './figures/VisitorsTool.tsx';
import { type Comparison } from './history/compareFlows.ts';
import { TestStartContext } from './test/testStart.ts';
import { useFlowTests } from './test/useFlowTests.ts';

const FlowHistory = lazy(() => import('./history/FlowHistory.tsx'));
const FlowTest = lazy(() => import('./test/FlowTest.tsx'));

type OpenFlowProps = { flow: OpenFlow_flow$key; draft: ReturnType<typeof useDraft<GuidedFlow>> };

/** What stands beside the canvas in place of the fields. */
export type Beside = { kind: 'history' } | { kind: 'test'; start: string | null; run: number } | null;

/** One flow: its canvas, and beside it the fields, a test or its history. */
export function OpenFlow({ flow: key, draft }: OpenFlowProps) {
  const flow = useFragment(
    graphql`
      fragment OpenFlow_flow on GuidedFlow {
        id
        published {
          number
        }
        draft {
          savedAt
        }
        ...FlowActions_flow
        ...useFlowTests_flow
      }
    `,
    key,
  );
  const editor = useEditor();
  const [beside, setBeside] = useState<Beside>(null);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [trace, setTrace] = useState<Marks | null>(null);
  const tests = useFlowTests(flow, draft.content);
  const [visitors, setVisitors] = useState<VisitorsAsked>({ isOn: true, period: 'last-30-days', version: null });
  const latest = flow.published?.number ?? null;
  const range = rangeOf(visitors.period, dayAt(useNow()));
  const figures = useFlowFigures(
    flow.id,
    visitors.isOn && latest !== null ? { ...range, version: visitors.version } : null,
  );
  // A visitor's way, or two versions, are not to be mixed with how many went where.
  const isOwn = comparison === null && trace === null;
  const counts = useEdgeCounts(isOwn ? figures : null, editor.flow.graph);
  const reached = useMemo(() => reachedOf(isOwn ? figures : null), [isOwn, figures]);
  // While two versions are compared the canvas shows both, and nothing can be changed.
  const shown = useMemo(
    () => (comparison ? { ...editor, flow: comparison.flow, isReadOnly: true } : editor),
    [comparison, editor],
  );

  function turn(next: Beside) {
    setComparison(null);
    setTrace(null);
    setBeside(next);
  }
  const test = (start: string | null = null) =>
    turn({ kind: 'test', start, run: beside?.kind === 'test' ? beside.run + 1 : 0 });
  const aside =
    beside?.kind === 'history' ? (
      <LazyPart>
        <FlowHistory
          id={flow.id}
          draft={draft}
          isReadOnly={editor.isReadOnly}
          onCompare={setComparison}
          onClose={() => turn(null)}
        />
      </LazyPart>
    ) : beside?.kind === 'test' ? (
      <LazyPart>
        <FlowTest
          key={beside.run}
          guidedFlowId={flow.id}
          flow={editor.flow}
          tests={tests}
          isReadOnly={editor.isReadOnly}
          start={beside.start}
          onTrace={setTrace}
          onClose={() => turn(null)}
        />
      </LazyPart>
    ) : undefined;

  return (
    <TestStartContext value={test}>
      <FlowActions flow={flow} draft={draft} tests={tests} beside={beside} onBeside={turn} onTest={() => test()} />
      <FlowEditorContext value={shown}>
        <FlowWorkspace
          aside={aside}
          marks={comparison?.marks ?? trace ?? undefined}
          counts={counts}
          reached={reached}
          renderFigures={figures ? (nodeId) => <StepFigures figures={figures} nodeId={nodeId} /> : undefined}
          tools={latest !== null && isOwn && <VisitorsTool asked={visitors} latest={latest} onChange={setVisitors} />}
          note={<SaveNote state={draft.state} savedAt={flow.draft.savedAt} />}
          onTest={() => (beside?.kind === 'test' ? turn(null) : test())}
        />
      </FlowEditorContext>
    </TestStartContext>
  );
}
