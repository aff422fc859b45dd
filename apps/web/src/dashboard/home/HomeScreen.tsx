import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import HomeScreenNode, { type HomeScreenQuery } from '#generated/HomeScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { onHomeChanged } from './homeChanges.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { SetupList } from './SetupList.tsx';
import { TodayTiles } from './TodayTiles.tsx';
import { UnansweredQuestions } from './UnansweredQuestions.tsx';
import { WelcomeBanner } from './WelcomeBanner.tsx';

/** /dashboard: what needs the person now, how today goes, and what happened lately. */
export default function HomeScreen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  return (
    <RoutedQueryBoundary queryRef={queryRef} what="Home" fallback={<HomeSkeleton />}>
      <Home queryRef={queryRef} />
    </RoutedQueryBoundary>
  );
}

const PACE = { pause: 5000, period: 60_000 };

function Home({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const query = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        home {
          ...WelcomeBanner_home
          ...Greeting_home
          ...TodayTiles_home
          ...RecentActivity_home
        }
        ...SetupList_query
        ...NeedsYou_query
        ...UnansweredQuestions_query
      }
    `,
    queryRef,
  );
  useRefetchOn(HomeScreenNode, {}, { event: onHomeChanged, pace: PACE });
  return (
    <>
      <WelcomeBanner home={query.home} />
      <div className="grid flex-1 content-start md:min-h-0 lg:grid-cols-[minmax(0,1fr)_19.75rem] lg:content-stretch">
        <div className="grid min-w-0 content-start gap-7 px-7 py-6 max-md:gap-6 max-md:px-4 max-md:py-5">
          <Greeting home={query.home} />
          <NeedsYou query={query} />
          <TodayTiles home={query.home} />
          <UnansweredQuestions query={query} />
        </div>
        <aside
          aria-label="Set-up and activity"
          className="grid content-start gap-7 border-line px-5 py-6 max-lg:border-t max-md:px-4 lg:border-l"
        >
          <SetupList query={query} />
          <RecentActivity home={query.home} />
        </aside>
      </div>
    </>
  );
}
