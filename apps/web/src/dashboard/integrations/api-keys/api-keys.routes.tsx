import { type RouteObject } from 'react-router-dom';
import ApiKeysScreenQuery from '#__generated__/ApiKeysScreenQuery$parameters.ts';
import { type ApiKeysScreenQuery as ApiKeysScreenQueryType } from '#generated/ApiKeysScreenQuery';
import { screen } from '#router/screen.tsx';
import { may } from '#session/usePermission.ts';
import { titled } from '../../frame/titled.ts';

export const apiKeysRoute: RouteObject = {
  path: 'api-keys',
  ...titled(
    'API keys',
    screen<ApiKeysScreenQueryType>({
      query: ApiKeysScreenQuery,
      when: () => may('MANAGE_CLIENT'),
      load: () => import('./ApiKeysScreen.tsx'),
    }),
  ),
};
