/**
 * @generated SignedSource<<3d25594af4377972ef0436fb6fb56fd3>>
 * @relayHash 02163200601c8c887d12f2a311371080
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c41517a1e8bb6b42bce5d7cf85eb9b4ec0873c33ec0eea3c9b785133ddf10861

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c41517a1e8bb6b42bce5d7cf85eb9b4ec0873c33ec0eea3c9b785133ddf10861",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
