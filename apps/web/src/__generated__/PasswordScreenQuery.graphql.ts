/**
 * @generated SignedSource<<d7d588d03c2827dac7a621fb925c39d9>>
 * @relayHash 1aedc633f49eefeb5d9b2685cb82c338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56ae5222b0ba2e213ef5e315fbdeabd7a1954d4068a3e5026508ce10836a81f9

import { ConcreteRequest } from 'relay-runtime';
export type PasswordScreenQuery$variables = Record<PropertyKey, never>;
export type PasswordScreenQuery$data = {
  readonly accountSecurity: {
    readonly hasPassword: boolean;
    readonly id: string;
  };
  readonly currentUser: {
    readonly email: string;
  } | null | undefined;
};
export type PasswordScreenQuery = {
  response: PasswordScreenQuery$data;
  variables: PasswordScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountSecurity",
  "kind": "LinkedField",
  "name": "accountSecurity",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1aedc633f49eefeb5d9b2685cb82c338",
    "id": "56ae5222b0ba2e213ef5e315fbdeabd7a1954d4068a3e5026508ce10836a81f9",
    "metadata": {},
    "name": "PasswordScreenQuery",
    "operationKind": "query",
    "text": "query PasswordScreenQuery{accountSecurity{id,hasPassword},currentUser{email,id}}"
  }
};
})();

(node as any).hash = "176a53347dac3768ce989afae81b266c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
