import { type RouteObject } from 'react-router-dom';
import AuditEntriesQuery from '#__generated__/AuditEntriesQuery$parameters.ts';
import AuditFilterBarQuery from '#__generated__/AuditFilterBarQuery$parameters.ts';
import RolesQuery from '#__generated__/RolesQuery$parameters.ts';
import UsersScreenQuery from '#__generated__/UsersScreenQuery$parameters.ts';
import { type RolesQuery as RolesQueryType } from '#generated/RolesQuery';
import { type UsersScreenQuery as UsersScreenQueryType } from '#generated/UsersScreenQuery';
import { plainScreen, screen } from '#router/screen.tsx';
import { may } from '#session/usePermission.ts';
import { tabbed, titled } from '../frame/titled.ts';
import { variablesOf } from './usersFilters.ts';

const mayReadAuditLog = () => may('MANAGE_CLIENT');

export const usersRoutes: RouteObject = {
  path: 'users',
  ...tabbed(titled('Users', plainScreen({ load: () => import('./UsersLayout.tsx') }))),
  children: [
    {
      index: true,
      ...titled(
        'Users',
        screen<UsersScreenQueryType>({
          query: UsersScreenQuery,
          when: () => may('VIEW_USERS'),
          load: () => import('./UsersScreen.tsx'),
          variables: (_, search) => variablesOf(search),
        }),
      ),
    },
    {
      path: 'roles-and-permissions',
      ...titled(
        'Roles and permissions',
        screen<RolesQueryType>({
          query: RolesQuery,
          when: () => may('VIEW_PERMISSIONS'),
          load: () => import('./roles-and-permissions/RolesScreen.tsx'),
        }),
      ),
    },
    {
      path: 'audit-log',
      ...titled(
        'Audit log',
        plainScreen({
          load: () => import('./audit-log/AuditLogScreen.tsx'),
          parts: [
            { query: AuditFilterBarQuery, when: mayReadAuditLog },
            // What a filter asks for takes the code of calendars, which comes with the screen.
            {
              query: AuditEntriesQuery,
              variables: { filter: {} },
              when: ({ search }) => mayReadAuditLog() && search.size === 0,
            },
          ],
        }),
      ),
    },
  ],
};
