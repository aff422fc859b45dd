import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';
import { titled } from '../frame/titled.ts';

export const insightsRoutes: RouteObject = {
  path: 'insights',
  ...titled('Insights', {}),
  children: [
    { index: true, ...coming('insights', 'Insights') },
    { path: ':id', ...coming('insight', 'Topic') },
  ],
};
