/**
 * @generated SignedSource<<47de5841b67659bfd8c1276c237b3ed7>>
 * @relayHash d78258c97871297c3f28088fbf42c15b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd55c9ceaf2c72a4dff8c508c00ec51e00f1445e608aa9b3e0e278fb95957ca5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd55c9ceaf2c72a4dff8c508c00ec51e00f1445e608aa9b3e0e278fb95957ca5",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
