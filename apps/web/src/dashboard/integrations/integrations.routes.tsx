import { type RouteObject } from 'react-router-dom';
import CalendlyScreenQuery from '#__generated__/CalendlyScreenQuery$parameters.ts';
import IntegrationsScreenQuery from '#__generated__/IntegrationsScreenQuery$parameters.ts';
import ZendeskScreenQuery from '#__generated__/ZendeskScreenQuery$parameters.ts';
import { type CalendlyScreenQuery as CalendlyScreenQueryType } from '#generated/CalendlyScreenQuery';
import { type ZendeskScreenQuery as ZendeskScreenQueryType } from '#generated/ZendeskScreenQuery';
import { screen } from '#router/screen.tsx';
import { may } from '#session/usePermission.ts';
import { titled } from '../frame/titled.ts';
import { apiKeysRoute } from './api-keys/api-keys.routes.tsx';
import { variablesOf } from './integrationTabs.ts';
import { webhooksRoute } from './webhooks/webhooks.routes.tsx';

export const integrationsRoutes: RouteObject = {
  path: 'integrations',
  ...titled('Integrations', {}),
  children: [
    {
      index: true,
      ...titled(
        'Integrations',
        screen({ query: IntegrationsScreenQuery, load: () => import('./IntegrationsScreen.tsx') }),
      ),
    },
    {
      path: 'calendly',
      ...titled(
        'Calendly',
        screen<CalendlyScreenQueryType>({
          query: CalendlyScreenQuery,
          when: () => may('MANAGE_CLIENT'),
          variables: (_, search) => variablesOf(search),
          load: () => import('./calendly/CalendlyScreen.tsx'),
        }),
      ),
    },
    {
      path: 'zendesk',
      ...titled(
        'Zendesk',
        screen<ZendeskScreenQueryType>({
          query: ZendeskScreenQuery,
          when: () => may('MANAGE_CLIENT'),
          variables: (_, search) => variablesOf(search),
          load: () => import('./zendesk/ZendeskScreen.tsx'),
        }),
      ),
    },
    apiKeysRoute,
    webhooksRoute,
  ],
};
