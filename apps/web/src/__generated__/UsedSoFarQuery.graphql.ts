/**
 * @generated SignedSource<<d520fd99aaa6a16cfd0c6854697e7b22>>
 * @relayHash f36214c4cfc2a4f130c0f3114571c40e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 789c185fc1bdab3b1454db5d07ac8446acafabd947d6c651d867969fd6343a3f

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type UsedSoFarQuery$variables = Record<PropertyKey, never>;
export type UsedSoFarQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly usage: {
    readonly meters: ReadonlyArray<{
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  };
};
export type UsedSoFarQuery = {
  response: UsedSoFarQuery$data;
  variables: UsedSoFarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UsageMeter",
  "kind": "LinkedField",
  "name": "meters",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metric",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "used",
      "storageKey": null
    }
  ],
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
    "name": "UsedSoFarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
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
    "name": "UsedSoFarQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
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
    "cacheID": "f36214c4cfc2a4f130c0f3114571c40e",
    "id": "789c185fc1bdab3b1454db5d07ac8446acafabd947d6c651d867969fd6343a3f",
    "metadata": {},
    "name": "UsedSoFarQuery",
    "operationKind": "query",
    "text": "query UsedSoFarQuery{usage{meters{metric,used},id},currentUser{client{subscription{status},id},id}}"
  }
};
})();

(node as any).hash = "6868a0ba2abf037a1baba5befcbe43ec";

export default node;
