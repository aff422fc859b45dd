/**
 * @generated SignedSource<<da6dcc1e1d5ce459afdebca6d9d7554d>>
 * @relayHash e10b27a16ecb5bc25d9cf4f9f189ba1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c25a27b240fe228ea55767864b070df376bb9038062fd9785d59a7786df4a90

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c25a27b240fe228ea55767864b070df376bb9038062fd9785d59a7786df4a90",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
