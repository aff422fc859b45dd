/**
 * @generated SignedSource<<87b13e0d66959eeb89f592c6b46ff7c3>>
 * @relayHash 53efb6ef8627b2f88b9413d5961b5bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09dfeea63120d3993c31d5deafe409e0a37fed951b85149575126b31e892a11

import { ConcreteRequest } from 'relay-runtime';
export type SetTyping$variables = {
  conversationId: string;
  isTyping: boolean;
};
export type SetTyping$data = {
  readonly setTyping: boolean;
};
export type SetTyping = {
  response: SetTyping$data;
  variables: SetTyping$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isTyping"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      },
      {
        "kind": "Variable",
        "name": "isTyping",
        "variableName": "isTyping"
      }
    ],
    "kind": "ScalarField",
    "name": "setTyping",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetTyping",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetTyping",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "53efb6ef8627b2f88b9413d5961b5bbc",
    "id": "e09dfeea63120d3993c31d5deafe409e0a37fed951b85149575126b31e892a11",
    "metadata": {},
    "name": "SetTyping",
    "operationKind": "mutation",
    "text": "mutation SetTyping($conversationId:ID!,$isTyping:Boolean!){setTyping(conversationId:$conversationId,isTyping:$isTyping)}"
  }
};
})();

(node as any).hash = "a6fa339f25602f3114907ea9f1579a3d";

export default node;
