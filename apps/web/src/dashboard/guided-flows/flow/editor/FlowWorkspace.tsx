import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { ReactFlowProvider } from 'reactflow';
import { NodeInspectorSheet } from './NodeInspectorSheet.tsx';
import type { Point } from '@parley/guided-flow/flow';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { NO_MARKS, type Marks } from '../canvas/marks.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { Outline } from '../outline/Outline.tsx';
import { flowProblems, problemMarks, type Problem } from '../problems/flowProblems.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { useReferences } from '../references.ts';
import { FIRST_FIELD } from '../inspector/stepField.ts';
import { EditTools, FLOATING, ZoomTools, type FlowView } from './CanvasTools.tsx';
import { Dock } from './Dock.tsx';
import { FindStep } from './FindStep.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { useFlowKeys } from './useFlowKeys.ts';
import { useEditor } from './useFlowEditor.ts';
import { useShowStep } from './useShowStep.ts';

type FlowWorkspaceProps = {
  /** Beside the canvas in place of the fields: a test, or the history. */
  aside?: ReactNode;
  /** What they show on the canvas. */
  marks?: Marks;
  counts: ReadonlyMap<string, number> | null;
  reached: ReadonlyMap<string, number> | null;
  renderFigures?: (nodeId: string) => ReactNode;
  /** Which visitors are counted: over the canvas at the right, or above the outline. */
  tools?: ReactNode;
  /** On phones, where the top bar has no room: how the draft stands. */
  note: ReactNode;
  onTest: () => void;
};

/** Where a flow is drawn: canvas or outline, and beside it what is chosen and what is wrong. */
export function FlowWorkspace(props: FlowWorkspaceProps) {
  return (
    <ReactFlowProvider>
      <Workspace {...props} />
    </ReactFlowProvider>
  );
}

/** What is wrong with the flow by now; while somebody types, a moment later. */
export function useProblems(): readonly Problem[] {
  const { flow } = useEditor();
  const references = useReferences();
  const settled = useDeferredValue(flow);
  return useMemo(() => flowProblems(settled, references), [settled, references]);
}

function Workspace({
  aside,
  marks = NO_MARKS,
  counts,
  reached,
  renderFigures,
  tools,
  note,
  onTest,
}: FlowWorkspaceProps) {
  const editor = useEditor();
  const { flow, select, begun, isReadOnly } = editor;
  const isPhone = useIsPhone();
  const [chosenView, setView] = useState<FlowView>('canvas');
  const view = isPhone ? 'outline' : chosenView;
  const [isFinding, setIsFinding] = useState(false);
  const [field, setField] = useState<string | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const showStep = useShowStep(flow);
  const problems = useProblems();
  const badges = useMemo(() => problemMarks(problems, begun), [problems, begun]);
  const shownMarks = marks === NO_MARKS ? badges : marks;
  const hasDock = !isReadOnly && marks === NO_MARKS;
  const takeField = useCallback(() => setField(null), []);

  function open(id: string, named?: string) {
    select(id);
    setField(named ?? null);
    if (isPhone) setIsSheetOpen(true);
    if (view === 'canvas') showStep(id);
  }

  /** Whoever adds a step writes it. */
  const openAdded = (id: string) => open(id, isPhone || aside ? undefined : FIRST_FIELD);

  /** Whoever adds a note writes it. */
  function addNote(at?: Point) {
    editor.note(at);
    if (isPhone) setIsSheetOpen(true);
    if (!aside) setField('text');
  }

  useFlowKeys({
    editor,
    onTest,
    onFind: () => setIsFinding(true),
    onView: () => setView((now) => (now === 'canvas' ? 'outline' : 'canvas')),
  });

  const inspector = (
    <Inspector problems={problems} field={field} onFieldTaken={takeField} renderFigures={renderFigures} />
  );
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={`relative min-h-0 min-w-0 flex-1 ${isPhone && aside ? 'hidden' : ''} ${view === 'outline' ? 'flex flex-col' : ''}`}
      >
        {view === 'canvas' ? (
          <>
            <Canvas marks={shownMarks} counts={counts} isFrozen={marks !== NO_MARKS} onNote={addNote} />
            <div className="pointer-events-none absolute inset-x-4 top-4 z-10 flex flex-wrap items-start justify-between gap-3">
              <EditTools view={view} onView={setView} onFind={() => setIsFinding(true)} onNote={() => addNote()} />
              {tools && <div className={`${FLOATING} px-3`}>{tools}</div>}
            </div>
            <ZoomTools hasDock={hasDock} />
            {hasDock && <Dock onAdded={openAdded} />}
          </>
        ) : (
          <>
            {isPhone ? (
              <PhoneTools note={note} onFind={() => setIsFinding(true)} onTest={onTest} />
            ) : (
              <div className="flex flex-none p-4">
                <EditTools view={view} onView={setView} onFind={() => setIsFinding(true)} onNote={() => addNote()} />
              </div>
            )}
            {tools && <div className="flex-none border-b border-line bg-surface px-4 py-2">{tools}</div>}
            <Outline
              marks={shownMarks}
              reached={reached}
              onOpen={(id) => open(id)}
              onAdded={openAdded}
              onNote={() => addNote()}
            />
            {isPhone && <ProblemList problems={problems} onOpen={open} />}
          </>
        )}
      </div>
      {aside ??
        (!isPhone && (
          <aside aria-label="Step" className="flex w-74 flex-none flex-col border-l border-line bg-surface">
            {inspector}
            <ProblemList problems={problems} onOpen={open} />
          </aside>
        ))}
      {isPhone && (
        <NodeInspectorSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
          {inspector}
        </NodeInspectorSheet>
      )}
      <FindStep isOpen={isFinding} onFound={(id) => open(id)} onClose={() => setIsFinding(false)} />
    </div>
  );
}
