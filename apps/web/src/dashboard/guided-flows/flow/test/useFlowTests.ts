import { useDeferredValue, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { DeleteFlowTest } from '#generated/DeleteFlowTest';
import type { SaveFlowTest } from '#generated/SaveFlowTest';
import type { useFlowTests_flow$key } from '#generated/useFlowTests_flow';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { checkTests, type CheckedTest, type SavedTest } from './testRun.ts';

/** The saved tests of a flow, each run with what is drawn by now. */
export function useFlowTests(key: useFlowTests_flow$key, flow: GuidedFlow): readonly CheckedTest[] {
  const { tests } = useFragment(
    graphql`
      fragment useFlowTests_flow on GuidedFlow {
        tests {
          id
          name
          isGate
          steps {
            nodeId
            expects
          }
        }
      }
    `,
    key,
  );
  const settled = useDeferredValue(flow);
  return useMemo(() => {
    const saved = tests.map(({ steps, ...test }) => ({
      ...test,
      steps: steps.map(({ nodeId, expects }) => ({ nodeId: nodeId ?? null, expects })),
    }));
    return checkTests(settled, saved);
  }, [tests, settled]);
}

/** Writes and deletes tests of a flow; what fails is said. */
export function useFlowTestActions(guidedFlowId: string) {
  const [saveTest, isSaving] = useAsyncMutation<SaveFlowTest>(graphql`
    mutation SaveFlowTest($input: FlowTestInput!) {
      saveFlowTest(input: $input) {
        ...useFlowTests_flow
      }
    }
  `);
  const [deleteTest] = useAsyncMutation<DeleteFlowTest>(graphql`
    mutation DeleteFlowTest($id: ID!) {
      deleteFlowTest(id: $id) {
        ...useFlowTests_flow
      }
    }
  `);
  const save = async ({ id, name, steps, isGate }: Omit<SavedTest, 'id'> & { id?: string }): Promise<boolean> => {
    try {
      await saveTest({ input: { guidedFlowId, testId: id, name, steps, isGate } });
      return true;
    } catch (error) {
      notify({ kind: 'error', title: 'The test was not saved', detail: messageOf(error) });
      return false;
    }
  };
  const remove = async ({ id, ...test }: SavedTest) => {
    try {
      await deleteTest({ id });
      notify({
        kind: 'success',
        title: `“${test.name}” deleted`,
        action: { label: 'Undo', onAction: () => void save(test) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'The test was not deleted', detail: messageOf(error) });
    }
  };
  return { save, remove, isSaving };
}
