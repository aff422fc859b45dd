import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { useAddToFaqsMutation } from '#generated/useAddToFaqsMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Drafts an automated FAQ from an answer and what was asked before it, and offers to open it. */
export function useAddToFaqs() {
  const navigate = useNavigate();
  const [draft] = useAsyncMutation<useAddToFaqsMutation>(graphql`
    mutation useAddToFaqsMutation($messageId: ID!) {
      draftFaqFromMessage(messageId: $messageId) {
        id
        question
      }
    }
  `);
  return async (messageId: string) => {
    try {
      const { id, question } = (await draft({ messageId })).draftFaqFromMessage;
      notify({
        kind: 'success',
        title: 'An FAQ was drafted',
        detail: question,
        action: { label: 'Open', onAction: () => void navigate(paths.automatedFaq(id)) },
      });
    } catch (error) {
      notify({ kind: 'error', title: 'No FAQ was drafted', detail: messageOf(error) });
    }
  };
}
