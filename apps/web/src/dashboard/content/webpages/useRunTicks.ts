import { useCallback } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { RunTicks } from '#generated/RunTicks';

/** Subscribes to one run getting further: calls the listener, and returns an unsubscribe function. */
export function useRunTicks(runId: string) {
  const environment = useRelayEnvironment();
  return useCallback(
    (listener: () => void) => {
      const subscription = requestSubscription<RunTicks>(environment, {
        subscription: graphql`
          subscription RunTicks {
            crawlRunChanged {
              id
              state
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event?.crawlRunChanged.id === runId) listener();
        },
      });
      return () => subscription.dispose();
    },
    [environment, runId],
  );
}
