/**
 * @generated SignedSource<<e8aaf67a346225be9cca23a1b046f2be>>
 * @relayHash 031eb4285f9020928542af7648e0fe94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f378aba36c9f03ae6902099d436670c263aae529065e4cf172c4957ed39f1c97

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f378aba36c9f03ae6902099d436670c263aae529065e4cf172c4957ed39f1c97",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
