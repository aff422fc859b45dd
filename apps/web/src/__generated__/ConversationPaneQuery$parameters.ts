/**
 * @generated SignedSource<<11aff22f4a85ac40bd803ef5b88a0871>>
 * @relayHash e1a29a4b4894c4da9fd3884f684fe832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11864b67ff4e3fb0b3154beaf21ed230130cb3b175c268410d551f8ea2a49b8f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11864b67ff4e3fb0b3154beaf21ed230130cb3b175c268410d551f8ea2a49b8f",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
