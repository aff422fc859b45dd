import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';

export const analyticsRoutes: RouteObject = { path: 'analytics', ...coming('analytics', 'Analytics') };
