/**
 * @generated SignedSource<<590d3338034e106efde59e08e6a576a6>>
 * @relayHash 33a20a310479f51792e391a7784f4d9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ff63f84deb2128802df258a7015a020c28751aca5c40effe3d4047b7b7a07f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ff63f84deb2128802df258a7015a020c28751aca5c40effe3d4047b7b7a07f1",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
