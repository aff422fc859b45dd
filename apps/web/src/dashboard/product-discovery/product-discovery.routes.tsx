import { type RouteObject } from 'react-router-dom';
import ProductDiscoveryScreenQuery from '#__generated__/ProductDiscoveryScreenQuery$parameters.ts';
import StoreScreenQuery from '#__generated__/StoreScreenQuery$parameters.ts';
import { type StoreScreenQuery as StoreScreenQueryType } from '#generated/StoreScreenQuery';
import { screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';
import { variablesOf } from './store/storeTabs.ts';

const storeRoute = (slug: string, title: string): RouteObject => ({
  path: `${slug}/:id`,
  ...titled(
    title,
    screen<StoreScreenQueryType>({
      query: StoreScreenQuery,
      variables: ({ id = '' }, search) => variablesOf(id, search),
      load: () => import('./store/StoreScreen.tsx'),
    }),
  ),
});

export const productDiscoveryRoutes: RouteObject = {
  path: 'product-discovery',
  ...titled('Product discovery', {}),
  children: [
    {
      index: true,
      ...titled(
        'Product discovery',
        screen({ query: ProductDiscoveryScreenQuery, load: () => import('./ProductDiscoveryScreen.tsx') }),
      ),
    },
    storeRoute('shopify', 'Shopify'),
    storeRoute('wix', 'Wix'),
    storeRoute('woocommerce', 'WooCommerce'),
  ],
};
