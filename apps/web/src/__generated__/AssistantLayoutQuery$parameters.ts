/**
 * @generated SignedSource<<9420acc68d86714f250d70dac5f409bb>>
 * @relayHash d659da767dde24372b72316f9b517bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb6cb9675cbc5258ea77260c342d700c13ed5364ce2a736703f66972683d1fd2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantLayoutQuery } from './AssistantLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AssistantLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb6cb9675cbc5258ea77260c342d700c13ed5364ce2a736703f66972683d1fd2",
    "metadata": {},
    "name": "AssistantLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
