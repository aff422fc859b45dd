import { type RouteObject } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { plainScreen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { coming } from '../frame/coming.tsx';
import { tabbed, titled } from '../frame/titled.ts';

export const contentRoutes: RouteObject = {
  path: 'content',
  ...tabbed(titled('Content', plainScreen({ load: () => import('./ContentLayout.tsx') }))),
  children: [
    { index: true, loader: toFirstItem(paths.content, ['articles']) },
    {
      path: 'articles',
      ...titled('Articles', {}),
      children: [
        { index: true, ...coming('articles', 'Articles') },
        { path: ':id', ...coming('article', 'Article') },
        {
          path: 'categories',
          ...titled('Categories', {}),
          children: [
            { index: true, ...coming('categories', 'Categories') },
            { path: 'summary', ...coming('categories', 'Summary') },
            { path: ':id', ...coming('categories', 'Category') },
          ],
        },
      ],
    },
    { path: 'documents', ...coming('documents', 'Documents') },
    { path: 'webpages', ...coming('webpages', 'Webpages') },
  ],
};
