/**
 * @generated SignedSource<<3e615c6027b5b4530f2479d90fef2bfb>>
 * @relayHash 6eb21209c923be138c1bd6082d7863c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f6216b76e30cb60ceab5ab4e34f5caa9983bc0c47ebdd36d2f853b9a0e2bc09

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type FramePersonQuery$variables = Record<PropertyKey, never>;
export type FramePersonQuery$data = {
  readonly currentUser: {
    readonly avatar: string | null | undefined;
    readonly client: {
      readonly logo: string | null | undefined;
      readonly manuallyInvoiced: boolean;
      readonly name: string;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type FramePersonQuery = {
  response: FramePersonQuery$data;
  variables: FramePersonQuery$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatar",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuallyInvoiced",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ClientSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FramePersonQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "FramePersonQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6eb21209c923be138c1bd6082d7863c9",
    "id": "3f6216b76e30cb60ceab5ab4e34f5caa9983bc0c47ebdd36d2f853b9a0e2bc09",
    "metadata": {},
    "name": "FramePersonQuery",
    "operationKind": "query",
    "text": "query FramePersonQuery{currentUser{id,name,avatar,client{name,logo,manuallyInvoiced,subscription{status},id}}}"
  }
};
})();

(node as any).hash = "efd6b96ca7609d0d16ed39b2fb9daf7a";

export default node;
