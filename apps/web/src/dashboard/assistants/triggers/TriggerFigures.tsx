import { graphql, useLazyLoadQuery } from 'react-relay';
import type { TriggerFiguresQuery } from '#generated/TriggerFiguresQuery';
import { dayAt } from '#ui/date-range/days.ts';
import { presetRange } from '#ui/date-range/presetRange.ts';
import { counted } from '#ui/format.ts';
import { useNow } from '#ui/useNow.ts';

type TriggerFiguresProps = { assistantId: string; triggerId: string };

/** What came of a trigger in the last 30 days. All of an assistant's are asked for at once. */
export function TriggerFigures({ assistantId, triggerId }: TriggerFiguresProps) {
  const now = useNow();
  const { analytics } = useLazyLoadQuery<TriggerFiguresQuery>(
    graphql`
      query TriggerFiguresQuery($filter: AnalyticsFilter!) {
        analytics(filter: $filter) {
          funnel(kind: Trigger) {
            rows {
              key
              counts {
                count
              }
            }
          }
        }
      }
    `,
    { filter: { ...presetRange('last-30-days', dayAt(now)), assistantId } },
  );
  const row = analytics.funnel.rows.find(({ key }) => key === `${assistantId}/${triggerId}`);
  const [fired = 0, opened = 0, conversations = 0] = row?.counts.map(({ count }) => count) ?? [];
  if (fired === 0) return 'Has not fired in the last 30 days';
  const times = [`Fired ${counted(fired, 'time')}`, `chat opened ${counted(opened, 'time')}`];
  return `${[...times, counted(conversations, 'conversation')].join(' · ')} in 30 days`;
}
