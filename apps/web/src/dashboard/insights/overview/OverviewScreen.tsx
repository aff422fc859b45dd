import { CircleCheck, TrendingUp } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import OverviewScreenNode, {
  type OverviewScreenQuery,
  type OverviewScreenQuery$data,
} from '#generated/OverviewScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { counted } from '#ui/format.ts';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { onInsightsChanged } from '../insightsChanges.ts';
import { GapActionRow } from './GapActionRow.tsx';
import { GapRow } from './GapRow.tsx';

/** /dashboard/insights: what comes up more than usual, what found no answer, and what came of what was done about it. */
export default function OverviewScreen({ queryRef }: ScreenProps<OverviewScreenQuery>) {
  return (
    <RoutedQueryBoundary
      queryRef={queryRef}
      what="insights"
      fallback={
        <div className="p-5 max-md:p-4">
          <RowsSkeleton rows={6} />
        </div>
      }
    >
      <Overview queryRef={queryRef} />
    </RoutedQueryBoundary>
  );
}

function Overview({ queryRef }: ScreenProps<OverviewScreenQuery>) {
  const { insights, gaps, gapActions } = usePreloadedQuery<OverviewScreenQuery>(
    graphql`
      query OverviewScreenQuery($filter: InsightsFilter!) @preloadable {
        insights(filter: $filter) {
          topics {
            topic {
              id
              name
            }
            isEmerging
            thisWeek
            usualWeek {
              least
              most
            }
          }
        }
        gaps {
          key
          ...GapRow_gap
        }
        gapActions {
          id
          ...GapActionRow_action
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(OverviewScreenNode, queryRef.variables, { event: onInsightsChanged });
  const emerging = insights.topics.filter(({ isEmerging }) => isEmerging);
  return (
    <div className="grid content-start gap-4 p-5 max-md:p-4">
      {emerging.length > 0 && <Emerging topics={emerging} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card title="Without an answer" aside="last 30 days" isFlush>
          {gaps.length === 0 ? (
            <EmptyState icon={CircleCheck} title="No gap">
              No question of the last 30 days went without an answer.
            </EmptyState>
          ) : (
            <ul aria-label="Questions without an answer" className="mt-1 divide-y divide-line">
              {gaps.map((gap) => (
                <GapRow key={gap.key} gap={gap} />
              ))}
            </ul>
          )}
        </Card>
        <Card title="What came of it" isFlush>
          {gapActions.length === 0 ? (
            <p className="px-4 pt-1 pb-4 text-dense text-ink-muted">
              Whatever you make of a gap is measured here: how often its question was answered before and since.
            </p>
          ) : (
            <ul aria-label="What was made of gaps" className="mt-1 divide-y divide-line">
              {gapActions.map((action) => (
                <GapActionRow key={action.id} action={action} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}

type Emerged = OverviewScreenQuery$data['insights']['topics'];

function Emerging({ topics }: { topics: Emerged }) {
  const { search } = useLocation();
  return (
    <Card title="Above usual" aside="the last seven of these days" isFlush>
      <ul aria-label="Topics above usual" className="mt-1 divide-y divide-line">
        {topics.map(({ topic: { id, name }, thisWeek, usualWeek }) => (
          <li key={id}>
            <Link
              to={{ pathname: paths.insight(id), search }}
              className="flex min-h-11 items-center gap-2.5 px-4 py-2 text-dense -outline-offset-2 hover:bg-hover"
            >
              <TrendingUp aria-hidden className="size-4 flex-none text-caution" strokeWidth={2} />
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              <span className="flex-none text-xs text-ink-muted tabular-nums">
                {counted(thisWeek, 'conversation')}
                {usualWeek && `, usually up to ${Math.floor(usualWeek.most)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
