/**
 * @generated SignedSource<<b883c111a1ef7f971c27b6af5bbe8edb>>
 * @relayHash fcc590565181652898b8641fd90d1c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7ef2d4ff5ff6537bf875482427335594135013be59d06f455f28f38188a6642

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7ef2d4ff5ff6537bf875482427335594135013be59d06f455f28f38188a6642",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
