/**
 * @generated SignedSource<<326ea1e5b8ea6ba26861ea984b1e16ff>>
 * @relayHash f16162ca01fdbcb9b9f9f45ff024c077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a6f6d34bebfdc144e39de7575647b86992b547cda3f031091dfe577d71fa3b0

import { ConcreteRequest } from 'relay-runtime';
export type CompanyLogoQuery$variables = Record<PropertyKey, never>;
export type CompanyLogoQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly logo: string | null | undefined;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type CompanyLogoQuery = {
  response: CompanyLogoQuery$data;
  variables: CompanyLogoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyLogoQuery",
    "selections": [
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
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "CompanyLogoQuery",
    "selections": [
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
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f16162ca01fdbcb9b9f9f45ff024c077",
    "id": "4a6f6d34bebfdc144e39de7575647b86992b547cda3f031091dfe577d71fa3b0",
    "metadata": {},
    "name": "CompanyLogoQuery",
    "operationKind": "query",
    "text": "query CompanyLogoQuery{currentUser{client{name,logo,id},id}}"
  }
};
})();

(node as any).hash = "f0cedd16cdef8c60d6bec30a3952bbd2";

export default node;
