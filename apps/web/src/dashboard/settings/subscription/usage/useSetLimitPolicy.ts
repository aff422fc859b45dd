import { graphql } from 'react-relay/hooks';
import { billingToast } from '#billing/billingToast.ts';
import { metricName } from '#billing/metricTexts.ts';
import { type AtLimit, type SetLimitPolicy, type UsageMetric } from '#generated/SetLimitPolicy';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Chooses what happens once a limit is reached; it holds at once. */
export function useSetLimitPolicy() {
  const [send, isSaving] = useAsyncMutation<SetLimitPolicy>(graphql`
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

  async function setLimitPolicy(metric: UsageMetric, atLimit: AtLimit) {
    await send({ metric, atLimit });
    billingToast('success', `${metricName(metric)}: saved what happens at the limit`);
  }

  return { setLimitPolicy, isSaving };
}
