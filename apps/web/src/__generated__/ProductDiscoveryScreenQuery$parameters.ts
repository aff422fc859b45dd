/**
 * @generated SignedSource<<4a3bed281596148d13d50e45eda42be9>>
 * @relayHash 341490a74e5c0e1bf745b725cb0ab33f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e01fa1f8a5edf9749d44d68dc86f2a3306238c1cc4951c223dcecf57055898b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductDiscoveryScreenQuery } from './ProductDiscoveryScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProductDiscoveryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e01fa1f8a5edf9749d44d68dc86f2a3306238c1cc4951c223dcecf57055898b",
    "metadata": {},
    "name": "ProductDiscoveryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
