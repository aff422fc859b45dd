/**
 * @generated SignedSource<<560ddc8b3f5395780edfffeaa4edfd9f>>
 * @relayHash 6603f4ed8ef9f6483f8248e1b62e45f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ab80b85f50500d8427401b3bb8131524380a3a1cf7efb300f23d0338a7fe15

import { ConcreteRequest } from 'relay-runtime';
export type ColleaguesQuery$variables = Record<PropertyKey, never>;
export type ColleaguesQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ColleaguesQuery = {
  response: ColleaguesQuery$data;
  variables: ColleaguesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
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
    "name": "ColleaguesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ColleaguesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "6603f4ed8ef9f6483f8248e1b62e45f6",
    "id": "f8ab80b85f50500d8427401b3bb8131524380a3a1cf7efb300f23d0338a7fe15",
    "metadata": {},
    "name": "ColleaguesQuery",
    "operationKind": "query",
    "text": "query ColleaguesQuery{colleagues{id,name}}"
  }
};
})();

(node as any).hash = "1a85106b0e54001037b4dff4db1b8056";

export default node;
