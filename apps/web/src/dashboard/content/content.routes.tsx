import { type RouteObject } from 'react-router-dom';
import ArticleScreenQuery from '#__generated__/ArticleScreenQuery$parameters.ts';
import ArticlesScreenQuery from '#__generated__/ArticlesScreenQuery$parameters.ts';
import CategoriesScreenQuery from '#__generated__/CategoriesScreenQuery$parameters.ts';
import CategoryScreenQuery from '#__generated__/CategoryScreenQuery$parameters.ts';
import ContentLayoutQuery from '#__generated__/ContentLayoutQuery$parameters.ts';
import DocumentScreenQuery from '#__generated__/DocumentScreenQuery$parameters.ts';
import DocumentsScreenQuery from '#__generated__/DocumentsScreenQuery$parameters.ts';
import SummaryScreenQuery from '#__generated__/SummaryScreenQuery$parameters.ts';
import WebpagesScreenQuery from '#__generated__/WebpagesScreenQuery$parameters.ts';
import { type ArticlesScreenQuery as ArticlesScreenQueryType } from '#generated/ArticlesScreenQuery';
import { type CategoryScreenQuery as CategoryScreenQueryType } from '#generated/CategoryScreenQuery';
import { type DocumentsScreenQuery as DocumentsScreenQueryType } from '#generated/DocumentsScreenQuery';
import { type WebpagesScreenQuery as WebpagesScreenQueryType } from '#generated/WebpagesScreenQuery';
import { paths } from '#router/paths.ts';
import { screen } from '#router/screen.tsx';
import { toFirstItem } from '#router/toFirstItem.ts';
import { tabbed, titled } from '../frame/titled.ts';
import { variablesOf } from './articles/articlesFilters.ts';
import { variablesOf as documentVariablesOf } from './documents/documentsFilters.ts';
import { variablesOf as webpageVariablesOf } from './webpages/webpagesFilters.ts';

export const contentRoutes: RouteObject = {
  path: 'content',
  ...tabbed(titled('Content', screen({ query: ContentLayoutQuery, load: () => import('./ContentLayout.tsx') }))),
  children: [
    { index: true, loader: toFirstItem(paths.content, ['articles']) },
    {
      path: 'articles',
      ...titled('Articles', {}),
      children: [
        {
          index: true,
          ...titled(
            'Articles',
            screen<ArticlesScreenQueryType>({
              query: ArticlesScreenQuery,
              variables: (_, search) => variablesOf(search),
              load: () => import('./articles/ArticlesScreen.tsx'),
            }),
          ),
        },
        {
          path: ':id',
          ...titled(
            'Article',
            screen({
              query: ArticleScreenQuery,
              variables: ({ id = '' }) => ({ id }),
              load: () => import('./articles/article/ArticleScreen.tsx'),
            }),
          ),
        },
        {
          path: 'categories',
          ...titled('Categories', {}),
          children: [
            {
              index: true,
              ...titled(
                'Categories',
                screen({ query: CategoriesScreenQuery, load: () => import('./categories/CategoriesScreen.tsx') }),
              ),
            },
            {
              path: 'summary',
              ...titled(
                'Summary',
                screen({ query: SummaryScreenQuery, load: () => import('./categories/SummaryScreen.tsx') }),
              ),
            },
            {
              path: ':id',
              ...titled(
                'Category',
                screen<CategoryScreenQueryType>({
                  query: CategoryScreenQuery,
                  variables: ({ id = '' }, search) => variablesOf(search, id),
                  load: () => import('./categories/CategoryScreen.tsx'),
                }),
              ),
            },
          ],
        },
      ],
    },
    {
      path: 'documents',
      ...titled('Documents', {}),
      children: [
        {
          index: true,
          ...titled(
            'Documents',
            screen<DocumentsScreenQueryType>({
              query: DocumentsScreenQuery,
              variables: (_, search) => documentVariablesOf(search),
              load: () => import('./documents/DocumentsScreen.tsx'),
            }),
          ),
        },
        {
          path: ':id',
          ...titled(
            'Document',
            screen({
              query: DocumentScreenQuery,
              variables: ({ id = '' }) => ({ id }),
              load: () => import('./documents/document/DocumentScreen.tsx'),
            }),
          ),
        },
      ],
    },
    {
      path: 'webpages',
      ...titled(
        'Webpages',
        screen<WebpagesScreenQueryType>({
          query: WebpagesScreenQuery,
          variables: (_, search) => webpageVariablesOf(search),
          load: () => import('./webpages/WebpagesScreen.tsx'),
        }),
      ),
    },
  ],
};
