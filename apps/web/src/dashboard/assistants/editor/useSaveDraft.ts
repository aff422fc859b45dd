import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { useSaveDraftMutation } from '#generated/useSaveDraftMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Saves the draft of an assistant as a whole. Rejects with the API's error. */
export function useSaveDraft(assistantId: string) {
  const [save] = useAsyncMutation<useSaveDraftMutation>(graphql`
    mutation useSaveDraftMutation($input: SaveAssistantDraftInput!) {
      saveAssistantDraft(input: $input) {
        id
        ...assistantDraft_assistant @relay(mask: false)
      }
    }
  `);
  return useCallback(
    async (config: AssistantConfig, revision: number) => {
      const { saveAssistantDraft } = await save({ input: { assistantId, revision, config } });
      const { draft } = saveAssistantDraft;
      return { content: draft.config, revision: draft.revision };
    },
    [save, assistantId],
  );
}
