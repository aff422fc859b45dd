import { type RouteObject } from 'react-router-dom';
import { plainScreen } from '#router/screen.tsx';
import { tabbed, titled } from '../titled.ts';

export const usersRoutes: RouteObject = {
  path: 'users',
  ...tabbed(titled('Users', plainScreen({ load: () => import('./UsersLayout.tsx') }))),
  children: [
    { index: true, ...titled('Users', plainScreen({ load: () => import('./UsersScreen.tsx') })) },
    {
      path: 'roles-and-permissions',
      ...titled(
        'Roles and permissions',
        plainScreen({ load: () => import('./roles-and-permissions/RolesScreen.tsx') }),
      ),
    },
    {
      path: 'audit-log',
      ...titled('Audit log', plainScreen({ load: () => import('./audit-log/AuditLogScreen.tsx') })),
    },
  ],
};
