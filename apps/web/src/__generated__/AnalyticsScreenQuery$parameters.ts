/**
 * @generated SignedSource<<cd57ff6be6a3dad5f1c9271762c4f707>>
 * @relayHash bc1a5664e2ce45fd997fa29cab096e4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 043fdbdc3c11b9853d3320d7b3c2a36d7b92c8ce2138bcdb14222b2bcf1b2b13

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "043fdbdc3c11b9853d3320d7b3c2a36d7b92c8ce2138bcdb14222b2bcf1b2b13",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
