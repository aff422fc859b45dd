import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { goalKey } from '@parley/assistant-config/goalKey';
import type { Trigger } from '@parley/assistant-config/triggerSchema';
import type { useTriggerResultsQuery } from '#generated/useTriggerResultsQuery';
import { companyToday } from '#ui/companyDay.ts';
import { presetRange } from '#ui/date-range/presetRange.ts';
import { useNow } from '#ui/useNow.ts';

type Asked = { assistantId: string; trigger: Trigger };

/** What came of a trigger, and of the goal that it has here, in the last 30 days. All of an assistant's are asked for at once. */
export function useTriggerResults({ assistantId, trigger: { id: triggerId, goal } }: Asked) {
  const now = useNow();
  const { analytics } = useLazyLoadQuery<useTriggerResultsQuery>(
    graphql`
      query useTriggerResultsQuery($filter: AnalyticsFilter!) {
        analytics(filter: $filter) {
          funnel(kind: Trigger) {
            rows {
              key
              counts {
                count
              }
            }
          }
          triggerGoals {
            triggerId
            goal
            seen
            seenReached
            heldOut
            heldOutReached
          }
        }
      }
    `,
    { filter: { ...presetRange('last-30-days', companyToday(now)), assistantId } },
  );
  const row = analytics.funnel.rows.find(({ key }) => key === `${assistantId}/${triggerId}`);
  const [fired = 0, opened = 0, conversations = 0] = row?.counts.map(({ count }) => count) ?? [];
  const key = goal && goalKey(goal);
  const own = analytics.triggerGoals.find((one) => one.triggerId === triggerId && one.goal === key);
  return {
    fired,
    opened,
    conversations,
    seen: { visitors: own?.seen ?? 0, reached: own?.seenReached ?? 0 },
    heldOut: { visitors: own?.heldOut ?? 0, reached: own?.heldOutReached ?? 0 },
  };
}
