/**
 * @generated SignedSource<<d5f358f0fd61f84313a8646f1cc0c8cb>>
 * @relayHash 0a4c4ae5ff1bba7bead134e19265566f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b7bbaf919276570fad0861e2c1f8e23af39c0220ccc9f38804b046b5128f51

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6b7bbaf919276570fad0861e2c1f8e23af39c0220ccc9f38804b046b5128f51",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
