/**
 * @generated SignedSource<<3eeb054c94b6e1b041b8a2e72cfa164a>>
 * @relayHash 1fafae8cd6a0612b29e7047f939b3f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79e4efb28292fa35d6111e4f353f43bcf69d66e507f80571066d7f63ba5e1a35

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79e4efb28292fa35d6111e4f353f43bcf69d66e507f80571066d7f63ba5e1a35",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
