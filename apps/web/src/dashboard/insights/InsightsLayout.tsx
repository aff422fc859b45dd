import { EyeOff, Lightbulb, Target, TrendingUp } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Outlet, useLocation } from 'react-router-dom';
import InsightsLayoutNode, {
  type InsightsLayoutQuery,
  type InsightsLayoutQuery$data,
} from '#generated/InsightsLayoutQuery';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';
import { metricChange } from '../analytics/metricText.ts';
import { InsightsBar } from './InsightsBar.tsx';
import { onInsightsChanged } from './insightsChanges.ts';
import { INSIGHTS_FILTERS, OVERVIEW } from './insightsFilters.ts';
import { TopicTrend } from './TopicTrend.tsx';
import { Unsorted } from './Unsorted.tsx';

/** /dashboard/insights/*: the topics by size, those above usual first, beside whichever is open. */
export default function InsightsLayout({ queryRef }: ScreenProps<InsightsLayoutQuery>) {
  return (
    <>
      <InsightsBar />
      <RoutedQueryBoundary
        queryRef={queryRef}
        what="insights"
        fallback={
          <div className="p-5 max-md:p-4">
            <RowsSkeleton rows={8} />
          </div>
        }
      >
        <Topics queryRef={queryRef} />
      </RoutedQueryBoundary>
    </>
  );
}

type Figures = InsightsLayoutQuery$data['insights']['topics'][number];

function Topics({ queryRef }: ScreenProps<InsightsLayoutQuery>) {
  const { insights } = usePreloadedQuery<InsightsLayoutQuery>(
    graphql`
      query InsightsLayoutQuery($filter: InsightsFilter!) @preloadable {
        insights(filter: $filter) {
          sorted
          unsorted
          topics {
            topic {
              id
              name
            }
            conversations
            before
            isEmerging
            ...TopicTrend_figures
          }
          ignored {
            id
            name
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(InsightsLayoutNode, queryRef.variables, { event: onInsightsChanged });
  const { topics, ignored, sorted, unsorted } = insights;
  const { filters } = useUrlFilters(INSIGHTS_FILTERS);
  const { search } = useLocation();
  useCommands(
    topics.map(({ topic: { id, name } }) => ({
      id: `topic.${id}`,
      label: name,
      group: 'Go to',
      icon: Lightbulb,
      detail: 'Topic',
      aliases: ['topic'],
      isRecord: true,
      to: `${paths.insight(id)}${search}`,
    })),
  );
  const [above, others] = [
    topics.filter(({ isEmerging }) => isEmerging),
    topics.filter(({ isEmerging }) => !isEmerging),
  ];

  if (sorted + unsorted === 0 && topics.length === 0) {
    return (
      <>
        <p className="flex flex-none items-center gap-2 border-b border-line px-5 py-2.5 text-dense text-ink-muted max-md:px-4">
          <Lightbulb aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          No topics in these days. They are found each hour from what visitors ask, once there are about twenty
          conversations.
        </p>
        {/* What found no answer is known from the first conversation on. */}
        <Outlet />
      </>
    );
  }
  return (
    <SideMenuLayout
      label="Topics"
      prefix={paths.insights}
      width="wide"
      search={{ label: 'Search topics' }}
      keeps={['period', 'assistant', 'ignored']}
      groups={[
        { id: 'overview', items: [{ id: OVERVIEW, label: 'Overview', icon: Target }] },
        { id: 'above', label: 'Above usual', items: above.map(itemOf) },
        {
          id: 'others',
          label: above.length > 0 ? 'Everything else, by volume' : 'By volume',
          items: others.map(itemOf),
        },
        {
          id: 'ignored',
          label: 'Ignored',
          items: filters.ignored ? ignored.map(({ id, name }) => ({ id, label: name, icon: EyeOff })) : [],
        },
      ].filter(({ items }) => items.length > 0)}
      foot={<Unsorted count={unsorted} />}
    >
      <Outlet />
    </SideMenuLayout>
  );
}

const itemOf = (figures: Figures) => {
  const { topic, conversations, before, isEmerging } = figures;
  return {
    id: topic.id,
    label: topic.name,
    detail: metricChange('Conversations', conversations, before)?.text ?? (before === 0 ? 'New' : 'As before'),
    count: conversations,
    badge: (
      <>
        {isEmerging && (
          <TrendingUp aria-label="Above usual" className="size-3.5 flex-none text-caution" strokeWidth={2} />
        )}
        <TopicTrend figures={figures} isEmerging={isEmerging} />
      </>
    ),
  };
};
