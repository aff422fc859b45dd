import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type IntegrationChanged } from '#generated/IntegrationChanged';
import { createChangeSignal } from '#relay/changeSignal.ts';

const signal = createChangeSignal();

/** Calls the listener when a service was connected, disconnected, or has failed. Returns an unsubscribe function. */
export const onIntegrationsChanged = signal.onChanged;
/** Something was done here that makes lists of integrations other ones. */
export const integrationsChanged = signal.changed;

/** Keeps integrations as they are on the server. */
export function useIntegrationEvents() {
  useSubscription<IntegrationChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription IntegrationChanged {
            integrationChanged {
              id
              status
              lastUsedAt
              lastError
            }
          }
        `,
        variables: {},
        onNext: () => signal.changed(),
      }),
      [],
    ),
  );
}
