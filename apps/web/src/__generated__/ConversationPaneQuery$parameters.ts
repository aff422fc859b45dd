/**
 * @generated SignedSource<<78b6f68b982832ea5e4132a4078d1998>>
 * @relayHash d2a8b7519ddb8cb3314836c3be0b7913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 434b90b220e28c55d058f936b24c24ece089614d8e52759ddcd8a8da9cf4bfa9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "434b90b220e28c55d058f936b24c24ece089614d8e52759ddcd8a8da9cf4bfa9",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
