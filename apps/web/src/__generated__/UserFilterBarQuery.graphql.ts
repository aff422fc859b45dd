/**
 * @generated SignedSource<<78b22c2d10108a7e6b20771c1884b805>>
 * @relayHash 476b45de64946254e422e4a0b8102caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf8da4e067dc0d40037f0f86990d0e101b6d2f0f90280a537211f249114ba2a5

import { ConcreteRequest } from 'relay-runtime';
export type UserFilterBarQuery$variables = Record<PropertyKey, never>;
export type UserFilterBarQuery$data = {
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type UserFilterBarQuery = {
  response: UserFilterBarQuery$data;
  variables: UserFilterBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
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
    "name": "UserFilterBarQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UserFilterBarQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "476b45de64946254e422e4a0b8102caf",
    "id": "cf8da4e067dc0d40037f0f86990d0e101b6d2f0f90280a537211f249114ba2a5",
    "metadata": {},
    "name": "UserFilterBarQuery",
    "operationKind": "query",
    "text": "query UserFilterBarQuery{teams{id,name}}"
  }
};
})();

(node as any).hash = "113b85c0bcd9bb04617e10453bed6261";

export default node;
