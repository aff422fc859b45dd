/**
 * @generated SignedSource<<cd57417e4e0ce9274c47d34ed6f11c50>>
 * @relayHash 5a7932cda5b88f70d1f0fa0c329827d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e3a389726fe688c7a960c0d7392d23ef78674f878f26e859fcf38d989608d60

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BillingDetailsQuery } from './BillingDetailsQuery.graphql';

const node: PreloadableConcreteRequest<BillingDetailsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e3a389726fe688c7a960c0d7392d23ef78674f878f26e859fcf38d989608d60",
    "metadata": {},
    "name": "BillingDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
