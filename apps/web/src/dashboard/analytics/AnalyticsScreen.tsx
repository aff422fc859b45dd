import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import AnalyticsScreenNode, { type AnalyticsScreenQuery } from '#generated/AnalyticsScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { CardsSkeleton } from '#ui/skeletons/CardsSkeleton.tsx';
import { Card } from '#ui/Card.tsx';
import { HeatMap, busiestHour } from '#ui/charts/HeatMap.tsx';
import { companyToday } from '#ui/companyDay.ts';
import { describeRange } from '#ui/date-range/periodText.ts';
import { useNow } from '#ui/useNow.ts';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { AnalyticsBar } from './AnalyticsBar.tsx';
import { AnalyticsViews } from './AnalyticsViews.tsx';
import { ANALYTICS_FILTERS } from './analyticsFilters.ts';
import { BehindNumber } from './BehindNumber.tsx';
import { Breakdown } from './Breakdown.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Funnels } from './Funnels.tsx';
import { MetricChart } from './MetricChart.tsx';
import { MetricTiles } from './MetricTiles.tsx';
import { NoFigures } from './NoFigures.tsx';
import { ReportsByMail } from './by-mail/ReportsByMail.tsx';
import { useBeginWithView } from './useBeginWithView.ts';
import { useBehindHref } from './useBehindHref.ts';

/** /dashboard/analytics: what the conversations of some days amount to, beside the days before. */
export default function AnalyticsScreen({ queryRef }: ScreenProps<AnalyticsScreenQuery>) {
  return (
    <>
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4 print:hidden">
        <AnalyticsBar />
      </div>
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="analytics"
        fallback={
          <div className="p-5 max-md:p-4">
            <CardsSkeleton cards={4} />
          </div>
        }
      >
        <Report queryRef={queryRef} />
      </RoutedQueryBoundary>
      <BehindNumber />
      <ReportsByMail />
    </>
  );
}

function Report({ queryRef }: ScreenProps<AnalyticsScreenQuery>) {
  const data = usePreloadedQuery<AnalyticsScreenQuery>(
    graphql`
      query AnalyticsScreenQuery($filter: AnalyticsFilter!, $along: AnalyticsDimension!, $funnel: AnalyticsFunnelKind!)
      @preloadable {
        savedViews(screen: Analytics) {
          query
          isDefault
        }
        ...AnalyticsViews_query
        ...NoFigures_query
        analytics(filter: $filter) {
          timezone
          hours
          metrics {
            metric
            value
          }
          ...MetricTiles_analytics
          ...MetricChart_analytics
          ...Breakdown_analytics @arguments(along: $along)
          ...Funnels_analytics @arguments(kind: $funnel)
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(AnalyticsScreenNode, queryRef.variables);
  const { clear, isNarrowed } = useUrlFilters(ANALYTICS_FILTERS);
  const behindHref = useBehindHref();
  const { analytics, savedViews } = data;
  const begun = useBeginWithView(savedViews);
  const today = companyToday(useNow());
  const { hours, timezone } = analytics;
  const isEmpty = analytics.metrics.find(({ metric }) => metric === 'Conversations')?.value === 0;

  if (begun) return <Navigate to={begun} replace />;
  const actions = (
    <>
      <ExportMenu isEmpty={isEmpty} />
      <AnalyticsViews query={data} />
    </>
  );
  if (isEmpty) {
    return (
      <>
        {actions}
        <NoFigures query={data} onClear={isNarrowed ? clear : undefined} />
      </>
    );
  }
  return (
    <div className="grid content-start gap-4 p-5 max-md:p-4">
      {actions}
      <h2 className="hidden text-lg font-semibold print:block">
        Analytics, {describeRange(queryRef.variables.filter, today)}
      </h2>
      <MetricTiles analytics={analytics} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <MetricChart analytics={analytics} />
        <Card title="When people write" aside={timezone}>
          <HeatMap
            label="Conversations by weekday and hour"
            hours={hours}
            noun="conversation"
            hrefOf={(weekday, hour) => behindHref(`Conversations:${weekday}:${hour}`)}
          />
          <p className="mt-2 text-xs text-ink-muted">{busiestHour(hours, 'conversation')}</p>
        </Card>
      </div>
      <Breakdown analytics={analytics} />
      <Funnels analytics={analytics} />
    </div>
  );
}
