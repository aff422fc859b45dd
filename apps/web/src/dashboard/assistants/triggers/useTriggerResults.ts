import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useTriggerResultsQuery } from '#generated/useTriggerResultsQuery';
import { dayAt } from '#ui/date-range/days.ts';
import { presetRange } from '#ui/date-range/presetRange.ts';
import { useNow } from '#ui/useNow.ts';

type Trigger = { assistantId: string; triggerId: string };

/** What came of a trigger in the last 30 days. All of an assistant's are asked for at once. */
export function useTriggerResults({ assistantId, triggerId }: Trigger) {
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
            seen
            seenReached
            heldOut
            heldOutReached
          }
        }
      }
    `,
    { filter: { ...presetRange('last-30-days', dayAt(now)), assistantId } },
  );
  const row = analytics.funnel.rows.find(({ key }) => key === `${assistantId}/${triggerId}`);
  const [fired = 0, opened = 0, conversations = 0] = row?.counts.map(({ count }) => count) ?? [];
  const goal = analytics.triggerGoals.find((one) => one.triggerId === triggerId);
  return {
    fired,
    opened,
    conversations,
    seen: { visitors: goal?.seen ?? 0, reached: goal?.seenReached ?? 0 },
    heldOut: { visitors: goal?.heldOut ?? 0, reached: goal?.heldOutReached ?? 0 },
  };
}
