import { type RouteObject } from 'react-router-dom';
import { coming } from '../frame/coming.tsx';
import { titled } from '../frame/titled.ts';

export const productDiscoveryRoutes: RouteObject = {
  path: 'product-discovery',
  ...titled('Product discovery', {}),
  children: [
    { index: true, ...coming('productDiscovery', 'Product discovery') },
    { path: 'shopify/:id', ...coming('store', 'Shopify') },
    { path: 'wix/:id', ...coming('store', 'Wix') },
    { path: 'woocommerce/:id', ...coming('store', 'WooCommerce') },
  ],
};
