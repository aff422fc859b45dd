/**
 * @generated SignedSource<<764b0bfb60c783dd5ce4a89f27d6c8d7>>
 * @relayHash 5a4f3d16a6afe74a4a7a5082c9e46271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f43f73a37e3ea273cac82975d5e7d0f01c834fd8fd0c17f5e4e951de9dd08943

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryQuery } from './HistoryQuery.graphql';

const node: PreloadableConcreteRequest<HistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f43f73a37e3ea273cac82975d5e7d0f01c834fd8fd0c17f5e4e951de9dd08943",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
