/**
 * @generated SignedSource<<1b94fdb7af9a0e9f296017463a0e9cd5>>
 * @relayHash 0a0181f2bc50eda21013d15d354bfb34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7c5f47419d95af813a14f24557a5c29d24684f6a9eeaa338b1a0984346d5777

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7c5f47419d95af813a14f24557a5c29d24684f6a9eeaa338b1a0984346d5777",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
