import { type RouteObject } from 'react-router-dom';
import { coming } from '../coming.tsx';

export const analyticsRoutes: RouteObject = { path: 'analytics', ...coming('analytics', 'Analytics') };
