/**
 * @generated SignedSource<<630da4fc0bb9e3fc82d386ac3a185b04>>
 * @relayHash df3eb947b36726bc4949ce01f94c0e11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a83cf3b32d59fd0879edac258337e9b7c06c40b6b367c79af500e1cec234ab9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a83cf3b32d59fd0879edac258337e9b7c06c40b6b367c79af500e1cec234ab9d",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
