import { type RouteObject } from 'react-router-dom';
import AnalyticsScreenQuery from '#__generated__/AnalyticsScreenQuery$parameters.ts';
import { type AnalyticsScreenQuery as AnalyticsScreenQueryType } from '#generated/AnalyticsScreenQuery';
import { screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';
import { variablesOf } from './analyticsFilters.ts';

export const analyticsRoutes: RouteObject = {
  path: 'analytics',
  ...titled(
    'Analytics',
    screen<AnalyticsScreenQueryType>({
      query: AnalyticsScreenQuery,
      variables: (_, search) => variablesOf(search),
      load: () => import('./AnalyticsScreen.tsx'),
    }),
  ),
};
