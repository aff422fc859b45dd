import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';
import { titled } from '../frame/titled.ts';

export const formsRoutes: RouteObject = {
  path: 'forms',
  ...titled('Forms', {}),
  children: [
    { index: true, ...coming('forms', 'Forms') },
    { path: ':id', ...coming('form', 'Form') },
    { path: ':id/edit', ...coming('formEdit', 'Edit form') },
  ],
};
