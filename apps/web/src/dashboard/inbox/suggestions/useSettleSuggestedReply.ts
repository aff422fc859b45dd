import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import {
  type useSettleSuggestedReplyMutation,
  type useSettleSuggestedReplyMutation$variables,
} from '#generated/useSettleSuggestedReplyMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Says what became of a suggested reply. Nobody waits for it, and nothing hangs on it: a failure is not told. */
export function useSettleSuggestedReply() {
  const [send] = useAsyncMutation<useSettleSuggestedReplyMutation>(graphql`
    mutation useSettleSuggestedReplyMutation($input: SettleSuggestedReplyInput!) {
      settleSuggestedReply(input: $input)
    }
  `);
  return useCallback(
    (input: useSettleSuggestedReplyMutation$variables['input']) => void send({ input }).catch(() => {}),
    [send],
  );
}
