import { graphql } from 'react-relay/hooks';
import type { useEvaluationActsAddMutation } from '#generated/useEvaluationActsAddMutation';
import type { useEvaluationActsChangeMutation } from '#generated/useEvaluationActsChangeMutation';
import type { useEvaluationActsRemoveMutation } from '#generated/useEvaluationActsRemoveMutation';
import type { useEvaluationActsSetMutation } from '#generated/useEvaluationActsSetMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

export type QuestionInput = { question: string; isAnswerable: boolean; articleId: string | null; passage: string };
type SetInput = { name: string; mostFalse: number; isGate: boolean };

/** What is done with a set and its questions. Each answers whether it did: what the API refuses is said. */
export function useEvaluationActs(setId: string) {
  const [changeSet, isChanging] = useAsyncMutation<useEvaluationActsSetMutation>(graphql`
    mutation useEvaluationActsSetMutation($id: ID!, $input: EvaluationSetInput!) {
      updateEvaluationSet(id: $id, input: $input) {
        id
        name
        mostFalse
        isGate
      }
    }
  `);
  const [add, isAdding] = useAsyncMutation<useEvaluationActsAddMutation>(graphql`
    mutation useEvaluationActsAddMutation($setId: ID!, $questions: [EvaluationQuestionInput!]!) {
      addEvaluationQuestions(setId: $setId, questions: $questions) {
        id
        questions {
          id
          ...QuestionRow_question
        }
      }
    }
  `);
  const [change, isSaving] = useAsyncMutation<useEvaluationActsChangeMutation>(graphql`
    mutation useEvaluationActsChangeMutation($id: ID!, $input: EvaluationQuestionInput!) {
      updateEvaluationQuestion(id: $id, input: $input) {
        id
        questions {
          id
          ...QuestionRow_question
        }
      }
    }
  `);
  const [remove, isRemoving] = useAsyncMutation<useEvaluationActsRemoveMutation>(graphql`
    mutation useEvaluationActsRemoveMutation($id: ID!) {
      deleteEvaluationQuestion(id: $id) {
        id
        questions {
          id
        }
      }
    }
  `);

  async function did(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notify({ kind: 'error', title: 'The set was not changed', detail: messageOf(error) });
      return false;
    }
  }

  return {
    isBusy: isChanging || isAdding || isSaving || isRemoving,
    changeSet: (input: SetInput) => did(() => changeSet({ id: setId, input })),
    add: (questions: readonly QuestionInput[]) => did(() => add({ setId, questions })),
    change: (id: string, input: QuestionInput) => did(() => change({ id, input })),
    remove: (id: string) => did(() => remove({ id })),
  };
}
