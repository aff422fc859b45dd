import { type RouteObject } from 'react-router-dom';
import FormEditScreenQuery from '#__generated__/FormEditScreenQuery$parameters.ts';
import FormScreenQuery from '#__generated__/FormScreenQuery$parameters.ts';
import FormsScreenQuery from '#__generated__/FormsScreenQuery$parameters.ts';
import { type FormScreenQuery as FormScreenQueryType } from '#generated/FormScreenQuery';
import { type FormsScreenQuery as FormsScreenQueryType } from '#generated/FormsScreenQuery';
import { screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';
import { variablesOf as submissionsOf } from './form/submissionsFilters.ts';
import { variablesOf } from './formsFilters.ts';

export const formsRoutes: RouteObject = {
  path: 'forms',
  ...titled('Forms', {}),
  children: [
    {
      index: true,
      ...titled(
        'Forms',
        screen<FormsScreenQueryType>({
          query: FormsScreenQuery,
          variables: (_, search) => variablesOf(search),
          load: () => import('./FormsScreen.tsx'),
        }),
      ),
    },
    {
      path: ':id',
      ...titled(
        'Form',
        screen<FormScreenQueryType>({
          query: FormScreenQuery,
          variables: ({ id = '' }, search) => submissionsOf(id, search),
          load: () => import('./form/FormScreen.tsx'),
        }),
      ),
    },
    {
      path: ':id/edit',
      ...titled(
        'Edit form',
        screen({
          query: FormEditScreenQuery,
          variables: ({ id = '' }) => ({ id }),
          load: () => import('./edit/FormEditScreen.tsx'),
        }),
      ),
    },
  ],
};
