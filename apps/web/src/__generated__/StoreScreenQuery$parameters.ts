/**
 * @generated SignedSource<<63f8f4ab90f366d12af60328f6ad33d7>>
 * @relayHash af9dc81ad5e7ef84ceef9f83bd4d68a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11bfc39cf886a7c4f596fb0cde248299760171c858a53f73ad0d7b12524201de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { StoreScreenQuery } from './StoreScreenQuery.graphql';

const node: PreloadableConcreteRequest<StoreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11bfc39cf886a7c4f596fb0cde248299760171c858a53f73ad0d7b12524201de",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
