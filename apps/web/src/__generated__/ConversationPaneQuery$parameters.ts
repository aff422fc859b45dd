/**
 * @generated SignedSource<<d33f916906d76adc069a5245c4f6555d>>
 * @relayHash 3b1ad3c5896d01bc9dabdba4b7416e34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcb78c0158f8fc7e161f2d39bb20a82e02eda647f036fc4c35435781e54633c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdcb78c0158f8fc7e161f2d39bb20a82e02eda647f036fc4c35435781e54633c",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
