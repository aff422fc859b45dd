/**
 * @generated SignedSource<<f0d0cb09f194139c7ba1aecae9389552>>
 * @relayHash f4e6a5db5afcf052304925712fa9ee8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00e253231a2660c2d101d54f6ff9d8d63e4499292f93666325ec66d52c269165

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00e253231a2660c2d101d54f6ff9d8d63e4499292f93666325ec66d52c269165",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
