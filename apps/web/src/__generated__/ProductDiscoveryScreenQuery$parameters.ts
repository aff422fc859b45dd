/**
 * @generated SignedSource<<0d823ee2f60a7f7cbab9643b99c22969>>
 * @relayHash a807bd8b3aaf8816be42c70e679a813b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70be5661473c9de6275076cf3ff9c7b273951aaa614ef36bf5cfd4bcff37fa4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductDiscoveryScreenQuery } from './ProductDiscoveryScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProductDiscoveryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b70be5661473c9de6275076cf3ff9c7b273951aaa614ef36bf5cfd4bcff37fa4",
    "metadata": {},
    "name": "ProductDiscoveryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
