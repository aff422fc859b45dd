/**
 * @generated SignedSource<<fd29a85c28e56fdca9a27a93807ab7b7>>
 * @relayHash 5c7bd7aa0b8204a2cd279496d9e05813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97efc43dec885b83c68bf35da401a403585ba1e584fb782d05808486dee9e1d7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97efc43dec885b83c68bf35da401a403585ba1e584fb782d05808486dee9e1d7",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
