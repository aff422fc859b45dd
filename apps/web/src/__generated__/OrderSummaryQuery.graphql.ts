/**
 * @generated SignedSource<<df6355a32d5e1643f7c7c9746979aca6>>
 * @relayHash bcd0054df2f5f6e278faf1c21633181b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d900edbc7bc13b99e92e58abd262a749124b6f83a31e9c645d8e61d0e2e5e4a

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type OrderSummaryQuery$variables = {
  plan: ClientSubscriptionType;
};
export type OrderSummaryQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly subscription: {
        readonly periodEnd: string | null | undefined;
        readonly status: SubscriptionStatus;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly subscriptionChangePreview: {
    readonly amountDue: number;
    readonly currency: string;
    readonly discount: number;
    readonly effectiveAt: string;
    readonly isImmediate: boolean;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly description: string;
    }>;
    readonly monthlyAmount: number;
    readonly nextAmount: number;
  };
};
export type OrderSummaryQuery = {
  response: OrderSummaryQuery$data;
  variables: OrderSummaryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "plan"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "subscriptionType",
      "variableName": "plan"
    }
  ],
  "concreteType": "SubscriptionChangePreview",
  "kind": "LinkedField",
  "name": "subscriptionChangePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectiveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isImmediate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAmount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
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
      "name": "type",
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderSummaryQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSummaryQuery",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bcd0054df2f5f6e278faf1c21633181b",
    "id": "1d900edbc7bc13b99e92e58abd262a749124b6f83a31e9c645d8e61d0e2e5e4a",
    "metadata": {},
    "name": "OrderSummaryQuery",
    "operationKind": "query",
    "text": "query OrderSummaryQuery($plan:ClientSubscriptionType!){subscriptionChangePreview(subscriptionType:$plan){effectiveAt,isImmediate,currency,lines{description,amount},discount,amountDue,monthlyAmount,nextAmount},currentUser{client{subscription{type,status,periodEnd},id},id}}"
  }
};
})();

(node as any).hash = "ddffb784f24dcad7fe6267d329c37a8a";

export default node;
