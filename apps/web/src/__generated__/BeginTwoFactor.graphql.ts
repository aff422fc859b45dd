/**
 * @generated SignedSource<<2ea3bffa8e22c3d638ec34cb0f114c9a>>
 * @relayHash e0ee2b59916b99d21df6186086a24551
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e76a4f6f7303dfc37f3c49e77167cf4aa68ac05d5f0c554e085587bb8309295c

import { ConcreteRequest } from 'relay-runtime';
export type BeginTwoFactor$variables = {
  password?: string | null | undefined;
};
export type BeginTwoFactor$data = {
  readonly beginTwoFactor: {
    readonly secret: string;
    readonly uri: string;
  };
};
export type BeginTwoFactor = {
  response: BeginTwoFactor$data;
  variables: BeginTwoFactor$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "password",
        "variableName": "password"
      }
    ],
    "concreteType": "TwoFactorSetup",
    "kind": "LinkedField",
    "name": "beginTwoFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
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
    "name": "BeginTwoFactor",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeginTwoFactor",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e0ee2b59916b99d21df6186086a24551",
    "id": "e76a4f6f7303dfc37f3c49e77167cf4aa68ac05d5f0c554e085587bb8309295c",
    "metadata": {},
    "name": "BeginTwoFactor",
    "operationKind": "mutation",
    "text": "mutation BeginTwoFactor($password:String){beginTwoFactor(password:$password){secret,uri}}"
  }
};
})();

(node as any).hash = "833e21e33f51be6aa4eb1cba8f428f15";

export default node;
