/**
 * @generated SignedSource<<c6fd5145445d787313f4d535b3383c17>>
 * @relayHash 6066bb5ba2b75fce0ca763a63b3a6a15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbebf2705103342eb9d48a0717f42ea5a521bad19d7c81d866c2cac5aa182876

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuidedFlowsScreenQuery } from './GuidedFlowsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GuidedFlowsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbebf2705103342eb9d48a0717f42ea5a521bad19d7c81d866c2cac5aa182876",
    "metadata": {},
    "name": "GuidedFlowsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
