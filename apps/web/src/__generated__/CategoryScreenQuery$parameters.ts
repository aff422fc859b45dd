/**
 * @generated SignedSource<<722f995138b5e61d4e58fbbf271c3abf>>
 * @relayHash 446a075f925558b2859dba81d9ccaf42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d43f265acce1fb14553e6151c63df96f957049142e3f0ddd01fa0e6b158d4001

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d43f265acce1fb14553e6151c63df96f957049142e3f0ddd01fa0e6b158d4001",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
