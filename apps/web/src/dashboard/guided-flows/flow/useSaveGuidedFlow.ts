import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import type { SaveGuidedFlow } from '#generated/SaveGuidedFlow';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Saves the draft of a flow as a whole. Rejects with the API's error. */
export function useSaveGuidedFlow(guidedFlowId: string) {
  const [save] = useAsyncMutation<SaveGuidedFlow>(graphql`
    mutation SaveGuidedFlow($input: UpdateGuidedFlowInput!) {
      updateGuidedFlow(input: $input) {
        id
        ...guidedFlowDraft_flow @relay(mask: false)
      }
    }
  `);
  return useCallback(
    async (content: GuidedFlow, revision: number) => {
      const { updateGuidedFlow } = await save({ input: { guidedFlowId, revision, content } });
      return { content, revision: updateGuidedFlow.draft.revision };
    },
    [save, guidedFlowId],
  );
}
