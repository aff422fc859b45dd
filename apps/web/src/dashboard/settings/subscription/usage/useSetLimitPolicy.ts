import { graphql, useMutation } from 'react-relay';
import { billingToast } from '#billing/billingToast.ts';
import { metricName } from '#billing/metricWords.ts';
import { type AtLimit, type SetLimitPolicy, type UsageMetric } from '#generated/SetLimitPolicy';

type Choice = { metric: UsageMetric; atLimit: AtLimit; onRefused: (sentence: string) => void };

/** Chooses what happens once a limit is reached; it holds at once. */
export function useSetLimitPolicy() {
  const [commit, isSaving] = useMutation<SetLimitPolicy>(graphql`
    mutation SetLimitPolicy($metric: UsageMetric!, $atLimit: AtLimit!) {
      setLimitPolicy(metric: $metric, atLimit: $atLimit) {
        id
        meters {
          metric
          ...UsageMeterRow_meter
        }
      }
    }
  `);

  function setLimitPolicy({ metric, atLimit, onRefused }: Choice) {
    commit({
      variables: { metric, atLimit },
      onCompleted: () => billingToast('success', `${metricName(metric)}: saved what happens at the limit`),
      onError: ({ message }) => onRefused(message),
    });
  }

  return { setLimitPolicy, isSaving };
}
