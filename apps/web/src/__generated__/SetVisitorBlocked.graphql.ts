/**
 * @generated SignedSource<<6612e793773c70e2375ab22e3e12b938>>
 * @relayHash 84232401de4367ff4132291b0c2ed62a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0161756a177533708ab01d5853db9c727bf78e4677661eed3fc24023467ba2d1

import { ConcreteRequest } from 'relay-runtime';
export type SetVisitorBlocked$variables = {
  isBlocked: boolean;
  visitorId: string;
};
export type SetVisitorBlocked$data = {
  readonly setVisitorBlocked: {
    readonly id: string;
    readonly isBlocked: boolean;
  };
};
export type SetVisitorBlocked = {
  response: SetVisitorBlocked$data;
  variables: SetVisitorBlocked$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBlocked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitorId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isBlocked",
        "variableName": "isBlocked"
      },
      {
        "kind": "Variable",
        "name": "visitorId",
        "variableName": "visitorId"
      }
    ],
    "concreteType": "Visitor",
    "kind": "LinkedField",
    "name": "setVisitorBlocked",
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
        "name": "isBlocked",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetVisitorBlocked",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetVisitorBlocked",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "84232401de4367ff4132291b0c2ed62a",
    "id": "0161756a177533708ab01d5853db9c727bf78e4677661eed3fc24023467ba2d1",
    "metadata": {},
    "name": "SetVisitorBlocked",
    "operationKind": "mutation",
    "text": "mutation SetVisitorBlocked($visitorId:ID!,$isBlocked:Boolean!){setVisitorBlocked(visitorId:$visitorId,isBlocked:$isBlocked){id,isBlocked}}"
  }
};
})();

(node as any).hash = "d16a2bc3d2d73df8e548467a3f37fe37";

export default node;
