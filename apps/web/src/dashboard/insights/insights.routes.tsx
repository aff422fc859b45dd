import { type RouteObject } from 'react-router-dom';
import { coming } from '../coming.tsx';
import { titled } from '../titled.ts';

export const insightsRoutes: RouteObject = {
  path: 'insights',
  ...titled('Insights', {}),
  children: [
    { index: true, ...coming('insights', 'Insights') },
    { path: ':id', ...coming('insight', 'Topic') },
  ],
};
