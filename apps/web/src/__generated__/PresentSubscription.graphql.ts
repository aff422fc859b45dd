/**
 * @generated SignedSource<<3baf71980df4b631b97c95afd4e1c142>>
 * @relayHash 6a4d1231bbd0a6ed83f401275eeb73fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a7533860f702d4582a16ea9b1875b9be959e8d1f969a9785807670855f3134d

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type PresentSubscription$variables = Record<PropertyKey, never>;
export type PresentSubscription$data = {
  readonly currentUser: {
    readonly client: {
      readonly isBotInstanceActive: boolean;
      readonly paymentMethodEntered: boolean;
      readonly subscription: {
        readonly cancellationDate: string | null | undefined;
        readonly periodEnd: string | null | undefined;
        readonly scheduleToDowngrade: {
          readonly dueDate: string;
          readonly type: ClientSubscriptionType;
        } | null | undefined;
        readonly status: SubscriptionStatus;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PresentSubscription = {
  response: PresentSubscription$data;
  variables: PresentSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBotInstanceActive",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethodEntered",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ClientSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancellationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledDowngrade",
      "kind": "LinkedField",
      "name": "scheduleToDowngrade",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodEnd",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "PresentSubscription",
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
              (v3/*:: as any*/)
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
    "name": "PresentSubscription",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6a4d1231bbd0a6ed83f401275eeb73fd",
    "id": "3a7533860f702d4582a16ea9b1875b9be959e8d1f969a9785807670855f3134d",
    "metadata": {},
    "name": "PresentSubscription",
    "operationKind": "query",
    "text": "query PresentSubscription{currentUser{client{isBotInstanceActive,paymentMethodEntered,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate},status,periodEnd},id},id}}"
  }
};
})();

(node as any).hash = "1ce736355189adad8564a26eb819e30b";

export default node;
