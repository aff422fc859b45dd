/**
 * @generated SignedSource<<a7d7d2167c5ede10faee33359c4d813b>>
 * @relayHash 06c64bc74db6c15d71ae9c09aad6938d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73575efc9a5802d9b4c91b529be4db68e592f21c41b0615950baccd28f3a4cf3

import { ConcreteRequest } from 'relay-runtime';
export type CreateAssetToken$variables = Record<PropertyKey, never>;
export type CreateAssetToken$data = {
  readonly createAssetToken: {
    readonly expiresInSeconds: number;
    readonly token: string;
  };
};
export type CreateAssetToken = {
  response: CreateAssetToken$data;
  variables: CreateAssetToken$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AssetToken",
    "kind": "LinkedField",
    "name": "createAssetToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresInSeconds",
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
    "name": "CreateAssetToken",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateAssetToken",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "06c64bc74db6c15d71ae9c09aad6938d",
    "id": "73575efc9a5802d9b4c91b529be4db68e592f21c41b0615950baccd28f3a4cf3",
    "metadata": {},
    "name": "CreateAssetToken",
    "operationKind": "mutation",
    "text": "mutation CreateAssetToken{createAssetToken{token,expiresInSeconds}}"
  }
};
})();

(node as any).hash = "bbd284acb675567df457649ea1509abd";

export default node;
