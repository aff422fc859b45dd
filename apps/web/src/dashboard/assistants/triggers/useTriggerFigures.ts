import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTriggerFiguresQuery } from '#generated/useTriggerFiguresQuery';
import { dayAt } from '#ui/date-range/days.ts';
import { presetRange } from '#ui/date-range/presetRange.ts';

export type TriggerFigures = { fired: number; opened: number; conversations: number };

const NONE: TriggerFigures = { fired: 0, opened: 0, conversations: 0 };

/** What came of each trigger of an assistant in the last 30 days; null: it is not known. */
export function useTriggerFigures(assistantId: string): ((triggerId: string) => TriggerFigures) | null {
  const environment = useRelayEnvironment();
  const [figures, setFigures] = useState<ReadonlyMap<string, TriggerFigures> | null>(null);

  useEffect(() => {
    const filter = { ...presetRange('last-30-days', dayAt(Date.now())), assistantId };
    const asking = fetchQuery<useTriggerFiguresQuery>(
      environment,
      graphql`
        query useTriggerFiguresQuery($filter: AnalyticsFilter!) {
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
      { filter },
    ).subscribe({
      next: ({ analytics }) =>
        setFigures(
          new Map(
            analytics.funnel.rows.map(({ key, counts: [fired, opened, conversations] }) => [
              key,
              { fired: fired?.count ?? 0, opened: opened?.count ?? 0, conversations: conversations?.count ?? 0 },
            ]),
          ),
        ),
      // The list stands without them.
      error: () => setFigures(null),
    });
    return () => asking.unsubscribe();
  }, [environment, assistantId]);

  return figures && ((triggerId) => figures.get(`${assistantId}/${triggerId}`) ?? NONE);
}
