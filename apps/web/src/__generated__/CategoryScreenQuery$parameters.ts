/**
 * @generated SignedSource<<377e898379e86c5169f1d05765505304>>
 * @relayHash 5fad83a64f57c38562e5be83307d825e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a52305251ef58ebe88fbec01e94bae4b79f8e81c3147fad1e32e2d1568d70d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryScreenQuery } from './CategoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<CategoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a52305251ef58ebe88fbec01e94bae4b79f8e81c3147fad1e32e2d1568d70d9",
    "metadata": {},
    "name": "CategoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
