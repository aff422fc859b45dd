/**
 * @generated SignedSource<<0468dcb8c0f1e58f033cd48fa98b1b9d>>
 * @relayHash 5b05bf428eb6b7e778624fda451e9dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9076c61a3b2945851eaa342b5b60ec397f4e84f2b1e96bf87963bf329bf477b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9076c61a3b2945851eaa342b5b60ec397f4e84f2b1e96bf87963bf329bf477b",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
