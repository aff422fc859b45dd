import { type RouteObject } from 'react-router-dom';
import WebhooksScreenQuery from '#__generated__/WebhooksScreenQuery$parameters.ts';
import { type WebhooksScreenQuery as WebhooksScreenQueryType } from '#generated/WebhooksScreenQuery';
import { screen } from '#router/screen.tsx';
import { may } from '#session/usePermission.ts';
import { titled } from '../../frame/titled.ts';

export const webhooksRoute: RouteObject = {
  path: 'webhooks',
  ...titled(
    'Webhooks',
    screen<WebhooksScreenQueryType>({
      query: WebhooksScreenQuery,
      when: () => may('MANAGE_CLIENT'),
      load: () => import('./WebhooksScreen.tsx'),
    }),
  ),
};
