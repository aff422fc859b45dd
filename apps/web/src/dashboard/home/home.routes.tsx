import { type RouteObject } from 'react-router-dom';
import HomeScreenQuery from '#__generated__/HomeScreenQuery$parameters.ts';
import { screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';

/** What everybody begins with: one query for the whole of it. */
export const homeRoute: RouteObject = {
  index: true,
  ...titled('Home', screen({ query: HomeScreenQuery, load: () => import('./HomeScreen.tsx') })),
};
