/**
 * @generated SignedSource<<5a53e7b08606e3c1090ab0a88efba093>>
 * @relayHash 54c7e3a521b5f4dfcf7965491ee1c52d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6f168910ad123d733af08e4bbdd5510632a36fc1fac43a86b24cd54e20f08f1

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type SubscriptionBannerQuery$variables = Record<PropertyKey, never>;
export type SubscriptionBannerQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly manuallyInvoiced: boolean;
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SubscriptionBannerQuery = {
  response: SubscriptionBannerQuery$data;
  variables: SubscriptionBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuallyInvoiced",
  "storageKey": null
},
v1 = {
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
    "name": "SubscriptionBannerQuery",
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
    "name": "SubscriptionBannerQuery",
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
    "cacheID": "54c7e3a521b5f4dfcf7965491ee1c52d",
    "id": "b6f168910ad123d733af08e4bbdd5510632a36fc1fac43a86b24cd54e20f08f1",
    "metadata": {},
    "name": "SubscriptionBannerQuery",
    "operationKind": "query",
    "text": "query SubscriptionBannerQuery{currentUser{client{manuallyInvoiced,subscription{status},id},id}}"
  }
};
})();

(node as any).hash = "1ec1d499110c56469fbe1c0897029e1c";

export default node;
