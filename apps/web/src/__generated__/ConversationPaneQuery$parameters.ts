/**
 * @generated SignedSource<<63fe41f9ca872b1efa4ca545cb102847>>
 * @relayHash 0af8ac063c121315e442f20b1da13a70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84c739ef79bca95c3040ea241426082a0abb74863c913b85c845f2272ecdff00

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84c739ef79bca95c3040ea241426082a0abb74863c913b85c845f2272ecdff00",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
