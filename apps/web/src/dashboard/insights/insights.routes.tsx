import { type RouteObject } from 'react-router-dom';
import InsightsLayoutQuery from '#__generated__/InsightsLayoutQuery$parameters.ts';
import OverviewScreenQuery from '#__generated__/OverviewScreenQuery$parameters.ts';
import TopicScreenQuery from '#__generated__/TopicScreenQuery$parameters.ts';
import { type InsightsLayoutQuery as InsightsLayoutQueryType } from '#generated/InsightsLayoutQuery';
import { type OverviewScreenQuery as OverviewScreenQueryType } from '#generated/OverviewScreenQuery';
import { type TopicScreenQuery as TopicScreenQueryType } from '#generated/TopicScreenQuery';
import { screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';
import { OVERVIEW, variablesOf } from './insightsFilters.ts';

const overview = () =>
  screen<OverviewScreenQueryType>({
    query: OverviewScreenQuery,
    variables: (_, search) => variablesOf(search),
    load: () => import('./overview/OverviewScreen.tsx'),
  });

export const insightsRoutes: RouteObject = {
  path: 'insights',
  ...titled(
    'Insights',
    screen<InsightsLayoutQueryType>({
      query: InsightsLayoutQuery,
      variables: (_, search) => variablesOf(search),
      load: () => import('./InsightsLayout.tsx'),
    }),
  ),
  children: [
    { index: true, ...titled('Insights', overview()) },
    { path: OVERVIEW, ...titled('Overview', overview()) },
    {
      path: ':id',
      ...titled(
        'Topic',
        screen<TopicScreenQueryType>({
          query: TopicScreenQuery,
          variables: ({ id = '' }, search) => ({ id, ...variablesOf(search) }),
          load: () => import('./topic/TopicScreen.tsx'),
        }),
      ),
    },
  ],
};
