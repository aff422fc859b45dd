/**
 * @generated SignedSource<<637c7ee88de406728c3ad6e7d738ee1b>>
 * @relayHash 131333234b502880f5d46151c840631c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e76cae9101f21b5d876718a400e0c78a9c6129a670b0f9cd4e74cd8badf6d0f7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AutomatedFaqsScreenQuery } from './AutomatedFaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedFaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e76cae9101f21b5d876718a400e0c78a9c6129a670b0f9cd4e74cd8badf6d0f7",
    "metadata": {},
    "name": "AutomatedFaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
