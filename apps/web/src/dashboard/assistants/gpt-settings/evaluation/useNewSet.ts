import { graphql } from 'react-relay/hooks';
import type { useNewSetMutation } from '#generated/useNewSetMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Makes a set with a name that none has; `create` answers its id, null when the API refused. */
export function useNewSet(taken: readonly string[]) {
  const [run, isBusy] = useAsyncMutation<useNewSetMutation>(graphql`
    mutation useNewSetMutation($input: EvaluationSetInput!) {
      createEvaluationSet(input: $input) {
        id
        name
        mostFalse
        isGate
        ...SetDialog_set
      }
    }
  `);

  async function create(): Promise<string | null> {
    let number = 1;
    while (taken.includes(`Questions ${number}`)) number += 1;
    try {
      const { createEvaluationSet } = await run(
        { input: { name: `Questions ${number}`, mostFalse: 5, isGate: false } },
        {
          updater: (store) => {
            const made = store.getRootField('createEvaluationSet');
            const sets = store.getRoot().getLinkedRecords('evaluationSets') ?? [];
            store.getRoot().setLinkedRecords([...sets, made], 'evaluationSets');
          },
        },
      );
      return createEvaluationSet.id;
    } catch (error) {
      notify({ kind: 'error', title: 'No set was made', detail: messageOf(error) });
      return null;
    }
  }

  return { create, isBusy };
}
