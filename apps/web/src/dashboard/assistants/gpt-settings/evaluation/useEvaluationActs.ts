import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useEvaluationActsAddMutation } from '#generated/useEvaluationActsAddMutation';
import type { useEvaluationActsChangeMutation } from '#generated/useEvaluationActsChangeMutation';
import type { useEvaluationActsCsvQuery } from '#generated/useEvaluationActsCsvQuery';
import type { useEvaluationActsRemoveMutation } from '#generated/useEvaluationActsRemoveMutation';
import type { useEvaluationActsSetMutation } from '#generated/useEvaluationActsSetMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';

export type QuestionInput = {
  question: string;
  isAnswerable: boolean;
  articleId: string | null;
  passage: string;
  answer: string;
};
/** A question whose article is named by its title. */
type NamedInput = Omit<QuestionInput, 'articleId'> & { articleTitle: string };
type SetInput = { name: string; mostFalse: number; isGate: boolean };

/** What is done with a set and its questions. Each answers whether it did: what the API refuses is said. */
export function useEvaluationActs(setId: string) {
  const environment = useRelayEnvironment();
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

  async function exportFile(name: string) {
    try {
      const data = await fetchQuery<useEvaluationActsCsvQuery>(
        environment,
        graphql`
          query useEvaluationActsCsvQuery($id: ID!) {
            evaluationSetCsv(id: $id)
          }
        `,
        { id: setId },
      ).toPromise();
      if (data) saveFile({ name: `${name}.csv`, text: data.evaluationSetCsv, mediaType: 'text/csv' });
    } catch (error) {
      notify({ kind: 'error', title: 'The questions were not exported', detail: messageOf(error) });
    }
  }

  async function did(act: () => Promise<unknown>, failureTitle = 'The set was not changed'): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      notify({ kind: 'error', title: failureTitle, detail: messageOf(error) });
      return false;
    }
  }

  return {
    isBusy: isChanging || isAdding || isSaving || isRemoving,
    changeSet: (input: SetInput) => did(() => changeSet({ id: setId, input })),
    add: (question: QuestionInput) => did(() => add({ setId, questions: [question] })),
    addFile: (questions: readonly NamedInput[]) => did(() => add({ setId, questions }), 'The file was not taken'),
    change: (id: string, input: QuestionInput) => did(() => change({ id, input })),
    exportFile,
    remove: (id: string) => did(() => remove({ id })),
  };
}
