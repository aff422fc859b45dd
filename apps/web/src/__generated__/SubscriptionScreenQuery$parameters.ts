/**
 * @generated SignedSource<<eedae349f6d24c1cd77e636a50cc0c93>>
 * @relayHash 7fbff5500a2615c6bd429c88ccfde442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27856425e23edf3154e491d44cc3068e9a5fe16e5a559e36a52fba60dd7a25d2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27856425e23edf3154e491d44cc3068e9a5fe16e5a559e36a52fba60dd7a25d2",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
