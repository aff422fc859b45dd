import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';

export const integrationsRoutes: RouteObject = { path: 'integrations/*', ...coming('integrations', 'Integrations') };
