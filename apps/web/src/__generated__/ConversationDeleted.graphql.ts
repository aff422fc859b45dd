/**
 * @generated SignedSource<<676d1a4ffa816b30f625584d97e4f3ba>>
 * @relayHash 0c4f7c08c766bc2d843f4c87e1f742a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 607cd3da59c7276de67d81469197fbb876fcbd4ae516fd99bc63ecd45a7e1c18

import { ConcreteRequest } from 'relay-runtime';
export type ConversationDeleted$variables = Record<PropertyKey, never>;
export type ConversationDeleted$data = {
  readonly conversationDeleted: string;
};
export type ConversationDeleted = {
  response: ConversationDeleted$data;
  variables: ConversationDeleted$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "conversationDeleted",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConversationDeleted",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConversationDeleted",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0c4f7c08c766bc2d843f4c87e1f742a2",
    "id": "607cd3da59c7276de67d81469197fbb876fcbd4ae516fd99bc63ecd45a7e1c18",
    "metadata": {},
    "name": "ConversationDeleted",
    "operationKind": "subscription",
    "text": "subscription ConversationDeleted{conversationDeleted}"
  }
};
})();

(node as any).hash = "dc656c509251de846861a152f3aa0d1e";

export default node;
