import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { NO_HISTORY, redo, remember, undo, type EditHistory } from '../draft/history.ts';

type FlowEdits = {
  flow: GuidedFlow;
  /** Makes it the draft. */
  change: (next: (flow: GuidedFlow) => GuidedFlow) => void;
  isReadOnly: boolean;
};

/** Edits of the draft, each of which can be taken back. */
export function useFlowEdits({ flow, change, isReadOnly }: FlowEdits) {
  const [history, setHistory] = useState<EditHistory>(NO_HISTORY);
  // What several edits in one go are made of.
  const latest = useRef({ flow, history });
  useEffect(() => {
    latest.current = { flow, history };
  });

  const take = useCallback(
    (after: GuidedFlow, next: EditHistory) => {
      latest.current = { flow: after, history: next };
      setHistory(next);
      change(() => after);
    },
    [change],
  );

  const apply = useCallback(
    /** `tag`: of what is typed, so that it is one edit. Answers whether anything has changed. */
    (edit: (flow: GuidedFlow) => GuidedFlow, tag: string | null = null): boolean => {
      if (isReadOnly) return false;
      const { flow: before, history: past } = latest.current;
      const after = edit(before);
      if (after === before) return false;
      take(after, remember(past, { before, after, tag, at: Date.now() }));
      return true;
    },
    [isReadOnly, take],
  );

  const turn = useCallback(
    (by: typeof undo): boolean => {
      const turned = isReadOnly ? null : by(latest.current.history, latest.current.flow);
      if (turned) take(turned.flow, turned.history);
      return turned !== null;
    },
    [isReadOnly, take],
  );

  return useMemo(
    () => ({
      apply,
      undo: () => turn(undo),
      redo: () => turn(redo),
      canUndo: history.past.length > 0 && !isReadOnly,
      canRedo: history.future.length > 0 && !isReadOnly,
    }),
    [apply, turn, history, isReadOnly],
  );
}

export type Apply = ReturnType<typeof useFlowEdits>['apply'];
