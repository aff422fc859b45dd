/**
 * @generated SignedSource<<35538e504ba0c79b0cf3ac7e3c250c95>>
 * @relayHash 27aa052384cf66e015ed80efede30812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15bec7872080a491534684be7d0c08b7f39f20e8cf389714144d8c94887f2430

import { ConcreteRequest } from 'relay-runtime';
export type SetAssistantEnabled$variables = {
  id: string;
  isEnabled: boolean;
};
export type SetAssistantEnabled$data = {
  readonly setAssistantEnabled: {
    readonly id: string;
    readonly isEnabled: boolean;
  };
};
export type SetAssistantEnabled = {
  response: SetAssistantEnabled$data;
  variables: SetAssistantEnabled$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isEnabled"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isEnabled",
        "variableName": "isEnabled"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "setAssistantEnabled",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isEnabled",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetAssistantEnabled",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetAssistantEnabled",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "27aa052384cf66e015ed80efede30812",
    "id": "15bec7872080a491534684be7d0c08b7f39f20e8cf389714144d8c94887f2430",
    "metadata": {},
    "name": "SetAssistantEnabled",
    "operationKind": "mutation",
    "text": "mutation SetAssistantEnabled($id:ID!,$isEnabled:Boolean!){setAssistantEnabled(id:$id,isEnabled:$isEnabled){id,isEnabled}}"
  }
};
})();

(node as any).hash = "61bb1a9e9a99d707e70cdb624bf34649";

export default node;
