/**
 * @generated SignedSource<<3ecbd6d8d68350800831355586d1d1c0>>
 * @relayHash f98881f95f62e4ef01732a585f56bfad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc9083ca035bc94110caf3887d844878bab5575dcb9985709105c1bbd09a0eb

import { ConcreteRequest } from 'relay-runtime';
export type StripePromotionType = "Amount" | "Percent";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type GetFirstOrder$variables = Record<PropertyKey, never>;
export type GetFirstOrder$data = {
  readonly currentUser: {
    readonly client: {
      readonly subscription: {
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly paymentMethods: ReadonlyArray<{
    readonly brand: string;
    readonly id: string;
    readonly isDefault: boolean;
    readonly lastFourDigits: string;
  }>;
  readonly stripePrices: {
    readonly enterpriseMonthlySubscription: number;
    readonly enterpriseMonthlySubscriptionFreeTrial: number;
    readonly proMonthlySubscription: number;
    readonly proMonthlySubscriptionFreeTrial: number;
    readonly standardMonthlySubscription: number;
    readonly standardMonthlySubscriptionFreeTrial: number;
    readonly starterMonthlySubscription: number;
    readonly starterMonthlySubscriptionFreeTrial: number;
  };
  readonly stripePromotion: {
    readonly code: string;
    readonly id: string;
    readonly quantity: number;
    readonly type: StripePromotionType;
  } | null | undefined;
};
export type GetFirstOrder = {
  response: GetFirstOrder$data;
  variables: GetFirstOrder$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "StripePrices",
  "kind": "LinkedField",
  "name": "stripePrices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterpriseMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterpriseMonthlySubscriptionFreeTrial",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "StripePromotion",
  "kind": "LinkedField",
  "name": "stripePromotion",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "name": "quantity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentMethod",
  "kind": "LinkedField",
  "name": "paymentMethods",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFourDigits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "GetFirstOrder",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
              (v4/*:: as any*/)
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
    "name": "GetFirstOrder",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f98881f95f62e4ef01732a585f56bfad",
    "id": "dcc9083ca035bc94110caf3887d844878bab5575dcb9985709105c1bbd09a0eb",
    "metadata": {},
    "name": "GetFirstOrder",
    "operationKind": "query",
    "text": "query GetFirstOrder{stripePrices{starterMonthlySubscription,starterMonthlySubscriptionFreeTrial,standardMonthlySubscription,standardMonthlySubscriptionFreeTrial,proMonthlySubscription,proMonthlySubscriptionFreeTrial,enterpriseMonthlySubscription,enterpriseMonthlySubscriptionFreeTrial},stripePromotion{id,code,type,quantity},paymentMethods{id,brand,lastFourDigits,isDefault},currentUser{client{subscription{status},id},id}}"
  }
};
})();

(node as any).hash = "2fdc1eec8a00f095baf0e7575b802613";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
