/**
 * @generated SignedSource<<f2f8d3471037e71530197d18b7dd53b8>>
 * @relayHash 7856facd57002c8245f28cd761715256
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951f012bda63a946ac57199e5373ec86ff1e9c28f62e87d695e7f1cf7f7d39cd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951f012bda63a946ac57199e5373ec86ff1e9c28f62e87d695e7f1cf7f7d39cd",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
