import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { useFillGapArticleMutation } from '#generated/useFillGapArticleMutation';
import type { useFillGapDismissMutation } from '#generated/useFillGapDismissMutation';
import type { useFillGapFaqMutation } from '#generated/useFillGapFaqMutation';
import type { useFillGapFlowMutation } from '#generated/useFillGapFlowMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { insightsChanged } from '../insightsChanges.ts';
import { gapTarget } from './gapTarget.ts';

export type GapToFill = {
  readonly question: string;
  readonly phrasings: readonly string[];
  readonly proposedAnswer: string | null | undefined;
  readonly topicId: string | null | undefined;
};

type Made = { readonly kind: string; readonly targetId: string | null | undefined };

/** Makes something of a gap and opens it. It goes live when it is published there. */
export function useFillGap() {
  const [sendArticle, isWriting] = useAsyncMutation<useFillGapArticleMutation>(graphql`
    mutation useFillGapArticleMutation($input: GapInput!) {
      writeGapArticle(input: $input) {
        id
        kind
        targetId
      }
    }
  `);
  const [sendFaq, isAdding] = useAsyncMutation<useFillGapFaqMutation>(graphql`
    mutation useFillGapFaqMutation($input: GapInput!) {
      addGapFaq(input: $input) {
        id
        kind
        targetId
      }
    }
  `);
  const [sendFlow, isStarting] = useAsyncMutation<useFillGapFlowMutation>(graphql`
    mutation useFillGapFlowMutation($input: GapInput!) {
      startGapFlow(input: $input) {
        id
        kind
        targetId
      }
    }
  `);
  const [sendDismissal, isDismissing] = useAsyncMutation<useFillGapDismissMutation>(graphql`
    mutation useFillGapDismissMutation($questions: [String!]!) {
      dismissFaqSuggestion(questions: $questions)
    }
  `);
  const navigate = useNavigate();

  async function fill(make: () => Promise<Made>) {
    try {
      const { kind, targetId } = await make();
      insightsChanged();
      const to = gapTarget(kind, targetId ?? null);
      if (to) await navigate(to);
    } catch (error) {
      notify({ kind: 'error', title: 'It was not begun', detail: messageOf(error) });
    }
  }

  async function dismiss({ question, phrasings }: GapToFill) {
    try {
      await sendDismissal({ questions: [question, ...phrasings] });
      insightsChanged();
      notify({ kind: 'success', title: 'It comes back only when somebody asks it again' });
    } catch (error) {
      notify({ kind: 'error', title: 'It was not dismissed', detail: messageOf(error) });
    }
  }

  return {
    dismiss,
    isFilling: isWriting || isAdding || isStarting || isDismissing,
    writeArticle: (gap: GapToFill) => fill(async () => (await sendArticle({ input: inputOf(gap) })).writeGapArticle),
    addFaq: (gap: GapToFill) => fill(async () => (await sendFaq({ input: inputOf(gap) })).addGapFaq),
    startFlow: (gap: GapToFill) => fill(async () => (await sendFlow({ input: inputOf(gap) })).startGapFlow),
  };
}

/** So many ways to ask are taken along. */
const MOST = 50;

const inputOf = ({ question, phrasings, proposedAnswer, topicId }: GapToFill) => ({
  questions: [question, ...phrasings].slice(0, MOST),
  answer: proposedAnswer ?? null,
  topicId: topicId ?? null,
});
