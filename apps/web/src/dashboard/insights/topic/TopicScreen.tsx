import { Lightbulb, Target, TrendingUp } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import TopicScreenNode, { type TopicScreenQuery } from '#generated/TopicScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { ScreenLink } from '#dashboard/frame/ScreenLink.tsx';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { paths } from '#router/paths.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { counted } from '#ui/format.ts';
import { CardsSkeleton } from '#ui/skeletons/CardsSkeleton.tsx';
import { onInsightsChanged } from '../insightsChanges.ts';
import { AskedGroups } from './AskedGroups.tsx';
import { TopicActions } from './TopicActions.tsx';
import { TopicChart } from './TopicChart.tsx';
import { TopicGaps } from './TopicGaps.tsx';
import { TopicTiles } from './TopicTiles.tsx';

/** /dashboard/insights/{id}: one topic, how it goes, what was asked, and what to do about it. */
export default function TopicScreen({ queryRef }: ScreenProps<TopicScreenQuery>) {
  return (
    <RoutedQueryBoundary
      queryRef={queryRef}
      what="topic"
      gone={<TopicGone />}
      fallback={
        <div className="p-5 max-md:p-4">
          <CardsSkeleton cards={4} />
        </div>
      }
    >
      <Report queryRef={queryRef} />
    </RoutedQueryBoundary>
  );
}

/** In place of a topic that an old link names. */
function TopicGone() {
  const { search } = useLocation();
  return (
    <EmptyState
      icon={Lightbulb}
      title="This topic is gone"
      action={
        <ScreenLink to={`${paths.insights}${search}`} icon={Target}>
          All topics
        </ScreenLink>
      }
    >
      No conversation is about it any more. Its questions may stand in another topic by now.
    </EmptyState>
  );
}

function Report({ queryRef }: ScreenProps<TopicScreenQuery>) {
  const { topicReport } = usePreloadedQuery<TopicScreenQuery>(
    graphql`
      query TopicScreenQuery($id: ID!, $filter: InsightsFilter!) @preloadable {
        topicReport(id: $id, filter: $filter) {
          figures {
            topic {
              id
              name
              keywords
              isIgnored
            }
            isEmerging
            thisWeek
            usualWeek {
              most
            }
            ...TopicTiles_figures
          }
          ...TopicChart_report
          ...AskedGroups_report
          ...TopicActions_report
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(TopicScreenNode, queryRef.variables, { event: onInsightsChanged });
  const { pathname } = useLocation();
  const { topic, isEmerging, thisWeek, usualWeek } = topicReport.figures;
  useRecordTitle(pathname.replace(/\/$/, ''), topic.name);

  return (
    <div className="@container min-w-0">
      <header className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-5 py-2 max-md:px-4">
        <h2 className="min-w-0 truncate text-sm font-semibold">{topic.name}</h2>
        {isEmerging && (
          <Badge tone="caution" icon={TrendingUp}>
            Above usual
          </Badge>
        )}
        {topic.isIgnored && <Badge>Ignored</Badge>}
        <TopicActions report={topicReport} />
      </header>
      <div className="grid items-start gap-x-5 gap-y-4 p-5 max-md:p-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          {isEmerging && usualWeek && (
            <p className="rounded-control bg-caution-soft px-3 py-2 text-dense text-caution">
              {counted(thisWeek, 'conversation')} in the last seven of these days; usual are at most{' '}
              {Math.floor(usualWeek.most)}.
            </p>
          )}
          <TopicTiles figures={topicReport.figures} />
          <TopicChart report={topicReport} />
          <AskedGroups report={topicReport} />
          {topic.keywords.length > 0 && (
            <p className="text-xs text-ink-muted">What sets it apart: {topic.keywords.join(', ')}</p>
          )}
        </div>
        <TopicGaps topicId={topic.id} />
      </div>
    </div>
  );
}
