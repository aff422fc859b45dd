import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type Environment, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';
import { type GetOnboarding } from '#generated/GetOnboarding';
import { GraphQLRequestError } from '#relay/transport.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** How far the onboarding has come, and all that its steps show. */
export const getOnboarding = graphql`
  query GetOnboarding @preloadable {
    onboarding {
      ...ClientOnboarding_onboarding
    }
  }
`;

/** Asks anew how far the onboarding has come. Rejects where nobody answers. */
export async function refetchOnboarding(environment: Environment): Promise<void> {
  await fetchQuery<GetOnboarding>(environment, getOnboarding, {}, { fetchPolicy: 'network-only' }).toPromise();
}

/**
 * What a step does. Rejects with what the API says; when that is that the company is onboarded already, as by another tab, the
 * onboarding is asked for anew, which leads on.
 */
export function useStepMutation<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const [send] = useAsyncMutation<TMutation>(mutation);

  return async (variables: TMutation['variables']): Promise<TMutation['response']> => {
    try {
      return await send(variables);
    } catch (error) {
      if (error instanceof GraphQLRequestError && error.code === 'TOO_LATE') {
        refetchOnboarding(environment).catch(() => {});
      }
      throw error;
    }
  };
}
