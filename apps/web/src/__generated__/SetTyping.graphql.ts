/**
 * @generated SignedSource<<41d4179d6976e931948af18b291deb56>>
 * @relayHash 68a90fe97d071426fc496b462fb54be9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ccc59e5c31a4aeec7b94a7aa16c3bbb0254221ada5345357a0a1cc6e7e7c734

import { ConcreteRequest } from 'relay-runtime';
export type SetTyping$variables = {
  conversationId: string;
  isNote: boolean;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conversationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNote"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isTyping"
},
v3 = [
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
        "name": "isNote",
        "variableName": "isNote"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetTyping",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetTyping",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "68a90fe97d071426fc496b462fb54be9",
    "id": "1ccc59e5c31a4aeec7b94a7aa16c3bbb0254221ada5345357a0a1cc6e7e7c734",
    "metadata": {},
    "name": "SetTyping",
    "operationKind": "mutation",
    "text": "mutation SetTyping($conversationId:ID!,$isTyping:Boolean!,$isNote:Boolean!){setTyping(conversationId:$conversationId,isTyping:$isTyping,isNote:$isNote)}"
  }
};
})();

(node as any).hash = "8cd8ad7b3151949b4d047889a9536646";

export default node;
