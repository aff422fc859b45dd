import { useCallback } from 'react';
import { useMutation, type UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

type StoreUpdates<TMutation extends MutationParameters> = Pick<
  UseMutationConfig<TMutation>,
  'updater' | 'optimisticUpdater' | 'optimisticResponse'
>;

/**
 * Relay's `useMutation` as a promise: a function that sends the mutation, and whether one is in flight. The promise resolves
 * with the response once it is in the store, and rejects with the API's error. It settles also after the caller unmounted.
 */
export function useAsyncMutation<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isInFlight] = useMutation<TMutation>(mutation);
  const send = useCallback(
    (variables: TMutation['variables'], updates: StoreUpdates<TMutation> = {}) =>
      new Promise<TMutation['response']>((resolve, reject) => {
        commit({ ...updates, variables, onCompleted: (response) => resolve(response), onError: reject });
      }),
    [commit],
  );
  return [send, isInFlight] as const;
}
