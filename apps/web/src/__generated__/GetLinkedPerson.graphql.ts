/**
 * @generated SignedSource<<7a51e37b6016af31402bf61aade53758>>
 * @relayHash c213f7a685f9c154180a9739743130e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 690c9e8d1740604b5a4e6f5819fa33d8f9d78643c9520bd9dca965dab1d0bbe5

import { ConcreteRequest } from 'relay-runtime';
export type GetLinkedPerson$variables = Record<PropertyKey, never>;
export type GetLinkedPerson$data = {
  readonly currentUser: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type GetLinkedPerson = {
  response: GetLinkedPerson$data;
  variables: GetLinkedPerson$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
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
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GetLinkedPerson",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetLinkedPerson",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c213f7a685f9c154180a9739743130e8",
    "id": "690c9e8d1740604b5a4e6f5819fa33d8f9d78643c9520bd9dca965dab1d0bbe5",
    "metadata": {},
    "name": "GetLinkedPerson",
    "operationKind": "query",
    "text": "query GetLinkedPerson{currentUser{id,name}}"
  }
};
})();

(node as any).hash = "ea305b29a3864a85d5e1e280708b00f4";

export default node;
