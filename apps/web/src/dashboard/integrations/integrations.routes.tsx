import { type RouteObject } from 'react-router-dom';
import IntegrationsScreenQuery from '#__generated__/IntegrationsScreenQuery$parameters.ts';
import ZendeskScreenQuery from '#__generated__/ZendeskScreenQuery$parameters.ts';
import { type ZendeskScreenQuery as ZendeskScreenQueryType } from '#generated/ZendeskScreenQuery';
import { screen } from '#router/screen.tsx';
import { may } from '#session/usePermission.ts';
import { titled } from '../frame/titled.ts';
import { variablesOf } from './integrationTabs.ts';

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
  ],
};
