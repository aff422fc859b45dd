import { type RouteObject } from 'react-router-dom';
import { plainScreen } from '#router/screen.tsx';
import { analyticsRoutes } from './analytics/analytics.routes.tsx';
import { assistantsRoutes } from './assistants/assistants.routes.tsx';
import { contentRoutes } from './content/content.routes.tsx';
import { formsRoutes } from './forms/forms.routes.tsx';
import { guidedFlowsRoutes } from './guided-flows/guided-flows.routes.tsx';
import { homeRoute } from './home/home.routes.tsx';
import { inboxRoutes } from './inbox/inbox.routes.tsx';
import { insightsRoutes } from './insights/insights.routes.tsx';
import { integrationsRoutes } from './integrations/integrations.routes.tsx';
import { productDiscoveryRoutes } from './product-discovery/product-discovery.routes.tsx';
import { settingsRoutes } from './settings/settings.routes.tsx';
import { titled } from './frame/titled.ts';
import { usersRoutes } from './users/users.routes.tsx';

/** What stands below /dashboard, one line an area. The frame's code and the screen's code and data all start loading together. */
export const dashboardRoutes: RouteObject[] = [
  {
    ...plainScreen({ load: () => import('./frame/DashboardLayout.tsx') }),
    children: [
      homeRoute,
      inboxRoutes,
      analyticsRoutes,
      insightsRoutes,
      guidedFlowsRoutes,
      productDiscoveryRoutes,
      usersRoutes,
      integrationsRoutes,
      assistantsRoutes,
      formsRoutes,
      contentRoutes,
      settingsRoutes,
      { path: '*', ...titled('Page not found', plainScreen({ load: () => import('./frame/NotFoundScreen.tsx') })) },
    ],
  },
];
